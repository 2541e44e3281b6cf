import { viewCountsFlow } from '../../kit/resource/viewCounts.flow';
import { payoutViews } from '../payouts/payouts.machine';
import { payoutCountsMachine } from './payoutCounts.machine';

export const payoutCountsFlow = viewCountsFlow(payoutCountsMachine, {
  views: payoutViews,
  counts: [1_204, 3, 17, 96],
  screen: { path: '/dashboard/account/payouts', as: 'amaka.obi@bluecrest.test' },
});
