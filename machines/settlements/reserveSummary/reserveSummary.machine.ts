import type { ReserveSummary } from '../../../contract/settlements/rollingReserves';
import { resource } from '../../kit/resource/resource.machine';

export type { ReserveSummary } from '../../../contract/settlements/rollingReserves';

/** RSV-01: what is held, and what is released when. Its key is a currency. */
export const reserveSummaryMachine = resource<ReserveSummary, string>('reserveSummary', {
  calls: ['getReserveSummary'],
  req: ['RSV-01'],
  description: 'Shows what is held in reserve in one currency, and how much of it is released in which week.',
});
