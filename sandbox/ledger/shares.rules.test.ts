import { array, assert, bigInt, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toMajor } from '../rules/money';
import { sharesOf } from './shares.rules';

const shares = (rateType: 'flat' | 'percentage', amounts: readonly string[], net: bigint) =>
  sharesOf({ rateType, accounts: amounts.map((amount) => ({ amount })) }, net);

describe('[SPL-06] an incoming payment is divided', () => {
  it.each([
    ['percentage', ['30.00', '12.50'], 98_50n, [29_55n, 12_31n]],
    ['percentage', ['33.33', '33.33'], 1n, [0n, 0n]],
    ['flat', ['1500.00', '500.00'], 2000_01n, [1500_00n, 500_00n]],
    ['flat', ['1500.00', '500.00'], 2000_00n, [0n, 0n]],
    ['flat', [], 5n, []],
  ] as const)('by %s shares of %j', (rateType, amounts, net, expected) =>
    expect(shares(rateType, amounts, net)).toEqual(expected),
  );

  it('so that the initiating account always keeps a part', () => {
    const split = record({
      rateType: constantFrom('flat' as const, 'percentage' as const),
      amounts: array(integer({ min: 1, max: 99_99 }), { maxLength: 5 }),
    });
    assert(
      property(split, bigInt({ min: 1n, max: 10n ** 15n }), ({ rateType, amounts }, net) => {
        const given = shares(
          rateType,
          amounts.map((amount) => toMajor(BigInt(amount))),
          net,
        );
        expect(given.filter((share) => share < 0n)).toEqual([]);
        expect(given.reduce((sum, share) => sum + share, 0n) < net).toBe(true);
      }),
    );
  });
});
