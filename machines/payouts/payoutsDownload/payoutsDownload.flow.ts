import { downloadFlow, sheetsOf } from '../../kit/download/download.flow';
import { payoutFilters } from '../payouts/payouts.machine';
import { payoutsDownloadMachine } from './payoutsDownload.machine';

export const payoutsDownloadFlow = downloadFlow(payoutsDownloadMachine, {
  asks: sheetsOf(payoutFilters.empty),
  fileName: 'Payouts.xlsx',
  screen: { path: '/dashboard/account/payouts', as: 'amaka.obi@bluecrest.test' },
});
