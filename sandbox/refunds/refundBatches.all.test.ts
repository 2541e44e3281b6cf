/** The largest order of refunds. */
import { describe, expect, it } from 'vitest';
import { ledgerCheckOf } from '../control/ledgerCheck';
import { inWallet, item, LARGE_MS, merchants, paid, refundsIn } from '../testing/refunds';
import { createRefunds } from './refunds';

const merchant = merchants();

describe('[RFD-03] a batch of refunds', () => {
  it(
    'may have ten thousand rows, and is made once',
    async () => {
      const there = await merchant(60_000_00n);
      const { context, actor } = there;
      const payments = await Promise.all(Array.from({ length: 100 }, () => paid(there)));
      const items = payments.flatMap(({ orderReference, paymentReference }) =>
        Array.from({ length: 100 }, (_, n) => item(n % 2 === 0 ? orderReference : paymentReference, 1_00n)),
      );
      const first = await createRefunds(context, actor, 'k', items);
      const again = await createRefunds(context, actor, 'k', items);
      expect(again.refunds.map(({ reference }) => reference)).toEqual(first.refunds.map(({ reference }) => reference));
      expect((await refundsIn(context, actor)).length).toBe(10_000);
      expect(await inWallet(context, actor)).toEqual([50_000_00n, 50_000_00n]);
      expect(await ledgerCheckOf(context.db).isBalanced()).toBe(true);
    },
    LARGE_MS,
  );
});
