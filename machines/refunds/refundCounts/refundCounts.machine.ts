import { viewCounts } from '../../kit/resource/viewCounts';

/** RFD-01: how many refunds each saved view of the list has. Its key is always empty. */
export const refundCountsMachine = viewCounts('refundCounts', { calls: ['countRefunds'], things: 'refunds', req: ['RFD-01'] });
