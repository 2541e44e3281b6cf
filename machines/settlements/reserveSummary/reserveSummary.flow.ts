import { resourceFlow } from '../../kit/resource/resource.flow';
import { type ReserveSummary, reserveSummaryMachine } from './reserveSummary.machine';

/** The weeks add up to what is held. */
export const reserveSummary: ReserveSummary = {
  currency: 'NGN',
  held: '5264018.40',
  count: 90,
  next: { date: '2031-11-28T18:00:00', amount: '71480.00' },
  releasedThisMonth: '1806442.65',
  percent: 5,
  days: 90,
  weeks: [
    { start: '2031-11-24', amount: '204000.00', count: 3 },
    { start: '2031-12-01', amount: '5060018.40', count: 87 },
  ],
};

export const reserveSummaryFlow = resourceFlow(reserveSummaryMachine, {
  key: 'NGN',
  answers: { some: reserveSummary },
  screen: { path: '/dashboard/balance/rolling-reserve', as: 'amaka.obi@bluecrest.test' },
  sees: { loading: 'Rolling reserve', loaded: 'Release by week' },
});
