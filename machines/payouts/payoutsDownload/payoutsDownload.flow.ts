import { downloadFlow, sheetsOf } from '../../kit/download.flow';
import { payoutsDownloadMachine } from './payoutsDownload.machine';

export const payoutsDownloadFlow = downloadFlow(payoutsDownloadMachine, {
  asks: sheetsOf({ keyword: '', column: 'recipient', status: '', currency: '', from: '', to: '' }),
  fileName: 'Payouts.xlsx',
  screen: { path: '/dashboard/account/payouts', as: 'amaka.obi@bluecrest.test' },
});
