import { download } from '../../kit/download/download.machine';
import type { Entry } from '../bulkRefund/bulkRefund.entries';

/** What the file contains: the headings only, as a template, or the rows that are not ready with their problems. */
export type RefundFileWanted = { readonly of: 'template' } | { readonly of: 'problems'; readonly entries: readonly Entry[] };

/** RFD-03: a template to fill in, or the rows to correct, as a spreadsheet. */
export const bulkRefundDownloadMachine = download<RefundFileWanted, 'xlsx'>('bulkRefundDownload', {
  calls: [],
  req: ['RFD-03'],
  description: 'Downloads a file of refunds to complete or correct.',
  failureMessage: 'We couldn’t create the file.',
});
