import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPositive, toDecimal } from '../../kit/values/money';
import { ada, partners } from './splitAccount.cases';
import { draftOf, leavesAPart, remaining, takesAll } from './splitAccount.rules';
import type { Split, SplitAccount } from './splitAccount.types';

describe('[SPL-06] the rule of percentages', () => {
  const shared = (amount: string, editing: SplitAccount | null = null) => ({
    split: partners,
    editing,
    draft: { ...draftOf({ editing }), amount },
  });

  test('leaves out the row that is edited, and says to the hundredth what is left', () => {
    expect([remaining(shared('')), remaining(shared('20')), remaining(shared('20', ada))]).toEqual(['57.50', '37.50', '50.00']);
    expect(['', '0', '57.49', '57.5', '57.50', '58'].map((amount) => takesAll(shared(amount)))).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
    ]);
  });

  const hundredths = fc.integer({ min: 1, max: 10_000 }).map((share) => (share / 100).toFixed(2));

  test('always leaves a share for the initiating account, whichever percentages are entered', () => {
    fc.assert(
      fc.property(fc.array(hundredths, { minLength: 1, maxLength: 12 }), (amounts) => {
        let split: Split = { ...partners, accounts: [] };
        for (const [n, amount] of amounts.entries()) {
          const draft = { ...draftOf({ editing: null }), amount };
          const isTaken = !takesAll({ split, editing: null, draft });
          expect(isTaken).toBe(isPositive(remaining({ split, editing: null, draft })));
          if (isTaken) split = { ...split, accounts: [...split.accounts, { ...ada, id: String(n), amount }] };
        }
        expect(leavesAPart(split)).toBe(true);
        const inHundredths = split.accounts.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
        expect(inHundredths).toBeLessThan(10_000);
      }),
    );
  });

  test('is exact where binary fractions are not', () => {
    const ten = { ...partners, accounts: Array.from({ length: 9 }, (_, n) => ({ ...ada, id: String(n), amount: '11.1' })) };
    expect(takesAll({ split: ten, editing: null, draft: { ...draftOf({ editing: null }), amount: '0.1' } })).toBe(true);
    expect(toDecimal(remaining({ split: ten, editing: null, draft: draftOf({ editing: null }) }))).toBe('0.1');
  });
});
