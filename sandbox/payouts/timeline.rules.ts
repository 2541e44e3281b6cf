/** The timeline of a payout, as far as it was recorded, oldest first. */
import { type PayoutStatus, status } from '../ledger/payouts.rules';

export interface Recorded {
  readonly status: string;
  readonly initiatedAt: Temporal.Instant;
  readonly verifiedAt: Temporal.Instant | null;
  readonly decidedAt: Temporal.Instant | null;
  readonly settledAt: Temporal.Instant | null;
  readonly failedAt: Temporal.Instant | null;
  readonly initiator: string | null;
  readonly approver: string | null;
}

export interface Happening {
  readonly status: PayoutStatus | 'Verified';
  readonly at: Temporal.Instant;
  readonly by: string | null;
}

/** The decision of the approver. A payout that was not rejected continued. */
function decision(current: string): PayoutStatus {
  if (current === status.rejected || current === status.declined) return current;
  return status.approved;
}

export function timelineOf(payout: Recorded): Happening[] {
  const steps = [
    { status: status.initiated, at: payout.initiatedAt, by: payout.initiator },
    { status: 'Verified' as const, at: payout.verifiedAt, by: null },
    { status: decision(payout.status), at: payout.decidedAt, by: payout.approver },
    { status: status.successful, at: payout.settledAt, by: null },
    { status: status.failed, at: payout.failedAt, by: null },
  ];
  return steps.flatMap(({ at, ...step }) => (at ? [{ ...step, at }] : []));
}
