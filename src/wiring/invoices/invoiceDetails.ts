/** Flows of the page of one invoice. */
import { invoiceDetailsMachine } from '../../../machines/invoices/invoiceDetails/invoiceDetails.machine';
import { invoicePaymentMachine } from '../../../machines/invoices/invoicePayment/invoicePayment.machine';
import { invoicePictureMachine } from '../../../machines/invoices/invoicePicture/invoicePicture.machine';
import { invoiceResendMachine } from '../../../machines/invoices/invoiceResend/invoiceResend.machine';
import { invoiceVoidMachine } from '../../../machines/invoices/invoiceVoid/invoiceVoid.machine';
import { wire } from '../../../machines/kit/flow/port';
import { lazy } from '../lazy';
import { withTemporal } from '../temporal';

const services = () => withTemporal(() => import('../../services/invoices/invoices'));
const pictures = () => import('../../flow/saveBill');

export const invoiceDetailsFlows = {
  invoiceDetails: wire(invoiceDetailsMachine, { load: lazy(services, (s) => s.getInvoice) }),
  invoiceResend: wire(invoiceResendMachine, { do: lazy(services, (s) => s.resendInvoice) }),
  invoiceVoid: wire(invoiceVoidMachine, { do: lazy(services, (s) => s.voidInvoice) }),
  invoicePayment: wire(invoicePaymentMachine, { save: lazy(services, (s) => s.markInvoicePaid) }),
  invoicePicture: wire(invoicePictureMachine, { save: lazy(pictures, (s) => s.saveBill) }),
};
