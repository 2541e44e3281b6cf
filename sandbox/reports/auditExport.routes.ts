/** Serves the request for a file of the audit trail. */
import { auditTrails as endpoints } from '../../contract/settings/auditTrails';
import { serveChange } from '../http/serve';
import { requestReport } from './reports';
import { columnsOf, sourceOf } from './sources';

export const auditExportRoutes = [
  serveChange(
    endpoints.exportAuditTrails,
    { type: 'Exports', action: 'Export audit trail', subject: ['report', 'answer.reportReference'] },
    async ({ headers, query: { columns, format = 'csv', ...filter } }, { context, session, audit }) => {
      const request = { source: 'auditTrails', filter, columns: columnsOf(sourceOf('auditTrails'), columns), format } as const;
      audit.about({ after: { ...filter, columns: request.columns, format } });
      return requestReport(context, session, headers['idempotency-key'], request);
    },
  ),
];
