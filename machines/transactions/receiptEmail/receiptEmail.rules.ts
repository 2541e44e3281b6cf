/** When the receipt of a payment may be emailed to its customer. */
import { RESEND_PAUSE_MS } from '../../kit/otp/otp.rules';
import { ZONE } from '../../kit/values/zone';
import type { TransactionInFull } from '../transactionDetails/transactionDetails.machine';
import { isPaid } from '../transactionDetails/transactionDetails.rules';

type Sent = Pick<TransactionInFull, 'receiptSentAt'>;
type Payment = Sent & Pick<TransactionInFull, 'status' | 'customer'>;

/** Returns from when a receipt can be emailed again, in milliseconds since the epoch: a minute after the last one. */
export const receiptAt = ({ receiptSentAt }: Sent): number =>
  receiptSentAt === null
    ? 0
    : Temporal.PlainDateTime.from(receiptSentAt).toZonedDateTime(ZONE).epochMilliseconds + RESEND_PAUSE_MS;

/** Returns why no receipt is emailed, or null if it may be, once the minute is over. Customers get no email about a test. */
export function whyNoReceipt(payment: Payment, isTest: boolean): string | null {
  if (!isPaid(payment)) return 'The customer hasn’t paid.';
  if (payment.customer.email === '') return 'This payment has no email address.';
  return isTest ? 'Customers get no email in Test mode.' : null;
}
