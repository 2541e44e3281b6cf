/** Simultaneous refunds of one payment, and what the database itself refuses. */
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ledgerCheckOf } from '../control/ledgerCheck';
import { holds, postings, refunds } from '../database/schema';
import { inWallet, item, LARGE_MS, merchants, PAID, paid, refundsIn } from '../testing/refunds';
import { createRefunds } from './refunds';

const merchant = merchants();

describe('[TRX-05 RFD-02] however many people refund one payment', () => {
  it(
    'two hundred simultaneous refunds never exceed it, no order runs twice, and the ledger stays in balance',
    async () => {
      const there = await merchant(700_00n);
      const { context, actor } = there;
      const { orderReference, id } = await paid(there);
      const orders = Array.from({ length: 150 }, (_, n) => ({ key: `r${n}`, amount: 5_00n + BigInt((n * 7) % 11) * 1_00n }));
      const sent = [...orders, ...orders.filter((_, n) => n % 3 === 0)];
      expect(sent).toHaveLength(200);
      const outcomes = await Promise.allSettled(
        sent.map(({ key, amount }) => createRefunds(context, actor, key, [item(orderReference, amount)])),
      );
      const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
      expect(new Set(refused.map(({ message }) => message))).toEqual(new Set(['Amount exceeds what is left to refund']));
      const made = await refundsIn(context, actor);
      const references = new Set(
        outcomes.flatMap((one) => (one.status === 'fulfilled' ? one.value.refunds.map((r) => r.reference) : [])),
      );
      expect(made.length).toBe(references.size);
      const sum = made.reduce((total, { amount }) => total + amount, 0n);
      expect([sum <= PAID, PAID - sum < 16_00n]).toEqual([true, true]);
      const posted = made.filter(({ status }) => status === 'Approved').reduce((total, { amount }) => total + amount, 0n);
      expect(await inWallet(context, actor)).toEqual([700_00n - posted, 700_00n - posted]);
      expect(await context.db.$count(refunds, and(eq(refunds.transactionId, id), eq(refunds.status, 'Processing')))).toBe(
        made.filter(({ remark }) => remark === 'Pending until your balance covers it').length,
      );
      expect(await ledgerCheckOf(context.db).isBalanced()).toBe(true);
    },
    LARGE_MS,
  );

  it(
    'any sequence of amounts leaves what was paid less what is not declined',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(fc.bigInt({ min: 1n, max: 700_00n }), { minLength: 1, maxLength: 6 }), async (amounts) => {
          const there = await merchant(10_000_00n);
          const { context, actor } = there;
          const { orderReference } = await paid(there);
          let left = PAID;
          for (const [n, amount] of amounts.entries()) {
            const [made] = await createRefunds(context, actor, `k${n}`, [item(orderReference, amount, left)]).then(
              (answer) => answer.refunds,
              () => [],
            );
            expect(made !== undefined).toBe(amount <= left && amount !== 13_13n);
            if (made && made.status !== 'Declined') left -= amount;
          }
          const taken = (await refundsIn(context, actor)).filter(({ status }) => status !== 'Declined');
          expect(PAID - taken.reduce((sum, { amount }) => sum + amount, 0n)).toBe(left);
          const [ledger = 0n] = (await inWallet(context, actor)) ?? [];
          const posted = taken.filter(({ status }) => status === 'Approved').reduce((sum, { amount }) => sum + amount, 0n);
          expect(ledger).toBe(10_000_00n - posted);
        }),
        { numRuns: 20 },
      );
    },
    LARGE_MS,
  );

  it('the database itself refuses more than was paid, a second posting of a refund, and a deletion', async () => {
    const there = await merchant(5_000_00n);
    const { context, actor } = there;
    const { orderReference, id } = await paid(there);
    const {
      refunds: [made],
    } = await createRefunds(context, actor, 'k', [item(orderReference, 900_00n)]);
    const { businessId, environment, userId } = actor;
    const over = { reference: 'RFD-OVER', businessId, environment, transactionId: id, amount: 100_01n, reason: '' };
    const more = { ...over, status: 'Processing' as const, requesterId: userId, createdAt: context.clock.now() };
    const why = (error: unknown) =>
      error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    const reasons = await Promise.all(
      [
        context.db.insert(refunds).values(more),
        context.db.insert(postings).values({ kind: 'refund', refundId: made?.id ?? 0, postedAt: context.clock.now() }),
        context.db.delete(refunds).where(eq(refunds.transactionId, id)),
        context.db.insert(holds).values({ accountId: 1, amount: 1n, placedAt: context.clock.now() }),
      ].map((work) => work.then(() => 'done', why)),
    );
    expect(reasons).toEqual([
      'a payment is never refunded beyond its amount',
      expect.stringContaining('posting_of_refund'),
      'a refund is never deleted',
      expect.stringContaining('hold_of_one_subject'),
    ]);
  });
});
