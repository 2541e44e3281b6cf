/** The cost of a payout, its requirements, and the order of its statuses. Amounts are in minor units. */
import { ZONE } from '../clock';
import { formatMoney } from '../rules/money';

export type PayoutType = 'Bank' | 'Merchant' | 'Mobile' | 'InternationalPayout';

const INTERNATIONAL_FEES: Readonly<Record<string, bigint>> = { USD: 25_00n, GBP: 20_00n, EUR: 20_00n };

function domesticFee(amount: bigint): bigint {
  if (amount <= 5_000_00n) return 10_00n;
  return amount <= 50_000_00n ? 25_00n : 50_00n;
}

/** Returns the fee in minor units of the same currency, or `null` if there is no such payout. */
export function payoutFee(type: PayoutType, currency: string, amount: bigint): bigint | null {
  if (type === 'Merchant') return 0n;
  if (type === 'InternationalPayout') return INTERNATIONAL_FEES[currency] ?? null;
  return currency === 'NGN' ? domesticFee(amount) : null;
}

/**
 * Thresholds for a code and an approval, the same numbers in every currency. A batch is measured by its total, so that splitting avoids
 * nothing.
 */
export const OTP_FROM = 50_000_00n;
export const APPROVAL_FROM = 1_000_000_00n;

/** What a payout requires besides its order. */
export interface Confirmations {
  readonly needsOtp: boolean;
  readonly needsApproval: boolean;
}

/**
 * Returns what a payout of this total requires. One that an approver decides needs a code first.
 * @param before the role's payouts of the same currency since `countsSince`
 */
export function confirmationsOf(total: bigint, before = { withoutCode: 0n, withoutApproval: 0n }): Confirmations {
  const needsApproval = before.withoutApproval + total >= APPROVAL_FROM;
  return { needsOtp: needsApproval || before.withoutCode + total >= OTP_FROM, needsApproval };
}

const COUNTED_HOURS = 1;

/** Payouts without a code, and those without an approver, count together over the last hour and the day in Lagos, whichever started earlier. */
export function countsSince(now: Temporal.Instant): Temporal.Instant {
  const hour = now.subtract({ hours: COUNTED_HOURS });
  const day = now.toZonedDateTimeISO(ZONE).startOfDay().toInstant();
  return Temporal.Instant.compare(hour, day) < 0 ? hour : day;
}

/** The test value that causes an unknown status code. */
export const UNKNOWN_CODE_AMOUNT = 13_13n;

/** Hours for which an unverified payout holds its money. */
export const VERIFY_WITHIN_HOURS = 24;

export const status = {
  initiated: 'Initiated',
  awaitingVerification: 'Awaiting Verification',
  awaitingApproval: 'Awaiting Approval',
  awaitingSecondLevel: 'Awaiting Second Level Approval Verification',
  approved: 'Approved',
  processing: 'Processing',
  pending: 'Pending',
  successful: 'Successful',
  failed: 'Failed',
  rejected: 'Rejected',
  declined: 'Declined',
} as const;

export type PayoutStatus = (typeof status)[keyof typeof status];

/** The allowed next statuses. A status that is missing here is final. */
export const next: Readonly<Partial<Record<PayoutStatus, readonly PayoutStatus[]>>> = {
  [status.initiated]: [status.awaitingVerification, status.processing, status.successful, status.failed],
  [status.awaitingVerification]: [status.awaitingSecondLevel, status.processing, status.successful, status.failed],
  [status.awaitingApproval]: [status.approved, status.rejected, status.declined],
  [status.awaitingSecondLevel]: [status.approved, status.processing, status.successful, status.rejected],
  [status.approved]: [status.processing, status.successful, status.failed],
  [status.processing]: [status.pending, status.successful, status.failed],
  [status.pending]: [status.processing, status.successful, status.failed],
};

/** Whether a payout in this status holds money of its wallet. */
export const holdsMoney = (current: PayoutStatus) => next[current] !== undefined;

/** Statuses that await a second person. */
export const UNDECIDED: readonly PayoutStatus[] = [status.awaitingApproval, status.awaitingSecondLevel];

export const isUndecided = (current: string) => UNDECIDED.some((known) => known === current);

/** Returns why a payout awaits a second person, for the merchant. `bySize`: its batch reached the limit, alone or with others of the role. */
export const approvalReason = (currency: string, bySize: boolean) =>
  bySize ? `${formatMoney(currency, APPROVAL_FROM)} or more in a day` : 'Required by the business';

/** Returns the status of a verified batch. */
export const afterVerification = (approval: boolean): PayoutStatus => (approval ? status.awaitingSecondLevel : status.successful);

/** The status furthest from its end comes first: a batch is as far as its slowest payout. */
const SLOWEST_FIRST: readonly PayoutStatus[] = [
  status.initiated,
  status.awaitingVerification,
  status.awaitingApproval,
  status.awaitingSecondLevel,
  status.approved,
  status.pending,
  status.processing,
  status.successful,
  status.declined,
  status.rejected,
  status.failed,
];

/** Returns a status by a filter's text: hyphens or spaces, in any case. `null` if it is unknown. */
export function statusNamed(text: string): PayoutStatus | null {
  const plain = text.replaceAll('-', ' ').trim().toLowerCase();
  return SLOWEST_FIRST.find((known) => known.toLowerCase() === plain) ?? null;
}

export const isPayoutStatus = (text: string): text is PayoutStatus => SLOWEST_FIRST.some((known) => known === text);

/** Returns the status of a batch as a whole. */
export function batchStatus(statuses: readonly string[]): PayoutStatus {
  return SLOWEST_FIRST.find((known) => statuses.includes(known)) ?? status.failed;
}
