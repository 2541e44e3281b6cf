import type { Refund } from '../../../contract/refunds/refunds';
import { resource } from '../../kit/resource/resource.machine';

export type { Refund } from '../../../contract/refunds/refunds';

/** RFD-04: one refund, by its reference. */
export const refundDetailsMachine = resource<Refund, string>('refundDetails', {
  calls: ['listRefunds'],
  req: ['RFD-04'],
  description: 'Shows one refund of the active business.',
});
