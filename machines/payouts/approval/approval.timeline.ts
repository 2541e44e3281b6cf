/** The way of a payout to its decision: who asked, who verified, who decides, and what comes next. */
import { barrier } from './approval.rules';
import type { Approver, AwaitedPayout } from './approval.types';

export interface ApprovalStep {
  readonly kind: 'initiated' | 'verified' | 'approved' | 'other' | 'decision' | 'next';
  /** The provider's status, of a step that has happened. */
  readonly status: string;
  /** The person, if one is known. */
  readonly by: string | null;
  /** ISO date and time on the wall clock of Lagos. For a decision: since when it is pending. */
  readonly at: string | null;
  readonly state: 'done' | 'now' | 'ahead';
}

const KINDS: Readonly<Record<string, ApprovalStep['kind']>> = {
  Initiated: 'initiated',
  Verified: 'verified',
  Approved: 'approved',
};

/** Returns what has happened, as the provider reports it. Without a report it is known only who initiated the payout, and when. */
function pastOf({ events = [], initiatedAt, initiator }: AwaitedPayout): readonly ApprovalStep[] {
  const shown = events.length > 0 ? events : [{ status: 'Initiated', at: initiatedAt, by: initiator || null }];
  return shown.map(({ status, at, by }) => ({ kind: KINDS[status] ?? 'other', status, by, at, state: 'done' }));
}

const ahead = (kind: ApprovalStep['kind'], at: string | null): ApprovalStep => ({
  kind,
  status: '',
  by: null,
  at,
  state: 'ahead',
});

/** Returns the steps of one payout: what has happened, the decision, and what follows from it. */
export function timelineOf(payout: AwaitedPayout): readonly ApprovalStep[] {
  const past = pastOf(payout);
  return [...past, { ...ahead('decision', past.at(-1)?.at ?? null), state: 'now' }, ahead('next', null)];
}

/** Returns who makes the decision: this person, or why another one does. */
export const deciderOf = (payouts: readonly AwaitedPayout[], approver: Approver): 'you' | 'role' | 'maker' =>
  barrier(payouts, approver) ?? 'you';

/** Returns the one person who initiated all of them, or null. */
export function commonInitiator(payouts: readonly AwaitedPayout[]): string | null {
  const [first, ...others] = payouts;
  if (!first?.initiator || others.some(({ initiator }) => initiator !== first.initiator)) return null;
  return first.initiator;
}
