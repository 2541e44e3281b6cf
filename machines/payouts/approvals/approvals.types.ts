import type { PayoutFilter } from '../payouts/payouts.types';

export type { PendingPayout } from '../../../contract/payouts/approvals';

/** A keyword and the column it is looked for in, and the days a payout was initiated on. All of them wait: there is no status. */
export type ApprovalFilter = Omit<PayoutFilter, 'status' | 'currency'>;
