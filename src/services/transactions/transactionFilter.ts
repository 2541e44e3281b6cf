/** The filter of transactions as the provider names it: of a page, and of a file (TRX-02, TRX-03). */
import type { TransactionFilter } from '../../../machines/transactions/transactions/transactions.machine';
import { dayParams } from '../days';

/** The parameter of each searchable column. */
const SEARCHED = { orderReference: 'orderreference', paymentReference: 'paymentreference', email: 'email' } as const;

/** Returns the parameters, without those that narrow nothing. */
export const filterParams = ({ keyword, status, method, currency, days }: TransactionFilter) => ({
  ...(keyword.text && { [SEARCHED[keyword.column]]: keyword.text }),
  ...(status && { status }),
  ...(method && { transactionType: method }),
  ...(currency && { currency }),
  ...dayParams(days, 'fromdate', 'todate'),
});
