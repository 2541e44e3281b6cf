import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byAmount } from '../values/amountOrder';
import { byDate, byText, hasAllRows, paginate, sorted } from './sorting';

interface Row {
  readonly id: number;
  readonly amount: string | null;
  readonly currency: string;
}
const amount = byAmount<Row>(
  (row) => row.amount,
  (row) => row.currency,
);
const rows = (...amounts: readonly (readonly [string | null, string?])[]): readonly Row[] =>
  amounts.map(([value, currency = 'NGN'], id) => ({ id, amount: value, currency }));
const ids = (all: readonly Row[]) => all.map(({ id }) => id);

describe('[GEN-02] amounts', () => {
  it('are compared by value and not as text', () => {
    expect(ids(sorted(rows(['900.00'], ['1000.00'], ['90071992547409.93'], ['90071992547409.92']), amount, 'ascending'))).toEqual(
      [0, 1, 3, 2],
    );
  });
  it('are last if missing, in either direction', () => {
    for (const direction of ['ascending', 'descending'] as const) {
      expect(ids(sorted(rows([null], ['2'], ['']), amount, direction))).toEqual([1, 0, 2]);
    }
  });
  it('are last if missing, in any currency, and keep their order', () => {
    const mixed = rows([null, 'USD'], ['5', 'USD'], [null, 'NGN'], ['7', 'NGN']);
    for (const direction of ['ascending', 'descending'] as const)
      expect(ids(sorted(mixed, amount, direction))).toEqual([3, 1, 0, 2]);
  });
  it('are grouped by currency', () => {
    const mixed = rows(['5', 'USD'], ['900', 'NGN'], ['7', 'USD'], ['1000', 'NGN']);
    expect(ids(sorted(mixed, amount, 'descending'))).toEqual([3, 1, 2, 0]);
    expect(ids(sorted(mixed, amount, 'ascending'))).toEqual([1, 3, 0, 2]);
  });
});

describe('rows that are all loaded', () => {
  it('[GEN-04] are sorted by time', () => {
    const at = ['2026-11-21T08:00:00', '2026-02-01T23:59:59', '2026-11-20T09:30:00'];
    expect(
      sorted(
        at,
        byDate((text) => text),
        'descending',
      ),
    ).toEqual([at[0], at[2], at[1]]);
  });
  it('[GEN-04] can be divided into days only in the order of a date', () => {
    const read = (text: string) => text;
    expect([byDate(read).isDate, byText(read).isDate]).toEqual([true, undefined]);
  });
  it('are sorted as people do: case is ignored, and 9 comes before 10', () => {
    const order = byText<string>((text) => text);
    expect(sorted(['Store 10', 'ada', 'Store 9', 'Bola', 'Ọla'], order, 'ascending')).toEqual([
      'ada',
      'Bola',
      'Ọla',
      'Store 9',
      'Store 10',
    ]);
  });
  it('keep their order if equal, and none is lost', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('1', '1.0', '2')), (amounts) => {
        const given = rows(...amounts.map((value) => [value] as const));
        const ones = ids(sorted(given, amount, 'descending')).filter((id) => given[id]?.amount !== '2');
        expect(ones).toEqual([...ones].sort((a, b) => a - b));
        expect([...ids(sorted(given, amount, 'ascending'))].sort((a, b) => a - b)).toEqual(ids(given));
      }),
    );
  });
  it('[GEN-09] are paginated here', () => {
    expect(paginate([1, 2, 3, 4, 5], { page: 2, size: 2 })).toEqual([3, 4]);
    expect(paginate([1], { page: 9, size: 20 })).toEqual([]);
    expect(hasAllRows({ rows: [1, 2], total: 2 })).toBe(true);
    expect(hasAllRows({ rows: [1, 2], total: 3 })).toBe(false);
    expect(hasAllRows({ rows: [], total: 0 })).toBe(false);
    expect(hasAllRows({ rows: [1], total: 1 })).toBe(true);
    expect(hasAllRows({ rows: [1, 2], total: 1 })).toBe(true);
  });
});
