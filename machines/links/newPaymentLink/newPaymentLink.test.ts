import { describe, expect, it } from 'vitest';
import { emptyValues, fieldOfError, isReady, redirectHint, validate } from './newPaymentLink.machine';

const whole = { ...emptyValues('NGN'), name: 'Ankara', paymentType: 'MULTIPLE' };

describe('[PLK-02] a new payment link', () => {
  it('is ready with a name, a type and a currency, and needs nothing else', () => {
    expect([isReady(whole), validate(whole)]).toEqual([true, {}]);
    for (const field of ['name', 'paymentType', 'currency'] as const) {
      expect([isReady({ ...whole, [field]: ' ' }), Object.keys(validate({ ...whole, [field]: ' ' }))]).toEqual([false, [field]]);
    }
  });
  it('asks for authentication unless it is chosen otherwise', () => expect(emptyValues('NGN').authOption).toBe('AUTH'));
  it.each(['0', '0.00', '-1', '1.234', 'abc', '1e9', '1'.repeat(16)])('is not of %s', (amount) =>
    expect(validate({ ...whole, amount })).toHaveProperty('amount'),
  );
  it.each(['1', '2,500.50', '0.01', '9'.repeat(15)])('is of %s', (amount) => expect(validate({ ...whole, amount })).toEqual({}));
  it.each(['0', '-1', '1.5', '1000001', 'many'])('is not paid %s times', (limit) =>
    expect(validate({ ...whole, limit })).toHaveProperty('limit'),
  );
  it.each(['1', '1000000', ' 20 '])('is paid %s times', (limit) => expect(validate({ ...whole, limit })).toEqual({}));
  it.each(['javascript:alert(1)', 'https://a.test@b.test', 'www.a.test', 'https://a.test/ b'])(
    'does not redirect with %s',
    (redirectUrl) => expect(validate({ ...whole, redirectUrl })).toHaveProperty('redirectUrl'),
  );
  it('redirects to a URL, and has a description of up to 250 characters', () => {
    expect(validate({ ...whole, redirectUrl: ' https://a.test/thanks ', description: '🧵'.repeat(250) })).toEqual({});
    expect(validate({ ...whole, description: 'x'.repeat(251) })).toHaveProperty('description');
  });
  it('names the host of a redirect that looks like another one', () => {
    expect(redirectHint(' https://p\u0430ypal.com/ok ')).toBe('This address opens xn--pypal-4ve.com.');
    expect([redirectHint('https://paypal.com'), redirectHint('')]).toEqual([
      'the redirect URL must include http:// or https://',
      'the redirect URL must include http:// or https://',
    ]);
  });
  it('shows a refusal below its field', () => {
    expect(
      [
        'redirectUrl is not valid',
        'Amount must be greater than 0',
        'Unknown payment type',
        'Unknown split settlement',
        'Unknown currency',
        'No',
      ].map(fieldOfError),
    ).toEqual(['redirectUrl', 'amount', 'paymentType', 'splitSettlementId', 'currency', null]);
  });
});
