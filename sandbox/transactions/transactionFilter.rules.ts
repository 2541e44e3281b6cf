/** The filter of transactions as the API names it, for the list and for its files. */
import { TRANSACTION_STATUSES } from '../../contract/transactions/transactionStatuses';
import { period } from '../http/period.routes';
import { Refusal } from '../refusal';
import { isCurrency } from '../rules/money';
import type { TransactionFilter } from './transactions';

/** Texts under the names of the API. */
export interface AskedTransactions {
  readonly currency?: string | undefined;
  readonly status?: string | undefined;
  readonly transactionType?: string | undefined;
  readonly orderreference?: string | undefined;
  readonly paymentreference?: string | undefined;
  readonly email?: string | undefined;
  readonly settlement?: string | undefined;
  readonly fromdate?: string | undefined;
  readonly todate?: string | undefined;
}

function knownStatus(text: string | undefined): string | undefined {
  const known = TRANSACTION_STATUSES.find((status) => status === text);
  if (text !== undefined && known === undefined) throw new Refusal(400, 'status is not a transaction status');
  return known;
}

function knownCurrency(text: string | undefined): string | undefined {
  if (text !== undefined && !isCurrency(text)) throw new Refusal(400, 'currency is not supported');
  return text;
}

/** @throws Refusal 400 for an unknown status or currency, and for what is no date */
export const transactionFilterOf = (asked: AskedTransactions): TransactionFilter => ({
  currency: knownCurrency(asked.currency),
  status: knownStatus(asked.status),
  method: asked.transactionType,
  orderReference: asked.orderreference,
  paymentReference: asked.paymentreference,
  email: asked.email,
  isUnsettled: asked.settlement === 'none',
  ...period('fromdate', asked.fromdate, 'todate', asked.todate),
});
