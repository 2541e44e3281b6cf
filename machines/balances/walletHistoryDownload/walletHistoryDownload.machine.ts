import { download } from '../../kit/download/download.machine';
import type { MovementFilter } from '../walletHistory/walletHistory.machine';

/** A file of the movements that match a filter, on all pages. The browser makes it. */
export const walletHistoryDownloadMachine = download<MovementFilter>('walletHistoryDownload', {
  calls: ['listWalletHistory'],
  req: ['BAL-03', 'GEN-06'],
  description: 'Downloads the filtered movements as a file.',
});
