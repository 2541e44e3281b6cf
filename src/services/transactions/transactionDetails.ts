/** The ports of one payment (TRX-04). */
import { type Order, transactionDetails } from '../../../contract/transactions/transactionDetails';
import type { Confirmed } from '../../../machines/kit/confirmation/confirmedAction.machine';
import type { Service } from '../../../machines/kit/flow/port';
import type { Said } from '../../../machines/kit/otp/otp.types';
import type { Receipt } from '../../../machines/transactions/receiptEmail/receiptEmail.machine';
import { call } from '../call';

/** @param key the payment reference. The provider also takes the order reference. */
export const getTransaction: Service<{ readonly key: string }, Order> = ({ key }, options) =>
  call(transactionDetails.getOrder, { query: { paymentreference: key } }, options);

/** Emails the receipt of a payment to its customer. */
export const emailReceipt: Service<Confirmed<Receipt>, Said> = ({ subject: { payment } }, options) =>
  call(transactionDetails.emailReceipt, { body: { paymentReference: payment.paymentReference } }, options);
