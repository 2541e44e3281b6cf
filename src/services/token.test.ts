// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { forBusiness, keepBusiness, keepToken } from './token';

afterEach(() => sessionStorage.clear());

it('[SES-06] a payout call after the session ended in this tab fails as expired', () => {
  expect(() => forBusiness()).toThrow(expect.objectContaining({ fault: { kind: 'sessionExpired' } }));
});

it('[PAY-09] a payout call names the active business, and without one is a programming error', () => {
  keepToken('secret');
  expect(() => forBusiness()).toThrow('needs an active business');
  keepBusiness('1001');
  expect(forBusiness()).toEqual({ subsidiary_id: '1001' });
});
