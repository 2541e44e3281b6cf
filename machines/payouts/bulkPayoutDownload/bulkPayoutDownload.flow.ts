import { downloadFlow } from '../../kit/download/download.flow';
import { bulkPayoutDownloadMachine } from './bulkPayoutDownload.machine';

export const bulkPayoutDownloadFlow = downloadFlow(bulkPayoutDownloadMachine, {
  start: 'page',
  asks: { template: { filter: { of: 'template' }, format: 'xlsx' } },
  fileName: 'Bulk-payout-template.xlsx',
  screen: { path: '/dashboard/payout/transfer/bulk', as: 'amaka.obi@bluecrest.test' },
  control: { press: 'Download template' },
});
