/** Refunds as operations: never more than was paid, once for each key, with the ledger in balance. */

import { and, eq, isNull } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor, OperationContext } from '../context';
import { ledgerCheckOf } from '../control/ledgerCheck';
import type { Database } from '../database/database';
import { accounts, entries, holds, postings, refunds, transactions } from '../database/schema';
import { wallets } from '../ledger/ledger';
import { toMajor } from '../rules/money';
import { newReference } from '../rules/secrets';
import { SETUP_MS, seededDatabase } from '../testing/databases';
import { contextAtFixedTime, newMerchant } from '../testing/people';
import { createRefunds, refundsOfKey, settleRefundsFor } from './refunds';

let database: Database;
beforeAll(async () => {
  database = await seededDatabase();
}, SETUP_MS);
afterAll(() => database.close());

const LARGE_MS = 120_000;
const PAID = 1_000_00n;

/** A merchant with a balance in minor units. Nobody has paid them yet. */
async function merchant(balance: bigint) {
  const context = contextAtFixedTime(database.db);
  return { context, actor: await newMerchant(context, balance) };
}

/** A successful payment by card of NGN 1,000.00, without its posting: the merchant's balance is given. */
async function paid(
  { context, actor }: Awaited<ReturnType<typeof merchant>>,
  more: Partial<typeof transactions.$inferInsert> = {},
) {
  const { businessId, environment } = actor;
  const now = context.clock.now();
  const [row] = await context.db
    .insert(transactions)
    .values({
      businessId,
      environment,
      status: 'Successful',
      customerEmail: 'ada@customer.test',
      currency: 'NGN',
      amount: PAID,
      fee: 15_00n,
      paymentType: 'Card',
      orderReference: newReference('KOR'),
      paymentReference: newReference('KPY'),
      createdAt: now,
      settledAt: now,
      ...more,
    })
    .returning();
  if (!row) throw new Error('The payment was not inserted');
  return row;
}

const item = (transactionReference: string, amount: bigint, expectedLeft?: bigint) => ({
  transactionReference,
  amount: toMajor(amount),
  reason: 'Returned',
  ...(expectedLeft !== undefined && { expectedLeft: toMajor(expectedLeft) }),
});

const refundsIn = (context: OperationContext, actor: Actor) =>
  context.db.select().from(refunds).where(eq(refunds.businessId, actor.businessId)).orderBy(refunds.id);

const inWallet = async (context: OperationContext, actor: Actor) =>
  (await wallets(context.db, actor)).map(({ ledger, available }) => [ledger, available])[0];

