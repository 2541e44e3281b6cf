import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisNames, latestMoved, netOf, openPoint, shortName, sumsOf } from './inflowOutflow.machine';

const major = (minor: bigint) => {
  const digits = `${minor < 0n ? -minor : minor}`.padStart(3, '0');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
const amount = fc.bigInt({ min: 0n, max: 10n ** 17n });

describe('[HOM-02] the points added up', () => {
  it('are exact to the last kobo, however large and many', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(amount, amount), { maxLength: 12 }), (pairs) => {
        const points = pairs.map(([inflow, outflow]) => ({ name: 'May', inflow: major(inflow), outflow: major(outflow) }));
        const inflow = pairs.reduce((sum, [each]) => sum + each, 0n);
        const outflow = pairs.reduce((sum, [, each]) => sum + each, 0n);
        expect(sumsOf(points)).toEqual({ inflow: major(inflow), outflow: major(outflow), net: major(inflow - outflow) });
      }),
    ));
  it('have a net amount each, below zero if more went out', () =>
    expect(netOf({ inflow: '0.10', outflow: '0.30' })).toBe('-0.20'));
});

describe('[HOM-02] the point that is selected first', () => {
  const point = (inflow: string, outflow = '0.00') => ({ name: 'x', inflow, outflow });
  it('is the latest in which money moved, in or out', () => {
    expect(latestMoved([point('1.00'), point('0.00', '0.01'), point('0.00')])).toBe(1);
    expect(latestMoved([point('0.00'), point('1.00'), point('0.00')])).toBe(1);
    expect(latestMoved([point('0'), point('0.00')])).toBe(-1);
  });
});

describe('[HOM-02] labels', () => {
  it.each([
    ['October 2026', 'Oct'],
    ['Monday 16 November', 'Mon'],
    ['Jan', 'Jan'],
    ['16-Nov-2026', '16-Nov'],
    ['2026-10', '2026-10'],
    ['Ọjọ́bọ', 'Ọjọ'],
  ])('%s is %s on the axis', (name, short) => expect(shortName(name)).toBe(short));

  const points = (many: number) =>
    Array.from({ length: many }, (_, n) => ({ name: `${n + 10}-Nov-2026`, inflow: '0', outflow: '0' }));
  it('stand at each point of a year, and at every seventh of many days, the last among them', () => {
    expect(axisNames(points(12)).filter(Boolean)).toHaveLength(12);
    const days = axisNames(points(30));
    expect(days.flatMap((name, index) => (name ? [`${index} ${name}`] : []))).toEqual([
      '1 11-Nov',
      '8 18-Nov',
      '15 25-Nov',
      '22 32-Nov',
      '29 39-Nov',
    ]);
  });
});

describe('[HOM-02] the point that is not over', () => {
  const named = (...names: readonly string[]) => names.map((name) => ({ name, inflow: '0', outflow: '0' }));
  it.each([
    ['a day of the last 30', named('13-Sep-2026', '14-Sep-2026'), '2026-09-14', 1],
    ['a day of this week', named('Sunday 15 November', 'Monday 16 November', 'Tuesday 17 November'), '2026-11-16', 1],
    ['a month of this year', named('October 2026', 'November 2026', 'December 2026'), '2026-11-01', 1],
    ['none of another name', named('Oct', 'Nov'), '2026-11-01', -1],
    ['none of another year', named('November 2025'), '2026-11-01', -1],
  ])('is %s', (_, points, day, index) => expect(openPoint(points, day)).toBe(index));
});
