import { download } from '../../kit/download.machine';
import type { PayoutFilter } from '../payouts/payouts.machine';

/** The payouts that a filter shows, on all pages, as a file: Excel from the provider, CSV made in the browser. */
export const payoutsDownloadMachine = download<PayoutFilter>('payoutsDownload', {
  calls: ['downloadPayouts', 'listPayouts', 'listPayoutHistory', 'listPendingPayouts'],
  req: ['PAY-10', 'GEN-06'],
  description: 'Downloads the filtered payouts as a file.',
});
