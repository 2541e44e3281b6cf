import { viewCountsFlow } from '../../kit/resource/viewCounts.flow';
import { transactionViews } from '../transactions/transactions.machine';
import { transactionCountsMachine } from './transactionCounts.machine';

export const transactionCountsFlow = viewCountsFlow(transactionCountsMachine, {
  views: transactionViews,
  counts: [4_182, 3_908, 61, 377],
  screen: { path: '/dashboard/business/transactions', as: 'amaka.obi@bluecrest.test' },
});
