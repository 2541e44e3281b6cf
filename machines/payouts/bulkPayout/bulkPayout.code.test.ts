/** The code of a batch: when it is asked for, and what its field says. */
import { describe, expect, it } from 'vitest';
import { begun, books, provider, reviewed, rows, texts } from '../../../tests/samples/bulkProvider';
import type { Fault } from '../../kit/flow/fault';
import { bookmarkBulkPayout } from './bulkPayout.select';
import type { BulkBookmark } from './bulkPayout.types';

describe('[BLK-01 PAY-06] the code of a batch', () => {
  it('comes before the rows that were not sent', async () => {
    const { actor, view, until, pay } = await reviewed(provider([...rows(2), texts(9, '1')], { codes: ['right'] }));
    await pay();
    actor.getSnapshot().children.otp?.send({ type: 'otp.dismissed' });
    await until('results');
    expect(view()).toMatchObject({ awaitsCode: true, account: { unsent: 1 } });
    expect(actor.getSnapshot().can({ type: 'retry' })).toBe(false);
    expect(actor.getSnapshot().can({ type: 'code.available' })).toBe(true);
  });

  it.each<Fault>([{ kind: 'server', status: 500, message: 'Something went wrong' }, { kind: 'network' }])(
    'is asked for again after %j, and the field says why',
    async (fault) => {
      const { view, until, pay, enter } = await reviewed(provider(rows(2), { codes: [fault, 'right'] }));
      await pay();
      enter('1');
      await until('loadingResults');
      await until('verifying');
      expect(view().otp).toMatchObject({ otp: '', problem: 'Error verifying payout. Please try again.' });
      enter('2');
      await until('results');
      expect(view().outcomes.map(({ status }) => status)).toEqual(['Successful', 'Successful']);
    },
  );

  it('has no error of the code of an earlier batch, whose response was lost', async () => {
    const of = provider(rows(2), { failing: [3], codes: ['lost', 'right'] });
    const { actor, view, until, named, pay, enter } = await reviewed(of);
    await pay();
    enter('1');
    await until('loadingResults');
    await until('results');
    expect(view().outcomes.map(({ status }) => status)).toEqual(['Successful', 'Failed']);
    actor.send({ type: 'retry' });
    await named();
    await pay();
    expect(view()).toMatchObject({ step: 'verifying', otp: { otp: '', problem: null } });
  });

  it('keeps its order open until it is accepted', async () => {
    const { actor, until, pay, enter } = await reviewed(provider(rows(2), { codes: [{ kind: 'network' }, 'lost'] }));
    await pay();
    const order = () => bookmarkBulkPayout(actor.getSnapshot())?.order ?? null;
    enter('1');
    await until('loadingResults');
    await until('verifying');
    expect(order()).toEqual({ idempotencyKey: expect.any(String), sums: { recipients: 2, amount: '200.00', currency: 'NGN' } });
    enter('2');
    await until('loadingResults');
    await until('results');
    expect(order()).toBeNull();
  });

  it('shows how many are paid and how much after a reload, when the rows of the batch are not known', async () => {
    const of = provider(rows(2), { books: books(), codes: ['right'] });
    const first = await reviewed(of);
    await first.confirm();
    const kept: BulkBookmark | null = JSON.parse(JSON.stringify(bookmarkBulkPayout(first.actor.getSnapshot())));
    const sums = { recipients: 2, amount: '200.00', currency: 'NGN' };
    const again = begun(of, kept);
    expect(again.view()).toMatchObject({ sums, order: { payments: [] } });
    // An earlier release kept the key alone.
    const older = begun(of, kept && { ...kept, order: { idempotencyKey: 'k' } });
    expect(older.view()).toMatchObject({ sums: null, order: { currency: '' } });
    expect(bookmarkBulkPayout(older.actor.getSnapshot())?.order).toEqual({ idempotencyKey: 'k' });
  });
});
