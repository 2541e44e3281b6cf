import { downloadFlow } from '../../kit/download/download.flow';
import { bulkRefundDownloadMachine } from './bulkRefundDownload.machine';

export const bulkRefundDownloadFlow = downloadFlow(bulkRefundDownloadMachine, {
  start: 'page',
  asks: { template: { filter: { of: 'template' }, format: 'xlsx' } },
  fileName: 'Bulk-refund-template.xlsx',
  screen: { path: '/dashboard/business/refunds/bulk', as: 'amaka.obi@bluecrest.test' },
  control: { press: 'Download template' },
});
