import { afterEach, describe, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { open } from '../../../tests/samples/swapProvider';
import type { Fault } from '../../kit/flow/fault';
import { codeIsRecent } from '../../kit/order/order.cases';
import { swapCases } from './swap.cases';
import { bookmarkSwap } from './swap.select';

const { now, moved } = swapCases.ports.loadMarket.answers;

const refusal = (status: number, message: string): Fault => ({ kind: 'server', status, message });

afterEach(() => vi.useRealTimers());

describe('a swap', () => {
  test('[SWP-05] is sent as shown on screen with its code, and then clears the code', async () => {
    const { actor, sent, at, fill, enter } = open();
    await fill();
    enter('123456');
    await at('succeeded');
    expect(sent).toMatchObject([
      { otp: '123456', order: { debit: '100000', credit: '65.78', source: 'NGN', destination: 'USD' } },
    ]);
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('123456');
    actor.send({ type: 'dismissed' });
    expect(actor.getSnapshot().output).toEqual({ result: 'swapped' });
  });

  test('[SWP-05] goes back to the form with its amounts, and another code is not needed within a minute', async () => {
    const { actor, sent, said, at, fill, enter, seen } = open({ codes: [null, codeIsRecent.codeIsRecent] });
    await fill();
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
    actor.getSnapshot().children.otp?.send({ type: 'otp.dismissed' });
    await at('editing');
    expect([seen().draft.debit, seen().order]).toEqual(['100,000.00', null]);
    actor.send({ type: 'debit.changed', debit: '50,000.00' });
    await waitFor(actor, (snapshot) => snapshot.matches({ editing: 'ready' }));
    actor.send({ type: 'swap.initiated' });
    await at('verifying');
    expect([said.at(-1), seen().problem]).toEqual(['Enter the code that we sent you a moment ago.', null]);
    expect(seen().otp?.resendAt).toBe(1_034_000);
    enter('123456');
    await at('succeeded');
    expect(sent.map(({ order }) => order.debit)).toEqual(['50000']);
  });

  test('[SWP-05 PAY-07] lets the wait for another code go on after a wrong one, because none was sent', async () => {
    const { at, fill, enter, seen } = open({ orders: [refusal(400, 'Invalid OTP')] });
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
    await fill();
    expect(seen().otp?.resendAt).toBe(1_060_000);
    vi.setSystemTime(1_020_000);
    enter('000000');
    await at('submitting');
    await at('verifying');
    expect([seen().otp?.problem, seen().otp?.resendAt]).toEqual(['Invalid OTP', 1_060_000]);
  });

  test('[SWP-05] reaches the code step after a reload, because the code that was sent can be entered', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
    const { sent, said, at, fill, enter, seen } = open({ codes: [codeIsRecent.codeIsRecent] });
    await fill();
    expect([said.at(-1), seen().problem]).toEqual(['We sent you a code a moment ago. Enter it if you haven’t used it.', null]);
    expect([seen().otp?.resend, seen().otp?.resendAt]).toEqual(['waiting', 1_034_000]);
    expect(sent).toEqual([]);
    enter('123456');
    await at('succeeded');
    expect(sent.map(({ otp, order }) => [otp, order.debit])).toEqual([['123456', '100000']]);
  });

  test('[SWP-05] asks for no code when the provider had too many requests of any kind', async () => {
    const message = 'Too many requests. Please wait 34 seconds';
    const { actor, at, seen } = open({ codes: [refusal(429, message)] });
    await waitFor(actor, (snapshot) => snapshot.matches({ editing: 'ready' }));
    actor.send({ type: 'destination.chosen', destination: 'USD' });
    actor.send({ type: 'debit.changed', debit: '100,000.00' });
    actor.send({ type: 'swap.initiated' });
    await at('sendingCode');
    await at('editing');
    expect([seen().order, seen().problem]).toEqual([null, message]);
  });

  test('[SWP-04] the merchant compares if the rate expired and the credit changed, and the accepted swap is sent', async () => {
    const { actor, sent, at, fill, enter, endRate, seen } = open({ markets: [now, moved] });
    await fill();
    endRate();
    await at('confirmingNewRate');
    expect([seen().order?.credit, seen().offered?.credit]).toEqual(['65.78', '65.65']);
    actor.send({ type: 'rate.accepted' });
    enter('123456');
    await at('succeeded');
    expect(sent.map(({ order }) => order.credit)).toEqual(['65.65']);
  });

  test('[SWP-04] continues without a message when another rate gives the same credit', async () => {
    const { at, fill, endRate, seen } = open();
    await fill();
    endRate();
    await at('refreshingRate');
    await at('verifying');
    expect(seen().order?.credit).toBe('65.78');
  });

  test('[SWP-04] loads the rate again if the provider reports a change, and never sends an old key', async () => {
    const { actor, sent, at, fill, enter } = open({
      markets: [now, moved],
      orders: [refusal(412, 'The rate has changed'), null],
    });
    await fill();
    enter('1');
    await at('confirmingNewRate');
    actor.send({ type: 'rate.accepted' });
    enter('2');
    await at('succeeded');
    expect(new Set(sent.map(({ order }) => order.idempotencyKey)).size).toBe(2);
  });

  test('[SWP-04] says so and sends a new key when the provider reports another rate and the credit is the same', async () => {
    const { sent, at, fill, enter, seen } = open({ orders: [refusal(412, 'The rate has changed'), null] });
    await fill();
    enter('1');
    await at('refreshingRate');
    await at('verifying');
    expect(seen().otp?.problem).toBe('The rate has changed');
    enter('2');
    await at('succeeded');
    expect(new Set(sent.map(({ order }) => order.idempotencyKey)).size).toBe(2);
  });

  test.each(['refreshingRate', 'confirmingNewRate'] as const)(
    '[SWP-04] keeps no order when the merchant closes in %s',
    async (step) => {
      const { actor, at, fill, endRate, seen } = open({ markets: [now, moved] });
      await fill();
      endRate();
      await at(step);
      const { order } = seen();
      actor.send({ type: 'dismissed' });
      expect(bookmarkSwap(actor.getSnapshot())).toMatchObject({ order: null });
      expect(seen()).toMatchObject({ step: 'verifying', leaving: true, order });
      actor.send({ type: 'leave.dismissed' });
      expect(seen()).toMatchObject({ step: 'refreshingRate', leaving: false, order });
      actor.send({ type: 'dismissed' });
      actor.send({ type: 'leave.confirmed' });
      expect(bookmarkSwap(actor.getSnapshot())).toBeNull();
    },
  );

  test('[SWP-04] returns to the form if the money was spent elsewhere in the meantime', async () => {
    const emptied = { ...now, wallets: now.wallets.map((wallet) => ({ ...wallet, availableBalance: '0.00' })) };
    const { at, fill, endRate, seen } = open({ markets: [now, emptied] });
    await fill();
    endRate();
    await at('refreshingRate');
    await at('editing');
    expect([seen().order, seen().fault]).toEqual([null, 'Amount exceeds wallet balance']);
  });

  test('[SWP-05] shows why a code is wrong and accepts another, up to the provider’s limit', async () => {
    const { sent, at, fill, enter, seen } = open({ orders: [refusal(400, 'Invalid OTP'), refusal(400, 'Too many attempts')] });
    await fill();
    enter('1');
    await at('submitting');
    await at('verifying');
    expect(seen().otp?.problem).toBe('Invalid OTP');
    enter('2');
    await at('editing');
    expect(sent).toHaveLength(2);
    expect(seen().order).toBeNull();
  });

  test('[SWP-05] checks the outcome of a lost response before sending anything again', async () => {
    const { actor, sent, at, fill, enter } = open({ orders: [{ kind: 'network' }, null] });
    await fill();
    enter('1');
    await at('checkingOutcome');
    expect(bookmarkSwap(actor.getSnapshot())?.order?.idempotencyKey).toBe(sent[0]?.order.idempotencyKey);
    await at('verifying');
    enter('2');
    await at('succeeded');
    expect(sent[0]?.order.idempotencyKey).not.toBe(sent[1]?.order.idempotencyKey);
    expect(bookmarkSwap(actor.getSnapshot())).toBeNull();
  });

  test('[SWP-05] two tabs send an order that was never received under one next key, and both show what was credited', async () => {
    const bookmark = swapCases.inputs.reopened.bookmark;
    const first = open({ bookmark });
    await first.at('verifying');
    first.enter('1');
    await first.at('succeeded');
    const madeByTheFirst = { status: 'Successful', message: '', credit: '65.78' } as const;
    const second = open({
      bookmark,
      markets: [moved],
      orders: [refusal(409, 'This key was already used for another swap')],
      found: [swapCases.ports.getSwapStatus.answers.notReceived, madeByTheFirst],
    });
    await second.at('confirmingNewRate');
    second.actor.send({ type: 'rate.accepted' });
    second.enter('2');
    await second.at('succeeded');
    const keys = [first, second].map(({ sent }) => sent.map(({ order }) => order.idempotencyKey));
    expect(keys).toEqual([['never-sent.2'], ['never-sent.2']]);
    expect(second.sent[0]?.order.credit).toBe('65.65');
    expect(second.seen().order?.credit).toBe('65.78');
    expect([first, second].map(({ seen }) => seen().orderPrice?.price ?? null)).toEqual(['1520.00', null]);
  });

  test('[SWP-02] another currency to pay with drops the one that it cannot be swapped to', async () => {
    const { actor } = open();
    await waitFor(actor, (snapshot) => snapshot.matches({ editing: 'ready' }));
    actor.send({ type: 'destination.chosen', destination: 'USD' });
    actor.send({ type: 'source.chosen', source: 'USD' });
    expect(actor.getSnapshot().context.draft.destination).not.toBe('USD');
  });

  test('[SWP-03] an amount below the minimum names the smallest possible amount', () => {
    const { actor, seen } = open();
    return waitFor(actor, (snapshot) => snapshot.matches({ editing: 'ready' })).then(() => {
      actor.send({ type: 'destination.chosen', destination: 'USD' });
      actor.send({ type: 'debit.changed', debit: '7.61' });
      expect([seen().minimum, actor.getSnapshot().can({ type: 'swap.initiated' })]).toEqual(['1520.00', false]);
      actor.send({ type: 'source.chosen', source: 'USD' });
      actor.send({ type: 'destination.chosen', destination: 'NGN' });
      actor.send({ type: 'debit.changed', debit: '0.99' });
      expect(seen().minimum).toBe('1.00');
      actor.send({ type: 'debit.changed', debit: '1' });
      expect([seen().minimum, actor.getSnapshot().can({ type: 'swap.initiated' })]).toEqual([null, true]);
    });
  });
});
