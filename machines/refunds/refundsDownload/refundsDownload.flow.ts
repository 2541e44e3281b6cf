import { downloadFlow, sheetsOf } from '../../kit/download/download.flow';
import { refundFilters } from '../refunds/refunds.machine';
import { refundsDownloadMachine } from './refundsDownload.machine';

export const refundsDownloadFlow = downloadFlow(refundsDownloadMachine, {
  asks: sheetsOf(refundFilters.empty),
  fileName: 'Refunds.xlsx',
  screen: { path: '/dashboard/business/refunds?status=Error', as: 'amaka.obi@bluecrest.test', before: ['refunds.load'] },
});
