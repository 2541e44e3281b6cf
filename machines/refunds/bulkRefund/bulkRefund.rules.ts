/** Rules about the rows of a file of refunds: what is sent, and what came of it. Amounts are decimal text in major units. */

import { leftOvers } from '../../kit/batch/batch.results';
import * as batch from '../../kit/batch/batch.rules';
import { sumOf, withCells, withRowsExcluded } from '../../kit/batch/batch.rules';
import type { BatchReason, CellChange } from '../../kit/batch/batch.types';
import type { Fault } from '../../kit/flow/fault';
import { assertPresent } from '../../kit/values/assertPresent';
import { leftOf } from '../../transactions/transactionDetails/transactionDetails.rules';
import { isDeclined } from '../refund/refund.rules';
import { checkRow, type Row } from './bulkRefund.check';
import { type Entry, entriesOf, isUnknown } from './bulkRefund.entries';
import type { Field, Texts } from './bulkRefund.file';
import { correctionsIn, exclusionsIn } from './bulkRefund.queue';
import type {
  BatchOrder,
  BulkRefundBookmark,
  BulkRefundContext,
  Item,
  Kept,
  RefundAnswer,
  Result,
  Sheet,
} from './bulkRefund.types';

export const textsOf = ({ line, reference, amount, reason, beyond, isHidden, typed }: Row): Texts => ({
  line,
  reference,
  amount,
  reason,
  beyond,
  ...(isHidden && { isHidden }),
  ...(typed.length > 0 && { typed }),
});

export const keptOf = (sheet: Sheet): Kept => batch.keptOf(sheet, textsOf);

/** Nothing was refunded for a declined row. One that may still be refunded is never sent again. */
export const { restOf, isLeftOver, leavesRows, resultsView } = leftOvers({
  textsOf,
  mayBeSentAgain: (result: Result) => isDeclined(result),
});

/** Returns the sheet with edited cells. A merchant who corrects a row has seen it, so shifted cells are no longer reported. */
const corrected = (sheet: Sheet, changes: ReadonlyMap<number, Omit<CellChange<Field>, 'line'>>): Sheet =>
  withCells(sheet, changes, (row, { field, text }, typed) => checkRow({ ...textsOf(row), beyond: '', [field]: text, typed }));

export const withCell = (sheet: Sheet, { line, ...change }: CellChange<Field>): Sheet =>
  corrected(sheet, new Map([[line, change]]));

type Reviewed = Pick<BulkRefundContext, 'sheet' | 'payments' | 'refusals'>;

/** Returns the sheet with the correction that the row of a group is offered. */
export function withGroupCorrected(context: Reviewed, key: string): Sheet | null {
  return context.sheet && corrected(context.sheet, correctionsIn(entriesOf(context), key));
}

/** Returns the sheet without the rows of a group. */
export const withGroupExcluded = (context: Reviewed, key: string): Sheet | null =>
  withRowsExcluded(context.sheet, exclusionsIn(entriesOf(context), key));

/** The error names it if a row that is ready lacks a part of it. */
const READY = 'a refund';

/** Returns the refund of a row, or none if the row is not ready. */
export function itemOf({ row, state, payment }: Entry): readonly Item[] {
  if (state !== 'ready') return [];
  const refunded = assertPresent(payment, READY);
  const { reference: transactionReference, currency } = refunded;
  const amount = assertPresent(row.refunds, READY);
  const expectedLeft = assertPresent(leftOf(refunded), READY);
  return [{ line: row.line, transactionReference, currency, amount, reason: row.reason.trim(), expectedLeft }];
}

export function orderOf(context: Reviewed, idempotencyKey: string): BatchOrder {
  const items = entriesOf(context).flatMap(itemOf);
  return { idempotencyKey, items, lines: items.map(({ line }) => line) };
}

export function blockerOf(context: Reviewed): BatchReason | null {
  if (entriesOf(context).some(({ state }) => state === 'ready')) return null;
  return isUnknown(context) ? 'lookingUp' : 'nothing';
}

export interface Total {
  readonly currency: string;
  readonly count: number;
  readonly amount: string;
}

/** Returns the sum of each currency, in the order in which they occur. */
export function totalsOf(refunds: readonly { readonly currency: string; readonly amount: string }[]): readonly Total[] {
  const amounts = new Map<string, string[]>();
  for (const { currency, amount } of refunds) {
    const same = amounts.get(currency);
    if (same) same.push(amount);
    else amounts.set(currency, [amount]);
  }
  return [...amounts].map(([currency, same]) => ({ currency, count: same.length, amount: sumOf(same) }));
}

/** What the provider said of each row, in the order in which they were sent. It may only say that it received them. */
export function resultsOf({ lines }: BatchOrder, { refunds }: Pick<RefundAnswer, 'refunds'>): readonly Result[] {
  // They stand in the order of the rows. With one too few or too many, a row would get the result of another.
  const known = refunds.length === lines.length ? refunds : [];
  return lines.map((line, at) => ({ line, reference: known[at]?.reference ?? '', status: known[at]?.status ?? 'Sent' }));
}

export { isDeclined };

/** Returns the lines that a refusal names, with what it says of each. */
export function refusedRows({ lines }: BatchOrder, fault: Fault): Readonly<Record<number, string>> {
  const problems = fault.kind === 'server' ? (fault.problems ?? []) : [];
  return Object.fromEntries(
    problems.flatMap(({ index, message }) => {
      const line = lines[index];
      return line === undefined ? [] : [[line, message] as const];
    }),
  );
}

/** Returns the context without what was found of these lines, so that it is looked up again. Without lines, all is. */
export function lookedUpAgain({ sheet, payments }: Reviewed, lines: readonly number[]): BulkRefundContext['payments'] {
  if (lines.length === 0) return {};
  const some = new Set(lines);
  const stale = new Set(sheet?.rows.flatMap(({ line, names }) => (some.has(line) && names !== null ? [names] : [])));
  return Object.fromEntries(Object.entries(payments).filter(([reference]) => !stale.has(reference)));
}

/** Returns the initial context. Rows of an earlier page are shown as they were, and checked again before they are sent. */
export function contextOf(bookmark: BulkRefundBookmark | null): BulkRefundContext {
  const none = {
    source: null,
    sheet: null,
    shown: [],
    problem: null,
    reply: null,
    payments: {},
    refusals: {},
    order: null,
    results: [],
  };
  if (!bookmark) return none;
  const { kept, order } = bookmark;
  const { texts, ...rest } = kept;
  return {
    ...none,
    source: { kept },
    sheet: { ...rest, rows: texts.map(checkRow) },
    order: order && { ...order, items: [] },
  };
}
