import { TRANSACTION_EXPORT_COLUMNS } from '../../../contract/transactions/transactionExportColumns';
import { reportRequest } from '../../kit/report/reportRequest.machine';
import type { TransactionFilter } from '../transactions/transactions.machine';

export { TRANSACTION_EXPORT_COLUMNS } from '../../../contract/transactions/transactionExportColumns';

/** TRX-03: a file of the transactions that match a filter, on all pages, which appears in the Report Centre. */
export const transactionsExportMachine = reportRequest<TransactionFilter>('transactionsExport', {
  calls: ['exportOrders'],
  req: ['TRX-03', 'GEN-06'],
  description: 'Requests a file of the filtered transactions, and shows when it is ready.',
  columns: TRANSACTION_EXPORT_COLUMNS,
});
