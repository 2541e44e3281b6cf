import { actionFlow } from '../../kit/confirmation/action.flow';
import { refundedInPart as payment } from '../transactionDetails/transactionDetails.flow';
import { receiptEmailMachine } from './receiptEmail.machine';

export const receiptEmailFlow = actionFlow(receiptEmailMachine, {
  starts: { paid: { subject: { payment, isTest: false } } },
  otherStarts: {
    unpaid: { payment: { ...payment, status: 'Failed' }, isTest: false },
    test: { payment, isTest: true },
    justSent: { payment: { ...payment, receiptSentAt: '2099-11-22T09:16:00' }, isTest: false },
  },
  answers: { sent: { message: 'Receipt sent' } },
  screen: {
    path: '/dashboard/business/transactions/transaction-details/{paymentReference}?open=receipt',
    as: 'amaka.obi@bluecrest.test',
    paid: true,
  },
  dialog: { question: 'Email this receipt?', confirm: 'Email receipt', dismiss: 'Cancel' },
});
