import { downloadFlow, sheetsOf } from '../../kit/download/download.flow';
import { rollingReserveFilters } from '../rollingReserves/rollingReserves.machine';
import { rollingReservesDownloadMachine } from './rollingReservesDownload.machine';

export const rollingReservesDownloadFlow = downloadFlow(rollingReservesDownloadMachine, {
  asks: sheetsOf(rollingReserveFilters.empty),
  fileName: 'Rolling-reserve.xlsx',
  screen: {
    path: '/dashboard/balance/rolling-reserve?from=2031-01-01&to=2031-01-31',
    as: 'amaka.obi@bluecrest.test',
    before: ['rollingReserves.load', 'reserveSummary.load'],
  },
});
