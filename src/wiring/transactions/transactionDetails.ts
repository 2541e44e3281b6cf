/** Flows of the page of one payment. */
import { wire } from '../../../machines/kit/flow/port';
import { receiptEmailMachine } from '../../../machines/transactions/receiptEmail/receiptEmail.machine';
import { transactionDetailsMachine } from '../../../machines/transactions/transactionDetails/transactionDetails.machine';
import { lazy } from '../lazy';
import { refundFlow } from '../refunds/refund';
import { withTemporal } from '../temporal';
import { ofNotes } from './notes';

const services = () => withTemporal(() => import('../../services/transactions/transactionDetails'));

export const transactionDetailsFlows = {
  transactionDetails: wire(transactionDetailsMachine, { load: lazy(services, (s) => s.getTransaction) }),
  receiptEmail: wire(receiptEmailMachine, { do: lazy(services, (s) => s.emailReceipt) }),
  refund: refundFlow,
  ...ofNotes,
};
