import { download } from '../../kit/download/download.machine';
import type { PayoutFilter } from '../payouts/payouts.machine';

/** A file of the payouts that match a filter, on all pages. The provider makes Excel, the browser makes CSV. */
export const payoutsDownloadMachine = download<PayoutFilter>('payoutsDownload', {
  calls: ['downloadPayouts', 'listPayouts', 'listPayoutHistory', 'listPendingPayouts'],
  req: ['PAY-10', 'GEN-06'],
  description: 'Downloads the filtered payouts as a file.',
});