describe('[TRX-05] a refund', () => {
  it('takes its amount from the wallet once for each key, and keeps the fee', async () => {
    const there = await merchant(5_000_00n);
    const { context, actor } = there;
    const { orderReference } = await paid(there);
    const order = [item(orderReference, 400_00n, PAID)];
    const answers = await Promise.all([1, 2, 3].map(() => createRefunds(context, actor, 'k', order)));
    answers.push(await createRefunds(context, actor, 'k', order));
    expect(new Set(answers.map(({ refunds: [one] }) => `${one?.reference} ${one?.status}`)).size).toBe(1);
    expect(await inWallet(context, actor)).toEqual([4_600_00n, 4_600_00n]);
    expect((await refundsIn(context, actor)).map(({ status, amount, reason }) => [status, amount, reason])).toEqual([
      ['Approved', 400_00n, 'Returned'],
    ]);
    await expect(createRefunds(context, actor, 'k', [item(orderReference, 1_00n)])).rejects.toMatchObject({ status: 409 });
    expect(await ledgerCheckOf(context.db).isBalanced()).toBe(true);
  });

  it('is found by the payment reference too, and by no reference of another business or environment', async () => {
    const there = await merchant(5_000_00n);
    const { context, actor } = there;
    const { paymentReference } = await paid(there);
    const other = await merchant(5_000_00n);
    const foreign = await paid(other);
    const inTest = await paid(there, { environment: 2 });
    for (const reference of [foreign.orderReference, inTest.orderReference, 'KOR-NONE'])
      await expect(createRefunds(context, actor, reference, [item(reference, 1_00n)])).rejects.toMatchObject({ status: 404 });
    expect((await createRefunds(context, actor, 'k', [item(paymentReference, 1_00n)])).refunds).toHaveLength(1);
  });

  it.each([
    ['Failed', 'Card'],
    ['Pending', 'Card'],
    ['Reversed', 'Card'],
    ['Successful', 'Pay With Bank Transfer'],
    ['Successful', 'pay-with-bank-transfer'],
  ])('of a %s payment by %s is refused', async (status, paymentType) => {
    const there = await merchant(5_000_00n);
    const { orderReference } = await paid(there, { status, paymentType });
    await expect(createRefunds(there.context, there.actor, 'k', [item(orderReference, 1_00n)])).rejects.toMatchObject({
      status: 400,
      message: 'This payment can’t be refunded',
    });
  });

  it.each([
    ['0', 'Amount must be greater than 0'],
    ['1000.01', 'Amount exceeds what is left to refund'],
    ['13.13', 'The customer’s bank doesn’t accept this refund'],
  ])('of %s is refused, and its key can be used again', async (amount, message) => {
    const there = await merchant(5_000_00n);
    const { context, actor } = there;
    const { orderReference } = await paid(there);
    const wrong = [{ transactionReference: orderReference, amount }];
    await expect(createRefunds(context, actor, 'k', wrong)).rejects.toMatchObject({ status: 400, message });
    expect((await createRefunds(context, actor, 'k', [item(orderReference, PAID)])).refunds[0]?.status).toBe('Approved');
  });

  it('is refused if what is left has changed since it was confirmed', async () => {
    const there = await merchant(5_000_00n);
    const { context, actor } = there;
    const { orderReference } = await paid(there);
    const outcomes = await Promise.allSettled(
      ['a', 'b'].map((key) => createRefunds(context, actor, key, [item(orderReference, 300_00n, PAID)])),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 409 } });
    expect((await refundsIn(context, actor)).length).toBe(1);
  });

  it('waits for the balance if that is too small, and is posted as soon as it covers it', async () => {
    const there = await merchant(100_00n);
    const { context, actor } = there;
    const { orderReference } = await paid(there);
    const {
      refunds: [made],
    } = await createRefunds(context, actor, 'k', [item(orderReference, 250_00n)]);
    expect([made?.status, made?.remark]).toEqual(['Processing', 'Pending until your balance covers it']);
    expect(await inWallet(context, actor)).toEqual([100_00n, 100_00n]);
    await settleRefundsFor(context, actor);
    expect((await refundsIn(context, actor))[0]?.status).toBe('Processing');
    await credit(context, actor, 200_00n);
    await settleRefundsFor(context, actor);
    expect((await refundsIn(context, actor))[0]).toMatchObject({ status: 'Approved', remark: null });
    expect(await inWallet(context, actor)).toEqual([50_00n, 50_00n]);
    expect(await ledgerCheckOf(context.db).isBalanced()).toBe(true);
  });

  it('of a test amount stays Processing with its money held, or is Declined and takes nothing', async () => {
    const there = await merchant(500_00n);
    const { context, actor } = there;
    const { orderReference } = await paid(there);
    const { refunds: made } = await createRefunds(context, actor, 'k', [
      item(orderReference, 13_14n),
      item(orderReference, 13_15n),
    ]);
    expect(made.map(({ status }) => status)).toEqual(['Processing', 'Declined']);
    expect(await inWallet(context, actor)).toEqual([500_00n, 500_00n - 13_14n]);
    // What was declined can be refunded again, and what is processing cannot.
    await createRefunds(context, actor, 'rest', [item(orderReference, 400_00n, PAID - 13_14n)]);
    await expect(createRefunds(context, actor, 'more', [item(orderReference, PAID - 400_00n)])).rejects.toMatchObject({
      status: 400,
    });
  });

  it('never happens with a key that a status query closed, and one that happened is reported', async () => {
    const there = await merchant(500_00n);
    const { context, actor } = there;
    const { orderReference } = await paid(there);
    const order = [item(orderReference, 10_00n)];
    expect(await refundsOfKey(context, actor, 'k')).toBeNull();
    await expect(createRefunds(context, actor, 'k', order)).rejects.toMatchObject({ status: 409 });
    const { refunds: made } = await createRefunds(context, actor, 'again', order);
    expect((await refundsOfKey(context, actor, 'again'))?.map(({ reference }) => reference)).toEqual([made[0]?.reference]);
  });
});

