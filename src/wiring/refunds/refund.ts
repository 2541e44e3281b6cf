/** The flow of a refund. */
import { wire } from '../../../machines/kit/flow/port';
import { refundMachine } from '../../../machines/refunds/refund/refund.machine';
import { lazy } from '../lazy';
import { stored } from '../stored';
import { withTemporal } from '../temporal';

const payment = () => withTemporal(() => import('../../services/transactions/transactionDetails'));
const services = () => import('../../services/refunds/refundOrders');

export const refundFlow = wire(refundMachine, {
  loadPayment: lazy(payment, (s) => s.getTransaction),
  createRefunds: stored(lazy(services, (s) => s.createRefund)),
  getRefundOrderStatus: lazy(services, (s) => s.getRefundOrderStatus),
});
