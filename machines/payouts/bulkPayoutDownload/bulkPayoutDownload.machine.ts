import { download } from '../../kit/download/download.machine';
import type { Entry } from '../bulkPayout/bulkPayout.entries';

/** What the file contains: the headings only, as a template, or the rows that are not ready with their errors. */
export type BulkFileWanted = { readonly of: 'template' } | { readonly of: 'problems'; readonly entries: readonly Entry[] };

/** BLK-01: a template to fill in, or the rows to correct, as a spreadsheet. */
export const bulkPayoutDownloadMachine = download<BulkFileWanted, 'xlsx'>('bulkPayoutDownload', {
  calls: [],
  req: ['BLK-01'],
  description: 'Downloads a file of payments to complete or correct.',
  failureMessage: 'We couldn’t create the file.',
});
