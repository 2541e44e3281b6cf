/** Flows of the pages of refunds. */
import { wire } from '../../../machines/kit/port';
import { refundDetailsMachine } from '../../../machines/refunds/refundDetails/refundDetails.machine';
import { refundsMachine } from '../../../machines/refunds/refunds/refunds.machine';
import { lazy } from '../lazy';
import { withTemporal } from '../temporal';
import { refundFlow } from './refund';

const services = () => withTemporal(() => import('../../services/refunds/refunds'));

export const refundsFlows = {
  refunds: wire(refundsMachine, { load: lazy(services, (s) => s.listRefunds) }),
  refund: refundFlow,
  refundDetails: wire(refundDetailsMachine, { load: lazy(services, (s) => s.getRefund) }),
};
