import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aheadBy } from './providerClock';

const NOON = Date.UTC(2026, 10, 27, 12);
const DATE = new Date(NOON).toUTCString();

describe('[CBK-03] the clock of this computer beside the provider’s', () => {
  it('is right if the provider’s second lies within the call', () => {
    expect(aheadBy(DATE, NOON - 200, NOON + 40)).toBe(0);
    expect(aheadBy(DATE, NOON + 900, NOON + 940)).toBe(0);
  });

  it('runs ahead or behind by what the response says', () => {
    expect(aheadBy(DATE, NOON + 600_000, NOON + 600_100)).toBe(600_100);
    expect(aheadBy(DATE, NOON - 60_000, NOON - 59_900)).toBe(-59_900);
  });

  it('is unknown without a time, or with one that is none', () => {
    expect([aheadBy(null, 0, 1), aheadBy('', 0, 1), aheadBy('soon', 0, 1)]).toEqual([null, null, null]);
  });

  it('never counts as further behind than it is, so that the provider decides about the last second', () => {
    const ms = (max: number) => fc.integer({ min: 0, max });
    fc.assert(
      fc.property(fc.integer({ min: -90_000, max: 90_000 }), ms(999), ms(5_000), ms(5_000), (ahead, part, there, back) => {
        const answeredAt = NOON + part + ahead;
        const found = aheadBy(DATE, answeredAt - there, answeredAt + back) ?? Number.NaN;
        const isWithinCall = found === 0 && ahead < there + 1_000 && ahead > -back - 1_000;
        expect(isWithinCall || (found >= ahead && found <= ahead + back + 1_000)).toBe(true);
      }),
    );
  });
});
