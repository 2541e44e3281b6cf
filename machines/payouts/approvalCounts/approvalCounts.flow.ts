import { viewCountsFlow } from '../../kit/resource/viewCounts.flow';
import { approvalViews } from '../approvals/approvals.machine';
import { approvalCountsMachine } from './approvalCounts.machine';

export const approvalCountsFlow = viewCountsFlow(approvalCountsMachine, {
  views: approvalViews,
  counts: [1_309, 1_208, 1_107],
  screen: { path: '/dashboard/payout/pending-approval', as: 'tunde.bello@bluecrest.test' },
});
