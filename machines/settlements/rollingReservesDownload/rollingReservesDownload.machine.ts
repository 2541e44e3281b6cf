import { download } from '../../kit/download/download.machine';
import type { RollingReserveFilter } from '../rollingReserves/rollingReserves.machine';

/** RSV-01: a file of the reserve items that match a filter, on all pages. The browser makes it. */
export const rollingReservesDownloadMachine = download<RollingReserveFilter>('rollingReservesDownload', {
  calls: ['listRollingReserves'],
  req: ['RSV-01', 'GEN-06'],
  description: 'Downloads the filtered reserve items as a file.',
});
