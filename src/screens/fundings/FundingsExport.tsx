import type { FundingFilter } from '../../../machines/fundings/fundings/fundings.machine';
import { FUNDING_EXPORT_COLUMNS } from '../../../machines/fundings/fundingsExport/fundingsExport.machine';
import { ExportDialog, type ExportDialogProps } from '../kit/ExportDialog';
import type { ExportScope } from '../kit/ExportForm';

type FundingsExportProps = Omit<ExportDialogProps<FundingFilter>, 'title' | 'scope'> & {
  readonly scope: Pick<ExportScope, 'total' | 'words'>;
};

/** FND-01: a file of the listed fundings. */
export const FundingsExport = ({ scope, ...rest }: FundingsExportProps) => (
  <ExportDialog
    {...rest}
    title="Export funding history"
    scope={{ ...scope, things: ['funding', 'fundings'], columns: FUNDING_EXPORT_COLUMNS }}
  />
);
