import { isolated } from '../../../contract/shownText';
import type { TransactionInFull } from '../../../machines/transactions/transactionDetails/transactionDetails.machine';
import { refundedPart } from '../../../machines/transactions/transactionDetails/transactionDetails.rules';
import { formatLong } from '../../ui/text/dates';
import { formatAmount } from '../../ui/text/format';

/** Returns the receipt as text, one fact a line. What the provider doesn't say is left out. */
export function receiptOf(transaction: TransactionInFull, business: string): string {
  const { reference, paymentReference, customer, method, maskedPan, amount, refunded, currency, status, confirmedAt } =
    transaction;
  const paidBy = [customer.name, customer.email].filter(Boolean).join(', ');
  const paidWith = [method, maskedPan].filter(Boolean).join(' ');
  const isRefunded = refundedPart(transaction) !== 'none';
  return [
    `Payment to ${isolated(business)}`,
    `Order reference: ${reference}`,
    `Payment reference: ${paymentReference}`,
    ...(paidBy ? [`Customer: ${paidBy}`] : []),
    ...(paidWith ? [`Paid with: ${paidWith}`] : []),
    `Amount: ${formatAmount(amount, currency)}`,
    ...(isRefunded && refunded !== null ? [`Refunded: ${formatAmount(refunded, currency)}`] : []),
    `Status: ${status}`,
    ...(confirmedAt === null ? [] : [`Confirmed: ${formatLong(confirmedAt)} WAT`]),
  ].join('\n');
}
