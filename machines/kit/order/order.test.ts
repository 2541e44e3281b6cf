import { describe, expect, it } from 'vitest';
import type { Fault } from '../flow/fault';
import { enteredCode } from './code.parts';
import { nextKey, orderGuards, withNextKey } from './order.parts';
import { hasStatus, sentOrder } from './sentOrder';

const order = { idempotencyKey: 'K', amount: '5.00' };

describe('an order that a bookmark keeps', () => {
  it.each(['submitting', 'checkingOutcome', 'outcomeUnknown'])('may have been sent: %s', (value) =>
    expect(sentOrder({ status: 'active', value, context: { order } })).toBe(order),
  );

  it.each(['editing', 'confirming', 'sendingCode', 'verifying', { reviewing: 'lookedUp' }])('was not sent yet: %j', (value) =>
    expect(sentOrder({ status: 'active', value, context: { order } })).toBeNull(),
  );

  it('is the one that a flow ended with', () => {
    expect(sentOrder({ status: 'done', value: 'sessionExpired', context: { order } })).toBe(order);
    expect(sentOrder({ status: 'done', value: 'closed', context: { order: null } })).toBeNull();
  });
});

describe('an order', () => {
  it('is open while there is one', () =>
    expect([{ order }, { order: null }].map((context) => orderGuards.hasOpenOrder({ context }))).toEqual([true, false]));

  it('that the provider never received gets the same next key in each tab that has it, and another one each time', () => {
    const next = () => withNextKey({ context: { order } });
    expect(next()).toEqual({ ...order, idempotencyKey: `${order.idempotencyKey}.2` });
    expect(next()).toEqual(next());
    expect(['K', 'K.2', 'K.9', '0b1c.d'].map(nextKey)).toEqual(['K.2', 'K.3', 'K.10', '0b1c.d.2']);
    expect(withNextKey({ context: { order: null } })).toBeNull();
  });

  it('is sent with the code that was entered, and without one after any other result', () => {
    const sent = (output: Parameters<typeof enteredCode>[0]['event']['output']) => enteredCode({ event: { output } });
    const answer = { message: 'ok', otp: '123456' };
    expect(sent({ result: 'verified', answer, sentAt: 5 })).toEqual({ message: '', otp: '123456', sentAt: 5 });
    expect(sent({ result: 'verified', answer }).sentAt).toBeNull();
    expect(sent({ result: 'dismissed' })).toEqual({ message: '', otp: '', sentAt: null });
  });

  it('was refused with the status of the response alone', () => {
    const refusal = (status: number): Fault => ({ kind: 'server', status, message: 'No' });
    expect([refusal(409), refusal(400), { kind: 'timeout' } as const].map((fault) => hasStatus(fault, 409))).toEqual([
      true,
      false,
      false,
    ]);
  });
});
