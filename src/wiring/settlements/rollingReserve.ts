/** Flows of the rolling reserve. */
import { wire } from '../../../machines/kit/flow/port';
import { rollingReservesMachine } from '../../../machines/settlements/rollingReserves/rollingReserves.machine';
import { rollingReservesDownloadMachine } from '../../../machines/settlements/rollingReservesDownload/rollingReservesDownload.machine';
import { lazy } from '../lazy';
import { saved } from '../saved';
import { withTemporal } from '../temporal';
import { reserveSummaryFlow } from './reserveSummary';

const services = () => withTemporal(() => import('../../services/settlements/rollingReserves'));

export const rollingReserveFlows = {
  rollingReserves: wire(rollingReservesMachine, { load: lazy(services, (s) => s.listRollingReserves) }),
  reserveSummary: reserveSummaryFlow,
  rollingReservesDownload: wire(rollingReservesDownloadMachine, {
    save: saved(lazy(services, (s) => s.exportRollingReserves)),
  }),
};
