import { download } from '../../kit/download.machine';
import type { Entry } from '../bulkPayout/bulkPayout.entries';

/** What the file is of: the headings alone, ready to be filled in, or those of the rows that are not ready, with what is wrong with each. */
export type BulkFileWanted = { readonly of: 'template' } | { readonly of: 'problems'; readonly entries: readonly Entry[] };

/** BLK-01: a file to fill in, and the rows of one that have to be put right, for a spreadsheet. */
export const bulkPayoutDownloadMachine = download<BulkFileWanted, 'xlsx'>('bulkPayoutDownload', {
  calls: [],
  req: ['BLK-01'],
  description: 'Downloads a file of payments to complete or correct.',
  lost: 'The file could not be made.',
});
