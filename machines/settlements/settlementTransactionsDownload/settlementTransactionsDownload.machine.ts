import { download } from '../../kit/download/download.machine';
import type { SettlementTransactionFilter } from '../settlementTransactions/settlementTransactions.machine';

/** STL-01: a file of the payments of one settlement, on all pages, without the columns that the documents leave out. */
export const settlementTransactionsDownloadMachine = download<SettlementTransactionFilter>('settlementTransactionsDownload', {
  calls: ['listSettlementTransactions'],
  req: ['STL-01', 'GEN-06'],
  description: 'Downloads the customers’ payments of one settlement as a file.',
});
