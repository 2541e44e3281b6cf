import type { SnapshotFrom } from 'xstate';
import { codeIn } from '../../kit/order/code.select';
import { sentOrder } from '../../kit/order/sentOrder';
import type { OtpView } from '../../kit/otp/otp.select';
import { type SplitAccountView, selectSplitAccount } from '../splitAccount/splitAccount.select';
import type { SplitAccount } from '../splitAccount/splitAccount.types';
import type { splitSettlementMachine } from './splitSettlement.machine';
import { blockers, exampleOf, isChanged, nameError } from './splitSettlement.rules';
import { shareErrors, tooHighWords } from './splitSettlement.shares';
import type { Bookmark, Choices, Split, Terms } from './splitSettlement.types';

type Snapshot = SnapshotFrom<typeof splitSettlementMachine>;

const STEPS = [
  'restoringDraft',
  'loading',
  'failed',
  'missing',
  'preparing',
  'choicesFailed',
  'changingTerms',
  'draftFound',
  'account',
  'removing',
  'sendingCode',
  'verifying',
  'submitting',
  'checkingOutcome',
  'outcomeUnknown',
  'succeeded',
] as const;

/** Everything that the builder shows, already computed. */
export interface SplitSettlementView {
  readonly step: (typeof STEPS)[number] | 'building' | 'ended';
  readonly split: Split;
  readonly currencies: Choices['currencies'];
  /** Whether banks and currencies are loaded, without which the page has nothing to fill in. */
  readonly isPrepared: boolean;
  /** The error of the name. */
  readonly nameError: string | null;
  /** SPL-06: what is said below a share, by the id of its account. */
  readonly shareErrors: ReturnType<typeof shareErrors>;
  /** Which share is too high, and what is less. */
  readonly tooHigh: string | null;
  /** The terms that the merchant is asked about. */
  readonly proposed: Terms | null;
  /** SPL-06: what is kept and shared of an example, in major units. Null for shares in amounts. */
  readonly example: ReturnType<typeof exampleOf>;
  /** How many stored accounts are offered. */
  readonly offered: number;
  /** The merchant's own, if someone else changed what they were made from. Null otherwise. */
  readonly outdated: Split | null;
  /** The account that the merchant may delete after a confirmation. */
  readonly removing: SplitAccount | null;
  readonly account: SplitAccountView | null;
  readonly otp: OtpView | null;
  readonly problem: string | null;
  readonly reply: string | null;
  /** Why it cannot be submitted yet. */
  readonly blocker: string | null;
  /** Whether this tab has a draft that was not submitted. */
  readonly isDrafted: boolean;
  /** Whether closing the page would lose changes. */
  readonly changed: boolean;
}

/** Without a version nothing can be compared. */
const outdatedIn = ({ kept, split }: Snapshot['context']): Split | null =>
  kept !== null && kept.version !== '' && kept.version !== split.version ? kept : null;

const BUILT = ['building', 'persisting'] as const;

const isOver = (snapshot: Snapshot) => ['clearingDraft', 'succeeded', 'saved'].some((state) => snapshot.value === state);

export function selectSplitSettlement(snapshot: Snapshot): SplitSettlementView {
  const { context, children } = snapshot;
  const { split, kept, removing, problem } = context;
  const account = children.account?.getSnapshot();
  const opened = account ? selectSplitAccount(account) : null;
  const built = BUILT.some((state) => snapshot.matches(state)) ? 'building' : 'ended';
  return {
    step: snapshot.matches('clearingDraft') ? 'submitting' : (STEPS.find((step) => snapshot.matches(step)) ?? built),
    split,
    currencies: context.choices?.currencies ?? [],
    isPrepared: context.choices !== null,
    nameError: nameError(split),
    shareErrors: shareErrors(split, context.typed),
    tooHigh: tooHighWords(split, context.typed),
    proposed: context.proposed,
    example: exampleOf(split),
    offered: kept?.accounts.length ?? 0,
    outdated: snapshot.matches('draftFound') ? outdatedIn(context) : null,
    removing: split.accounts.find(({ id }) => id === removing) ?? null,
    account: opened,
    otp: codeIn(snapshot.children),
    problem,
    reply: context.reply,
    blocker: blockers(context)[0] ?? null,
    isDrafted: bookmarkSplit(snapshot)?.order === null,
    changed: snapshot.status === 'active' && !isOver(snapshot) && (isChanged(context) || opened?.changed === true),
  };
}

/**
 * Returns the bookmark: the accounts until they are submitted or discarded, and an order that may have been sent, so that the page starts with
 * a status check. Only a sent order is kept.
 */
export function bookmarkSplit(snapshot: Snapshot): Bookmark | null {
  const { split, kept } = snapshot.context;
  if (isOver(snapshot)) return null;
  const order = sentOrder(snapshot);
  if (order) return { split: order.split, order };
  if (kept !== null) return { split: kept, order: null };
  return isChanged(snapshot.context) ? { split, order: null } : null;
}
