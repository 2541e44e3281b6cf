/** The filter of transactions as the provider names it: of a page, and of a file (TRX-02, TRX-03). */
import { currencyOf } from '../../../machines/kit/list/inCurrency';
import type { TransactionFilter } from '../../../machines/transactions/transactions/transactions.machine';
import { dayParams, given, searched } from '../days';

/** The parameter of each searchable column. */
const SEARCHED = { orderReference: 'orderreference', paymentReference: 'paymentreference', email: 'email' } as const;

const unsettled = (settlement: string) => (settlement === 'none' ? { settlement: 'none' as const } : {});

/** Returns the parameters, without those that narrow nothing. */
export const filterParams = ({ keyword, status, method, settlement, days, ...filter }: TransactionFilter) => ({
  ...searched(keyword, SEARCHED),
  ...given({ status, transactionType: method, currency: currencyOf(filter) }),
  ...unsettled(settlement),
  ...dayParams(days, 'fromdate', 'todate'),
});
