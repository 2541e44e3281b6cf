import { resourceFlow } from '../../kit/resource/resource.flow';
import { type DailyFigures, type DayFigures, dailyFiguresMachine } from './dailyFigures.machine';
import { periodKey } from './homePeriods';

const day = (date: string, ledger: string, volume: string): DayFigures => ({
  date,
  ledger,
  available: ledger,
  count: '4',
  volume,
  settlements: volume,
});

export const twoDays: DailyFigures = {
  days: [day('2026-11-20', '18100000.00', '250000.00'), day('2026-11-21', '18204611.50', '310000.00')],
  compared: [day('2026-10-21', '17000000.00', '200000.00'), day('2026-10-22', '17400000.00', '180000.00')],
};

export const dailyFiguresFlow = resourceFlow(dailyFiguresMachine, {
  start: 'days',
  key: periodKey('days', 'NGN'),
  other: { name: 'year', key: periodKey('year', 'NGN'), by: { choose: 'Period', option: 'This year' } },
  answers: { twoDays },
  screen: { path: '/dashboard', as: 'amaka.obi@bluecrest.test' },
  sees: { loading: 'Transaction count', loaded: /^(Last 30 days|This year): \d[\d,]* in all/ },
});
