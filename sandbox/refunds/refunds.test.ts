/** One refund as an operation: never more than was paid, once for each key, with the ledger in balance. */
import { describe, expect, it } from 'vitest';
import { ledgerCheckOf } from '../control/ledgerCheck';
import { settleRefundsFor } from '../ledger/waitingRefunds';
import { credit, inWallet, item, merchants, PAID, paid, refundsIn } from '../testing/refunds';
import { createRefunds, refundsOfKey } from './refunds';

const merchant = merchants();

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
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 412 } });
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
