import { reportRequestFlow } from '../../kit/report/reportRequest.flow';
import { auditFilters } from '../auditTrails/auditTrails.machine';
import { AUDIT_EXPORT_COLUMNS, auditExportMachine } from './auditExport.machine';

export const auditExportFlow = reportRequestFlow(auditExportMachine, {
  columns: AUDIT_EXPORT_COLUMNS,
  filter: auditFilters.empty,
  failing: {
    filter: { ...auditFilters.empty, keyword: { text: 'export-fails', column: 'reference' } },
    search: 'keyword=export-fails&by=reference',
  },
  screen: { path: '/dashboard/settings/audit-trails?open=export', as: 'amaka.obi@bluecrest.test' },
  title: 'Export audit trail',
});
