import { resourceFlow } from '../../kit/resource/resource.flow';
import { refund } from '../refunds/refunds.flow';
import { refundDetailsMachine } from './refundDetails.machine';

export const refundDetailsFlow = resourceFlow(refundDetailsMachine, {
  key: 'RFD-1001',
  answers: { approved: refund(1) },
  screen: { path: '/dashboard/refunds/refund-details/{refundReference}', as: 'amaka.obi@bluecrest.test', paid: true },
  sees: { loading: 'Refund details', loaded: 'Refund reference' },
});
