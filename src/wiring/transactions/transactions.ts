/** Flows of the transactions page. */
import { wire } from '../../../machines/kit/port';
import { transactionsMachine } from '../../../machines/transactions/transactions/transactions.machine';
import { lazy } from '../lazy';
import { refundFlow } from '../refunds/refund';
import { withTemporal } from '../temporal';

const services = () => withTemporal(() => import('../../services/transactions/transactions'));

export const transactionsFlows = {
  transactions: wire(transactionsMachine, { load: lazy(services, (s) => s.listTransactions) }),
  refund: refundFlow,
};
