import { confirmedAction } from '../../kit/confirmation/confirmedAction.machine';
import type { Said } from '../../kit/otp/otp.types';
import type { TransactionInFull } from '../transactionDetails/transactionDetails.machine';
import { receiptAt, whyNoReceipt } from './receiptEmail.rules';

/** A payment, and whether it is one of the Test environment. */
export interface Receipt {
  readonly payment: TransactionInFull;
  readonly isTest: boolean;
}

/** Whether the receipt may be emailed now. The provider decides in any case. */
const maySend = ({ payment, isTest }: Receipt): boolean =>
  whyNoReceipt(payment, isTest) === null && Date.now() >= receiptAt(payment);

/** TRX-04: emails the receipt of a payment to its customer, after a confirmation that names the address. */
export const receiptEmailMachine = confirmedAction<Receipt, Said>('receiptEmail', {
  calls: ['emailReceipt'],
  req: ['TRX-04'],
  description: 'Emails the receipt of a payment to its customer, at most once a minute.',
  isAllowed: maySend,
  failureMessage: 'We couldn’t email the receipt. Try again.',
  successMessage: 'Receipt sent.',
});
