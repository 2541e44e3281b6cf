import type { Entry } from '../../../../machines/refunds/bulkRefund/bulkRefund.entries';
import { COLUMNS } from '../../../../machines/refunds/bulkRefund/bulkRefund.file';
import { sheetSaver } from '../../batch/sheetFiles';

/** The files of a bulk refund (RFD-03). */
export const saveRefundFile = sheetSaver<Entry>({
  name: 'Bulk-refund',
  sheet: 'Refunds',
  columns: COLUMNS.map(({ field, head }) => ({ head, cell: ({ row }: Entry) => row[field] })),
  waiting: 'The transaction was not looked up.',
});
