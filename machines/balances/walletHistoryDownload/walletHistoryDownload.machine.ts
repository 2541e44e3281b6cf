import { download } from '../../kit/download.machine';
import type { MovementFilter } from '../walletHistory/walletHistory.machine';

/** The movements that a filter shows, on all pages, as a file made in the browser. */
export const walletHistoryDownloadMachine = download<MovementFilter>('walletHistoryDownload', {
  calls: ['listWalletHistory'],
  req: ['BAL-03', 'GEN-06'],
  description: 'Downloads the filtered movements as a file.',
});
