import { download } from '../../kit/download/download.machine';
import type { RefundFilter } from '../refunds/refunds.machine';

/** Saves the refunds that match a filter, on all pages, as a file. The browser creates it. */
export const refundsDownloadMachine = download<RefundFilter>('refundsDownload', {
  calls: ['listRefunds'],
  req: ['RFD-01', 'GEN-06'],
  description: 'Downloads the filtered refunds as a file.',
});
