import { reportRequestFlow } from '../../kit/report/reportRequest.flow';
import { transactionFilters } from '../transactions/transactions.machine';
import { TRANSACTION_EXPORT_COLUMNS, transactionsExportMachine } from './transactionsExport.machine';

export const transactionsExportFlow = reportRequestFlow(transactionsExportMachine, {
  columns: TRANSACTION_EXPORT_COLUMNS,
  filter: transactionFilters.empty,
  failing: {
    filter: { ...transactionFilters.empty, keyword: { text: 'export-fails', column: 'orderReference' } },
    search: 'keyword=export-fails',
  },
  screen: { path: '/dashboard/business/transactions?open=export', as: 'amaka.obi@bluecrest.test' },
  title: 'Export transactions',
});
