/** The code of a batch: when it is asked for, and what its field says. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { begun, books, provider, reviewed, rows, texts } from '../../../tests/samples/bulkProvider';
import type { Fault } from '../../kit/flow/fault';
import { bookmarkBulkPayout } from './bulkPayout.select';
import type { BulkBookmark } from './bulkPayout.types';

afterEach(() => void vi.useRealTimers());

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

  it('confirms what the provider accepted, and not a row that failed when the batch was sent', async () => {
    const of = provider(rows(3), { failing: [3], codes: [{ kind: 'server', status: 400, message: 'Invalid OTP' }, 'right'] });
    const first = await reviewed(of);
    await first.pay();
    const sums = { recipients: 2, amount: '200.00', currency: 'NGN' };
    expect(first.view()).toMatchObject({ step: 'verifying', sums, failed: 1 });
    first.enter('1');
    await vi.waitFor(() => expect(first.view().otp?.problem).toBe('Invalid OTP'));
    expect(first.view()).toMatchObject({ step: 'verifying', sums, failed: 1 });
    first.actor.getSnapshot().children.otp?.send({ type: 'otp.dismissed' });
    await first.until('results');
    first.actor.send({ type: 'code.available' });
    expect(first.view()).toMatchObject({ step: 'verifying', sums });
    const again = begun(of, JSON.parse(JSON.stringify(bookmarkBulkPayout(first.actor.getSnapshot()))));
    await again.until('verifying');
    expect(again.view()).toMatchObject({ sums, failed: 1 });
    again.enter('2');
    await again.until('results');
    expect(again.view().outcomeSums).toEqual({ accepted: '200.00', failed: '100.00' });
  });

  it('confirms the same after a reload if the provider says only how each row stands', async () => {
    const of = provider(rows(3), { failing: [3], codes: ['right'], isTerse: true });
    const first = await reviewed(of);
    await first.pay();
    const sums = { recipients: 2, amount: '200.00', currency: 'NGN' };
    expect(first.view()).toMatchObject({ step: 'verifying', sums });
    const kept: BulkBookmark | null = JSON.parse(JSON.stringify(bookmarkBulkPayout(first.actor.getSnapshot())));
    const again = begun(of, kept);
    await again.until('verifying');
    expect(again.view().sums).toEqual(sums);
    // The sum of other rows than those that await the code is never shown for them.
    const other = begun(of, kept && { ...kept, order: { idempotencyKey: 'k', sums: { ...sums, recipients: 3 } } });
    await other.until('verifying');
    expect(other.view().sums).toBeNull();
  });

  it('is not asked for if the results of the batch do not load, and can be entered once they do', async () => {
    const of = provider(rows(2), { codes: ['right'], unloaded: [{ kind: 'network' }] });
    const { actor, view, until, confirm } = await reviewed(of);
    await confirm();
    await until('resultsFailed');
    actor.send({ type: 'results.retry' });
    await until('results');
    expect(view()).toMatchObject({ awaitsCode: true, failed: 0 });
    actor.send({ type: 'code.available' });
    expect(view()).toMatchObject({ step: 'verifying', sums: { recipients: 2, amount: '200.00' } });
  });

  it('is not asked for if it was entered in another tab before the results came', async () => {
    const of = provider(rows(2), { codes: ['right'] });
    const { confirm, until, view } = await reviewed(of);
    of.enteredElsewhere = true;
    await confirm();
    await until('results');
    expect(view()).toMatchObject({ awaitsCode: false, otp: null });
  });

  it('keeps over a reload when it was sent, so that the pause until another one goes on', async () => {
    const of = provider(rows(2), { codes: ['right'] });
    vi.setSystemTime('2026-11-30T10:00:00Z');
    const first = await reviewed(of);
    await first.pay();
    const resendAt = Date.parse('2026-11-30T10:01:00Z');
    expect(first.view().otp).toMatchObject({ resendAt, resend: 'waiting' });
    const kept: BulkBookmark | null = JSON.parse(JSON.stringify(bookmarkBulkPayout(first.actor.getSnapshot())));
    vi.setSystemTime('2026-11-30T10:00:40Z');
    const again = begun(of, kept);
    await again.until('verifying');
    expect(again.view().otp).toMatchObject({ resendAt, resend: 'waiting' });
    vi.setSystemTime('2026-11-30T10:01:10Z');
    const later = begun(of, kept);
    await later.until('verifying');
    await vi.waitFor(() => expect(later.view().otp?.resend).toBe('ready'));
    later.actor.getSnapshot().children.otp?.send({ type: 'otp.resendRequested' });
    await vi.waitFor(() => expect(bookmarkBulkPayout(later.actor.getSnapshot())?.sentAt).toBe(Date.now()));
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