async function credit(context: OperationContext, { businessId, environment }: Actor, amount: bigint): Promise<void> {
  const here = and(eq(accounts.environment, environment), eq(accounts.currency, 'NGN'));
  const [wallet] = await context.db
    .select()
    .from(accounts)
    .where(and(here, eq(accounts.businessId, businessId)));
  const [equity] = await context.db
    .select()
    .from(accounts)
    .where(and(here, isNull(accounts.businessId), eq(accounts.kind, 'equity')));
  if (!wallet || !equity) throw new Error('There is no wallet');
  await context.db.transaction(async (tx) => {
    const [posting] = await tx.insert(postings).values({ kind: 'opening', postedAt: context.clock.now() }).returning();
    if (!posting) throw new Error('Nothing was posted');
    await tx.insert(entries).values([
      { postingId: posting.id, accountId: wallet.id, amount },
      { postingId: posting.id, accountId: equity.id, amount: -amount },
    ]);
  });
}

describe('[RFD-02] several refunds in one order', () => {
  it('are made together or not at all, and rows of one payment count together', async () => {
    const there = await merchant(5_000_00n);
    const { context, actor } = there;
    const [one, two] = [await paid(there), await paid(there)];
    const thrice = [400_00n, 400_00n, 200_01n].map((amount) => item(one.orderReference, amount));
    await expect(createRefunds(context, actor, 'k', [item(two.orderReference, 1_00n), ...thrice])).rejects.toMatchObject({
      status: 400,
      message: 'Row 4: Amount exceeds what is left to refund',
    });
    expect(await refundsIn(context, actor)).toEqual([]);
    const fits = [item(one.orderReference, 400_00n), item(two.orderReference, 5_00n), item(one.paymentReference, 600_00n)];
    expect((await createRefunds(context, actor, 'k', fits)).refunds.map(({ amount }) => amount)).toEqual([
      400_00n,
      5_00n,
      600_00n,
    ]);
    expect(await inWallet(context, actor)).toEqual([3_995_00n, 3_995_00n]);
  });
});

describe('[RFD-03] a batch of refunds', () => {
  it('that is refused names every row that cannot be made, makes none, and leaves its key open', async () => {
    const there = await merchant(5_000_00n);
    const { context, actor } = there;
    const [one, failed] = [await paid(there), await paid(there, { status: 'Failed' })];
    const foreign = await paid(await merchant(1_00n));
    const good = item(one.orderReference, 10_00n, PAID);
    const items = [
      good,
      item(failed.orderReference, 1_00n),
      item(foreign.paymentReference, 1_00n),
      { ...good, amount: '0' },
      item(one.orderReference, 990_01n, PAID),
      item(one.orderReference, 5_00n, 400_00n),
      item(one.orderReference, 13_13n, PAID),
    ];
    await expect(createRefunds(context, actor, 'k', items)).rejects.toMatchObject({
      status: 400,
      problems: [
        { index: 1, message: 'This payment can’t be refunded' },
        { index: 2, message: 'Transaction not found' },
        { index: 3, message: 'Amount must be greater than 0' },
        { index: 4, message: 'Amount exceeds what is left to refund' },
        { index: 5, message: 'What is left to refund has changed' },
        { index: 6, message: 'The customer’s bank doesn’t accept this refund' },
      ],
    });
    expect(await refundsIn(context, actor)).toEqual([]);
    expect((await createRefunds(context, actor, 'k', [good])).refunds).toHaveLength(1);
  });

  it('of which only what is left has changed is a conflict', async () => {
    const there = await merchant(5_000_00n);
    const { orderReference } = await paid(there);
    const items = [item(orderReference, 1_00n, PAID), item(orderReference, 2_00n, 1_00n)];
    await expect(createRefunds(there.context, there.actor, 'k', items)).rejects.toMatchObject({
      status: 409,
      problems: [{ index: 1, message: 'What is left to refund has changed' }],
    });
  });

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
