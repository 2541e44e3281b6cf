import { collection } from '../../kit/collection.machine';
import type { ApprovalFilter, PendingPayout } from './approvals.types';

/** APR-01: the kit's collection, made for the payouts that wait for a second person. */
export const approvalsMachine = collection<PendingPayout, ApprovalFilter>('approvals', {
  calls: ['listPayoutsPendingApproval'],
  req: ['APR-01', 'PAY-09', 'GEN-07'],
  description: 'The payouts that wait for a second person, newest first.',
});
