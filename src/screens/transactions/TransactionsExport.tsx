import type { TransactionFilter } from '../../../machines/transactions/transactions/transactions.machine';
import { TRANSACTION_EXPORT_COLUMNS } from '../../../machines/transactions/transactionsExport/transactionsExport.machine';
import { ExportDialog, type ExportDialogProps } from '../kit/ExportDialog';
import type { ExportScope } from '../kit/ExportForm';

type TransactionsExportProps = Omit<ExportDialogProps<TransactionFilter>, 'title' | 'scope'> & {
  readonly scope: Pick<ExportScope, 'total' | 'words'>;
};

/** TRX-03: a file of the listed transactions. */
export const TransactionsExport = ({ scope, ...rest }: TransactionsExportProps) => (
  <ExportDialog
    {...rest}
    title="Export transactions"
    scope={{ ...scope, things: ['transaction', 'transactions'], columns: TRANSACTION_EXPORT_COLUMNS }}
  />
);
