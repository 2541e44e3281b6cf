/** Several refunds in one order: all or none, with every row that can't be made. */
import { describe, expect, it } from 'vitest';
import { inWallet, item, merchants, PAID, paid, refundsIn } from '../testing/refunds';
import { createRefunds } from './refunds';

const merchant = merchants();

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
      status: 412,
      problems: [{ index: 1, message: 'What is left to refund has changed' }],
    });
  });
});
