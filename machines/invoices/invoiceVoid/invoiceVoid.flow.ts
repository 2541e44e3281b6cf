import { actionFlow } from '../../kit/confirmation/action.flow';
import { invoiceInFull } from '../invoiceDetails/invoiceDetails.flow';
import { invoiceVoidMachine } from './invoiceVoid.machine';

export const invoiceVoidFlow = actionFlow(invoiceVoidMachine, {
  starts: { unpaid: { subject: invoiceInFull } },
  otherStarts: {
    paid: { ...invoiceInFull, status: 'Successful', paid: invoiceInFull.amount },
    partPaid: { ...invoiceInFull, paid: '100.00' },
    void: { ...invoiceInFull, status: 'Void' },
  },
  answers: { voided: { message: 'Invoice voided successfully' } },
  screen: { path: '/dashboard/business/invoice/{invoiceId}/details?ask=void', as: 'amaka.obi@bluecrest.test', invoiced: true },
  dialog: { question: 'Void this invoice?', confirm: 'Void invoice', dismiss: 'Cancel' },
});
