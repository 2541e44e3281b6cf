import { viewCountsFlow } from '../../kit/resource/viewCounts.flow';
import { refundViews } from '../refunds/refunds.machine';
import { refundCountsMachine } from './refundCounts.machine';

export const refundCountsFlow = viewCountsFlow(refundCountsMachine, {
  views: refundViews,
  counts: [86, 4, 9, 12],
  screen: { path: '/dashboard/business/refunds', as: 'amaka.obi@bluecrest.test' },
});
