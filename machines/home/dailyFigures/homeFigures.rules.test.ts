/** A figure of the home page, its percent and its line agree, because they come from one source. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterOf } from '../../kit/list/ownViews';
import { transactionFilters } from '../../transactions/transactions/transactions.machine';
import { november } from '../transactionSummary/transactionSummary.flow';
import { twoDays } from './dailyFigures.flow';
import type { DayFigures } from './dailyFigures.machine';
import { homeFigures, type LoadedFigures, paidWithin } from './homeFigures.rules';

const FIGURES = ['ledger', 'available', 'count', 'volume', 'settlements'] as const;

const wallet = { currency: 'NGN', ledger: '5.00', available: '4.00', ledgerChange: null, availableChange: '3.2' };
const loaded: LoadedFigures = { daily: twoDays, isDailyMissing: false, wallet, summary: november, today: '2026-11-24' };

const minor = (text: string) => {
  const [units = '', decimals = ''] = text.replace('-', '').split('.');
  return (text.startsWith('-') ? -1n : 1n) * BigInt(units + decimals.padEnd(2, '0'));
};
const amounts = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }).map((value) => {
  const digits = String(value < 0n ? -value : value).padStart(3, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
});
const positive = amounts.map((amount) => amount.replace('-', ''));
const days = (least: number) =>
  fc.array(
    fc.record<DayFigures>({
      date: fc.constant('2026-11-20'),
      ledger: amounts,
      available: amounts,
      count: fc.nat(10_000).map(String),
      volume: positive,
      settlements: positive,
    }),
    { minLength: least, maxLength: 30 },
  );

describe('[HOM-01] the figures of the home page', () => {
  it('are those of their lines, and their percents lead from the figure before to the figure', () => {
    fc.assert(
      fc.property(days(1), days(0), (now, compared) => {
        const shown = homeFigures({ ...loaded, daily: { days: now, compared } });
        expect(shown.period).toBe('days');
        for (const figure of FIGURES) {
          const { amount, before, change, line } = shown[figure];
          expect([amount, before]).toEqual([line?.total, line?.comparedTotal]);
          const isBalance = figure === 'ledger' || figure === 'available';
          const counted = isBalance ? now.slice(-1) : now;
          expect(minor(amount ?? '')).toBe(counted.reduce((sum, day) => sum + minor(day[figure]), 0n));
          const then = before === null ? 0n : minor(before);
          expect(change === null).toBe(then <= 0n);
          if (change === null) continue;
          const tenths = (minor(change) * 100n) / 1000n;
          // At most half a tenth of a percent from the exact change.
          const off = 2n * (1000n * (minor(amount ?? '') - then) - tenths * then);
          expect(off <= then && off >= -then).toBe(true);
        }
      }),
    );
  });

  it('are the provider’s of this month without days, each with its own percent and without a line', () => {
    for (const daily of [null, { days: [], compared: [] }]) {
      const shown = homeFigures({ ...loaded, daily });
      expect(shown).toMatchObject({ period: 'month', from: '2026-11-01', to: '2026-11-24' });
      expect(FIGURES.map((figure) => shown[figure])).toEqual([
        { amount: '5.00', before: null, change: null, line: null },
        { amount: '4.00', before: null, change: '3.2', line: null },
        { amount: '4182', before: null, change: '6.8', line: null },
        { amount: '92417330.25', before: null, change: '-4.4', line: null },
        { amount: '88903114.60', before: null, change: '2.1', line: null },
      ]);
    }
  });

  it('are of no other period while the days are missing: only the balances are as they are now, without a comparison', () => {
    const shown = homeFigures({ ...loaded, daily: null, isDailyMissing: true });
    expect(FIGURES.map((figure) => shown[figure].amount)).toEqual(['5.00', '4.00', null, null, null]);
    expect([shown.period, ...FIGURES.map((figure) => shown[figure].change)]).toEqual([null, null, null, null, null, null]);
  });

  it('are not there where nothing is loaded', () => {
    const shown = homeFigures({ ...loaded, daily: null, wallet: null, summary: null });
    expect(FIGURES.map((figure) => shown[figure].amount)).toEqual([null, null, null, null, null]);
  });

  it('[TRX-02] lead to the list of the payments that they sum', () => {
    const { empty } = transactionFilters;
    expect(filterOf(transactionFilters, paidWithin('NGN', homeFigures(loaded)), empty)).toEqual({
      ...empty,
      status: 'Successful',
      currency: 'NGN',
      days: { from: '2026-11-20', to: '2026-11-24' },
    });
  });
});
