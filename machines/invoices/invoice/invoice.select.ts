import type { SnapshotFrom } from 'xstate';
import { bookmarkOrder } from '../../kit/order/sentOrder';
import { dueHint } from '../invoices/invoices.rules';
import type { invoiceMachine } from './invoice.machine';
import { type DraftSums, dueDay, errorsOf, type FieldError, isEmptyDraft, MAX_ITEMS, sumsOf } from './invoice.rules';
import type { BillBusiness, Bookmark, Currency, Draft, InvoiceOrder, SentInvoice } from './invoice.types';

type Snapshot = SnapshotFrom<typeof invoiceMachine>;

const STEPS = [
  'copying',
  'loading',
  'loadFailed',
  'filling',
  'reading',
  'submitting',
  'checkingOutcome',
  'outcomeUnknown',
  'sent',
] as const;

/** Everything that the page of a new invoice shows, already computed. */
export interface InvoiceView {
  readonly step: (typeof STEPS)[number] | 'ended';
  readonly draft: Draft;
  readonly currencies: readonly Currency[];
  readonly business: BillBusiness | null;
  /** Everything that is wrong. */
  readonly errors: readonly FieldError[];
  /** The errors that show now, by field. What is only missing shows once the merchant asks for the review. */
  readonly shown: ReadonlyMap<string, string>;
  readonly isChecked: boolean;
  readonly sums: DraftSums;
  /** How to type the due date, and how far away it is. */
  readonly dueHint: string;
  readonly mayAdd: boolean;
  /** The invoice that is read, or was sent. */
  readonly order: InvoiceOrder | null;
  readonly sent: SentInvoice | null;
  readonly problem: string | null;
  /** What the provider said instead of confirming it. */
  readonly reply: string | null;
}

export function selectInvoice(snapshot: Snapshot): InvoiceView {
  const { draft, choices, isChecked, order, sent, problem, reply } = snapshot.context;
  const errors = errorsOf(draft);
  const shown = errors.filter(({ isMissing }) => isChecked || !isMissing);
  return {
    step: STEPS.find((step) => snapshot.matches(step)) ?? 'ended',
    draft,
    currencies: choices?.currencies ?? [],
    business: choices?.business ?? order?.business ?? null,
    errors,
    shown: new Map(shown.map(({ field, text }) => [field, text])),
    isChecked,
    sums: sumsOf(draft),
    dueHint: dueHint(dueDay(draft.dueDate)),
    mayAdd: draft.items.length < MAX_ITEMS,
    order,
    sent,
    problem,
    reply,
  };
}

/** The outcome is known. */
const OVER: readonly unknown[] = ['sent', 'done'];

/** Leaving the form keeps the draft, unlike in a dialog. An empty one is not kept. */
export function bookmarkInvoice(snapshot: Snapshot): Bookmark | null {
  const { draft } = snapshot.context;
  const bookmark = snapshot.value === 'closed' ? { draft, order: null } : bookmarkOrder(snapshot, OVER);
  return bookmark?.order === null && isEmptyDraft(draft) ? null : bookmark;
}
