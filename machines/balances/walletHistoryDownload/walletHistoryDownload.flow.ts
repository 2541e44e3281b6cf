import { downloadFlow, sheetsOf } from '../../kit/download/download.flow';
import { movementFilters } from '../walletHistory/walletHistory.machine';
import { walletHistoryDownloadMachine } from './walletHistoryDownload.machine';

export const walletHistoryDownloadFlow = downloadFlow(walletHistoryDownloadMachine, {
  asks: sheetsOf(movementFilters.empty),
  fileName: 'Balance-history.xlsx',
  screen: {
    path: '/dashboard/balance/history?from=2031-01-01&to=2031-01-31',
    as: 'amaka.obi@bluecrest.test',
    before: ['walletHistory.load'],
  },
});
