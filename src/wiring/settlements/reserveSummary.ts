/** The flow of what is held in reserve. */
import { wire } from '../../../machines/kit/flow/port';
import { reserveSummaryMachine } from '../../../machines/settlements/reserveSummary/reserveSummary.machine';
import { lazy } from '../lazy';
import { withTemporal } from '../temporal';

const services = () => withTemporal(() => import('../../services/settlements/rollingReserves'));

export const reserveSummaryFlow = wire(reserveSummaryMachine, { load: lazy(services, (s) => s.getReserveSummary) });
