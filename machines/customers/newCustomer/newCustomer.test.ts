import { describe, expect, it } from 'vitest';
import { emptyCustomer, fieldOfError, isReady, isTaken, validateCustomer } from './newCustomer.machine';

const whole = { firstName: 'Zoë', lastName: 'O’Neill <b>', email: 'zoe@customer.test', mobile: '+234 806 220 1184' };

describe('[CUS-02] a new customer', () => {
  it('starts with the dial code of Nigeria', () =>
    expect(emptyCustomer).toEqual({ firstName: '', lastName: '', email: '', mobile: '+234' }));
  it('is ready with all four fields, and +234 alone counts as empty', () => {
    expect([isReady(whole), isReady(emptyCustomer)]).toEqual([true, false]);
    for (const field of ['firstName', 'lastName', 'email'] as const) expect(isReady({ ...whole, [field]: ' ' })).toBe(false);
    for (const mobile of ['', '+234', ' +234 ']) expect(isReady({ ...whole, mobile })).toBe(false);
  });
  it.each(['王', 'محمد', 'Ọláńrewájú', '<script>', "D'Arcy", 'de la Cruz'])('may be called %s', (firstName) =>
    expect(validateCustomer({ ...whole, firstName })).toEqual({}),
  );
  it.each([
    ['firstName', 'x'.repeat(101)],
    ['firstName', 'two\nlines'],
    ['lastName', '  '],
    ['email', 'zoe'],
    ['email', 'a b@c.test'],
    ['mobile', '+2340806 220 1184'],
  ])('is refused for its %s', (field, value) =>
    expect(Object.keys(validateCustomer({ ...whole, [field]: value }))).toEqual([field]),
  );
  it('shows a refusal below its field', () => {
    const taken = 'A customer with this email already exists';
    expect(
      [taken, 'Email is not valid', 'First name is required', 'Mobile number is not valid.', 'No'].map(fieldOfError),
    ).toEqual(['email', 'email', 'firstName', 'mobile', null]);
    expect(
      [
        'Mobile number already exists',
        'A customer with this mobile number already exists',
        'Phone number already in use',
        'Email already exists',
      ].map(fieldOfError),
    ).toEqual(['mobile', 'mobile', 'mobile', 'email']);
    expect([isTaken(taken), isTaken('not a valid email!'), isTaken(undefined)]).toEqual([true, false, false]);
  });
});
