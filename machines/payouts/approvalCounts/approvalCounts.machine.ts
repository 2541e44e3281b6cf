import { viewCounts } from '../../kit/resource/viewCounts';

/** APR-01: how many pending payouts each view of the list has. There is only one list, so its key is empty. */
export const approvalCountsMachine = viewCounts('approvalCounts', {
  calls: ['countPayoutsPendingApproval'],
  things: 'pending payouts',
  req: ['APR-01', 'PAY-09'],
});
