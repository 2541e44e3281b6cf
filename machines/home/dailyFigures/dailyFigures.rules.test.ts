import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DayFigures } from './dailyFigures.machine';
import { lineOf } from './dailyFigures.rules';

const day = (date: string, ledger: string, volume: string, count = '1'): DayFigures => ({
  date,
  ledger,
  available: ledger,
  count,
  volume,
  settlements: volume,
});

describe('[HOM-01] the line of a figure', () => {
  const figures = {
    days: [day('2026-11-20', '100.00', '0.10'), day('2026-11-21', '300.00', '0.20', '2')],
    compared: [day('2026-10-21', '200.00', '90071992547409.93'), day('2026-10-22', '150.00', '0.01')],
  };
  it('ends with the last balance, and sums what was paid exactly', () => {
    expect(lineOf(figures, 'ledger')).toEqual({ days: [0, 1], compared: [0.5, 0.25], total: '300.00', comparedTotal: '150.00' });
    expect(lineOf(figures, 'volume')).toMatchObject({ total: '0.30', comparedTotal: '90071992547409.94' });
    const available = { ...figures, days: figures.days.map((one) => ({ ...one, available: '7.00' })) };
    expect(lineOf(available, 'available')).toMatchObject({ total: '7.00', comparedTotal: '150.00' });
    expect(lineOf(figures, 'count')).toMatchObject({ total: '3', comparedTotal: '2', days: [0, 1] });
  });
  it('is in the middle without changes, and has no total without days', () => {
    expect(lineOf({ days: [day('2026-11-21', '5.00', '0.00')], compared: [] }, 'ledger')).toEqual({
      days: [0.5],
      compared: [],
      total: '5.00',
      comparedTotal: null,
    });
    expect(lineOf({ days: [], compared: [] }, 'volume').total).toBeNull();
  });
  it('stays within its frame for all amounts', () => {
    const amount = fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }).map((minor) => `${minor / 100n}.00`);
    const days = fc.array(
      amount.map((ledger) => day('2026-11-21', ledger, '0.00')),
      { minLength: 1, maxLength: 40 },
    );
    fc.assert(
      fc.property(days, days, (now, then) => {
        const line = lineOf({ days: now, compared: then }, 'ledger');
        expect([...line.days, ...line.compared].every((at) => at >= 0 && at <= 1)).toBe(true);
      }),
    );
  });
});
