import { AUDIT_EXPORT_COLUMNS } from '../../../../machines/settings/auditExport/auditExport.machine';
import type { AuditFilter } from '../../../../machines/settings/auditTrails/auditTrails.machine';
import { ExportDialog, type ExportDialogProps } from '../../kit/ExportDialog';
import type { ExportScope } from '../../kit/ExportForm';

type AuditExportProps = Omit<ExportDialogProps<AuditFilter>, 'title' | 'scope'> & {
  readonly scope: Pick<ExportScope, 'total' | 'words'>;
};

/** AUD-01: a file of the listed entries. */
export const AuditExport = ({ scope, ...rest }: AuditExportProps) => (
  <ExportDialog
    {...rest}
    title="Export audit trail"
    scope={{ ...scope, things: ['entry', 'entries'], columns: AUDIT_EXPORT_COLUMNS }}
  />
);
