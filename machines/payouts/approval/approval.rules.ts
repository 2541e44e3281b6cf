import type { PendingPayout } from '../../../contract/payouts/approvals';
import { awaitsApproval } from '../../../contract/payouts/payoutStatuses';
import { pauseLeft } from '../../kit/otp/otp.rules';
import { add, addAll, compareAmounts, subtract } from '../../kit/values/money';
import { withFee } from '../../kit/values/withFee';
import type { ApprovalContext, Approver } from './approval.types';

export const isUndecided = ({ status }: Pick<PendingPayout, 'status'>) => awaitsApproval(status);

type Initiated = Pick<PendingPayout, 'initiatorId' | 'initiator'>;

/**
 * Compares ids. If the provider returns none, it compares names. That also excludes a person with the same name, and another approver decides.
 */
export const isMaker = ({ initiatorId, initiator }: Initiated, { id, name }: Pick<Approver, 'id' | 'name'>) =>
  initiatorId === null ? initiator !== '' && initiator === name : initiatorId === id;

/** APR-01: returns why this person cannot decide, or null. Maker and checker are two people. */
export function barrier(payouts: readonly Initiated[], approver: Approver): 'role' | 'maker' | null {
  if (!approver.mayApprove) return 'role';
  return payouts.some((payout) => isMaker(payout, approver)) ? 'maker' : null;
}

/** Whether any of the listed payouts can be picked. While none is listed it is unknown, and the column keeps its place. */
export const mayPickAny = (payouts: readonly Initiated[], approver: Approver): boolean =>
  approver.mayApprove && (payouts.length === 0 || payouts.some((payout) => barrier([payout], approver) === null));

/** Returns the maker for the proof: the approver's own id if the approver made any of the payouts. */
export function makerOf({ payouts, approver }: Pick<ApprovalContext, 'payouts' | 'approver'>): string {
  if (payouts.some((payout) => isMaker(payout, approver))) return approver.id;
  return payouts[0]?.initiatorId ?? payouts[0]?.initiator ?? '';
}

/** What a call names: the payouts, or the same ids as the subject of a code. */
type Named = { readonly payoutIds: readonly string[] } | { readonly subject: string };

/** Returns for the proof who made each payout that a call names. A payout that was not looked up has an unknown maker. */
export function makersOf(named: Named, { payouts, approver }: ApprovalContext): readonly string[] {
  const ids = 'payoutIds' in named ? named.payoutIds : named.subject.split(',');
  return ids.map((id) => {
    const payout = payouts.find(({ payoutId }) => payoutId === id);
    return payout ? makerOf({ payouts: [payout], approver }) : '';
  });
}

type Costing = Pick<PendingPayout, 'amount' | 'fee' | 'currency'>;

/** A sum in one currency, in major units. */
export interface Total {
  readonly currency: string;
  readonly amount: string;
}

/** Returns the total with the fees, if all amounts are known and in one currency. */
export function totalOf(payouts: readonly Costing[]): Total | null {
  const [first, ...others] = payouts;
  if (!first || others.some(({ currency }) => currency !== first.currency)) return null;
  const totals = payouts.flatMap((payout) => withFee(payout) ?? []);
  return totals.length < payouts.length ? null : { currency: first.currency, amount: addAll(totals) };
}

/** NGN comes first, then the other currencies by their codes, whatever the order of the payouts is. */
const byCurrency = (one: string, other: string) => Number(other === 'NGN') - Number(one === 'NGN') || one.localeCompare(other);

/** Payouts of one currency that are decided together. */
export interface CurrencyGroup<Row extends Costing> {
  readonly currency: string;
  readonly payouts: readonly Row[];
  /** Null if an amount is unknown. */
  readonly total: Total | null;
  /** The fees that the total includes. Null if one is unknown. */
  readonly fees: string | null;
}

/** Returns the payouts of each currency with their total. Amounts of two currencies are never added. */
export const groupsOf = <Row extends Costing>(payouts: readonly Row[]): readonly CurrencyGroup<Row>[] =>
  [...new Set(payouts.map(({ currency }) => currency))].sort(byCurrency).map((currency) => {
    const own = payouts.filter((payout) => payout.currency === currency);
    const fees = own.flatMap(({ fee }) => fee ?? []);
    return { currency, payouts: own, total: totalOf(own), fees: fees.length < own.length ? null : addAll(fees) };
  });

/** Returns the total in each currency. A currency with an unknown amount has none. */
export const totalsOf = (payouts: readonly Costing[]): readonly Total[] => groupsOf(payouts).flatMap(({ total }) => total ?? []);

/** Returns when the last code was sent, if another one cannot be requested yet. */
export const ifRecent = (sentAt: number | null, now: number): number | null =>
  sentAt !== null && pauseLeft(sentAt, now) > 0 ? sentAt : null;

/** Returns the amount and the fee of a payout with their sum, in major units. Null if the provider does not report both. */
export function moneyOf({ amount, fee }: Pick<PendingPayout, 'amount' | 'fee'>) {
  return amount === null || fee === null ? null : { amount, fee, sum: add(amount, fee) };
}

/**
 * Returns the Payout Balance after the decision, in major units. A payout is held since it was initiated, so approving it leaves what is
 * available as it is, and declining it gives back what it holds: its amount and its fee.
 */
export const balanceAfter = (available: string, held: string, isApproved: boolean) =>
  isApproved ? available : add(available, held);

/** Returns by how much the Payout Balance does not cover what is held of it, in major units. Null if it covers it, or is unknown. */
export const shortBy = (available: string | null) =>
  available !== null && compareAmounts(available, '0') < 0 ? subtract('0', available) : null;
