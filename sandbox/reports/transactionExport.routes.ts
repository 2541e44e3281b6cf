/** Serves the request for a file of transactions. */
import { transactions as endpoints } from '../../contract/transactions/transactions';
import { serveChange } from '../http/serve';
import { requestReport } from './reports';
import { columnsOf, sourceOf } from './sources';

export const transactionExportRoutes = [
  serveChange(
    endpoints.exportOrders,
    { type: 'Exports', action: 'Export transactions', subject: ['report', 'answer.reportReference'] },
    async ({ headers, query: { columns, format = 'csv', ...filter } }, { context, session, audit }) => {
      const request = { source: 'transactions', filter, columns: columnsOf(sourceOf('transactions'), columns), format } as const;
      audit.about({ after: { ...filter, columns: request.columns, format } });
      return requestReport(context, session, headers['idempotency-key'], request);
    },
  ),
];
