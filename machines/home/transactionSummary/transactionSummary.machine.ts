import type { TransactionSummary } from '../../../contract/home/home';
import { resource } from '../../kit/resource/resource.machine';

export type { TransactionSummary } from '../../../contract/home/home';

/** The totals of customers' payments this month. Its key is the currency. */
export const transactionSummaryMachine = resource<TransactionSummary, string>('transactionSummary', {
  calls: ['getTransactionSummary'],
  req: ['HOM-01', 'NAV-06'],
  description: 'Shows this month’s customer payments in one currency, compared with last month.',
});
