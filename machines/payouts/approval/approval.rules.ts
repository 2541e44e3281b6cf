import type { PendingPayout } from '../../../contract/payouts/approvals';
import { add } from '../../kit/money';
import type { ApprovalContext, Approver } from './approval.types';

const UNDECIDED: readonly string[] = ['Awaiting Approval', 'Awaiting Second Level Approval Verification'];

export const isUndecided = ({ status }: Pick<PendingPayout, 'status'>) => UNDECIDED.includes(status);

type Made = Pick<PendingPayout, 'initiatorId' | 'initiator'>;

/** By the id; where the provider tells none, by the name: a namesake is then kept out too, and another approver decides. */
export const isMaker = ({ initiatorId, initiator }: Made, { id, name }: Approver) =>
  initiatorId === null ? initiator !== '' && initiator === name : initiatorId === id;

/** APR-01. Why this person cannot decide; null where they can. Maker and checker are two people. */
export function barrier(payouts: readonly Made[], approver: Approver): 'role' | 'maker' | null {
  if (!approver.mayApprove) return 'role';
  return payouts.some((payout) => isMaker(payout, approver)) ? 'maker' : null;
}

/** Who made what is decided, for the proof: whoever is at the desk, where they made any of it. */
export function makerOf({ payouts, approver }: ApprovalContext): string {
  if (payouts.some((payout) => isMaker(payout, approver))) return approver.id;
  return payouts[0]?.initiatorId ?? payouts[0]?.initiator ?? '';
}

/** What they come to, in major units, where they are of one currency and each of them tells it. */
export function totalOf(payouts: readonly Pick<PendingPayout, 'amount' | 'currency'>[]) {
  const [first, ...others] = payouts;
  if (!first || others.some(({ currency }) => currency !== first.currency)) return null;
  let amount = '0';
  for (const payout of payouts) {
    if (payout.amount === null) return null;
    amount = add(amount, payout.amount);
  }
  return { currency: first.currency, amount };
}

/** What is said of payouts that somebody decided already. */
export function settledWords(decided: readonly PendingPayout[]): string {
  const [only] = decided;
  if (decided.length !== 1 || !only) return `${decided.length} payouts were already decided.`;
  const by = only.approver ? ` by ${only.approver}` : '';
  return `This payout was already decided${by}. Its status is ${only.status}.`;
}
