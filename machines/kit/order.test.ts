import { describe, expect, it } from 'vitest';
import { enteredCode, orderGuards, withNewKey } from './order';

describe('[PAY-06] an order', () => {
  it('is open as long as it is kept', () => {
    expect(orderGuards.hasOpenOrder({ context: { order: {} } })).toBe(true);
    expect(orderGuards.hasOpenOrder({ context: { order: null } })).toBe(false);
  });
  it('has another key, and nothing else, once the provider never received it', () => {
    const order = { idempotencyKey: 'old', amount: '5' };
    const renewed = withNewKey({ context: { order } });
    expect(renewed).toEqual({ idempotencyKey: expect.any(String), amount: '5' });
    expect(renewed?.idempotencyKey).not.toBe('old');
    expect(withNewKey<typeof order>({ context: { order: null } })).toBeNull();
  });
  it('is sent with the code that was entered, and without one after any other result', () => {
    const sent = (output: Parameters<typeof enteredCode>[0]['event']['output']) => enteredCode({ event: { output } });
    expect(sent({ result: 'verified', answer: { message: 'ok', otp: '123456' } })).toEqual({ message: '', otp: '123456' });
    expect(sent({ result: 'dismissed' })).toEqual({ message: '', otp: '' });
  });
});
