import { AUDIT_EXPORT_COLUMNS } from '../../../contract/settings/auditExportColumns';
import { reportRequest } from '../../kit/report/reportRequest.machine';
import type { AuditFilter } from '../auditTrails/auditTrails.machine';

export { AUDIT_EXPORT_COLUMNS } from '../../../contract/settings/auditExportColumns';

/** AUD-01: a file of the audit entries that match a filter, on all pages, which appears in the Report Centre. */
export const auditExportMachine = reportRequest<AuditFilter>('auditExport', {
  calls: ['exportAuditTrails'],
  req: ['AUD-01', 'GEN-06'],
  description: 'Requests a file of the filtered audit entries, and shows when it is ready.',
  columns: AUDIT_EXPORT_COLUMNS,
});
