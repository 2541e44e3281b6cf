/** What a transaction says of money. */
import { isByBankTransfer } from '../../../contract/transactions/transactionStatuses';
import type { Transaction } from '../../../contract/transactions/transactions';
import { subtract } from '../../kit/values/money';

/**
 * TRX-01: returns what reaches the business, in major units: the provider's own figure, or the amount less the fee. Null if nothing was paid or
 * the fee is unknown, because a figure would promise money.
 */
export function settlementOf({
  status,
  amount,
  fee,
  settlementAmount,
}: Pick<Transaction, 'status' | 'amount' | 'fee' | 'settlementAmount'>): string | null {
  if (status !== 'Successful') return null;
  return settlementAmount ?? (fee === null || amount === null ? null : subtract(amount, fee));
}

/** TRX-05: whether a refund is offered in the list. What is left is only known once the transaction is loaded. */
export const mayBeRefunded = ({ status, method }: Pick<Transaction, 'status' | 'method'>): boolean =>
  status === 'Successful' && !isByBankTransfer(method);
