/** Serves the request for a file of fundings. */
import { fundings as endpoints } from '../../contract/fundings/fundings';
import { serveChange } from '../http/serve';
import { requestReport } from './reports';
import { columnsOf, sourceOf } from './sources';

export const fundingExportRoutes = [
  serveChange(
    endpoints.exportFundingHistory,
    { type: 'Exports', action: 'Export funding history', subject: ['report', 'answer.reportReference'] },
    // The page and its size are those of the documents, and cut nothing off.
    async (
      { headers, query: { page: _page, size: _size, export: _export, columns, format = 'csv', ...filter } },
      { context, session, audit },
    ) => {
      const request = { source: 'fundings', filter, columns: columnsOf(sourceOf('fundings'), columns), format } as const;
      audit.about({ after: { ...filter, columns: request.columns, format } });
      return requestReport(context, session, headers['idempotency-key'], request);
    },
  ),
];
