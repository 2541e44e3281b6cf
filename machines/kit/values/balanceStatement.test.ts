import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceStatement, negated } from './balanceStatement';
import { add, isSame } from './money';

const paid = [
  { label: 'amount', amount: '-20000' },
  { label: 'fee', amount: '-50.00' },
] as const;

describe('the statement of a balance', () => {
  it('has the balance before, each movement, and the balance after', () => {
    expect(balanceStatement('100000.00', paid, '79950.00')).toEqual({
      lines: [{ label: 'before', amount: '100000.00' }, ...paid],
      balance: '79950.00',
    });
  });
  it('has a line for what moved meanwhile, with its sign', () => {
    expect(balanceStatement('100000.00', paid, '89950.00')?.lines.at(-1)).toEqual({ label: 'other', amount: '10000.00' });
    expect(balanceStatement('100000.00', paid, '79949.99')?.lines.at(-1)).toEqual({ label: 'other', amount: '-0.01' });
  });
  it('is missing while one of the balances is unknown', () => {
    expect(balanceStatement(null, paid, '79950.00')).toBeNull();
    expect(balanceStatement('100000.00', paid, null)).toBeNull();
  });
  it('always adds up', () => {
    const kobo = fc.integer({ min: -(10 ** 12), max: 10 ** 12 }).map((minor) => (minor / 100).toFixed(2));
    fc.assert(
      fc.property(kobo, fc.array(kobo, { maxLength: 3 }), kobo, (before, amounts, after) => {
        const moves = amounts.map((amount) => ({ label: 'move' as const, amount }));
        const lines = balanceStatement(before, moves, after)?.lines ?? [];
        expect(isSame(lines.map(({ amount }) => amount).reduce(add, '0'), after)).toBe(true);
      }),
    );
  });
});

it('an amount is negated digit by digit', () =>
  expect(['20000', '-0.10', '999999999999999.99'].map(negated)).toEqual(['-20000.00', '0.10', '-999999999999999.99']));
