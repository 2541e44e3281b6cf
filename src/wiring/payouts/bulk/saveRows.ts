import type { Entry } from '../../../../machines/payouts/bulkPayout/bulkPayout.entries';
import { COLUMNS } from '../../../../machines/payouts/bulkPayout/bulkPayout.file';
import { sheetSaver } from '../../batch/sheetFiles';

/** The files of a bulk payout (BLK-01). */
export const saveBulkFile = sheetSaver<Entry>({
  name: 'Bulk-payout',
  sheet: 'Payouts',
  columns: COLUMNS.map(({ field, head }) => ({ head, cell: ({ row }: Entry) => row[field] })),
  waiting: 'The account name was not looked up.',
});
