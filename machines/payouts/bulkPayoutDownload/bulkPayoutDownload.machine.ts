import { download } from '../../kit/download.machine';
import type { BulkFileWanted } from './bulkPayoutDownload.types';

/** BLK-01: a file to fill in, and the rows of one that have to be put right, for a spreadsheet. */
export const bulkPayoutDownloadMachine = download<BulkFileWanted, 'xlsx'>('bulkPayoutDownload', {
  calls: [],
  req: ['BLK-01'],
  description: 'A file of payments to fill in, or to put right.',
  lost: 'The file could not be made.',
});
