import { actionFlow } from '../../kit/confirmation/action.flow';
import { invoiceInFull } from '../invoiceDetails/invoiceDetails.flow';
import { invoiceResendMachine } from './invoiceResend.machine';

export const invoiceResendFlow = actionFlow(invoiceResendMachine, {
  starts: { unpaid: { subject: invoiceInFull } },
  otherStarts: { void: { ...invoiceInFull, status: 'Void' }, justSent: { ...invoiceInFull, sentAt: '2099-11-22T09:16:00' } },
  answers: { sent: { message: 'Invoice sent successfully' } },
  screen: { path: '/dashboard/business/invoice/{invoiceId}/details?ask=resend', as: 'amaka.obi@bluecrest.test', invoiced: true },
  dialog: { question: 'Send this invoice again?', confirm: 'Send again', dismiss: 'Cancel' },
});
