// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { denyStorage } from '../../tests/deniedStorage';
import { bearer, forBusiness, hasToken, keepBusiness, keepToken } from './token';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('[SES-06] a payout call after the session ended in this tab fails as expired', () => {
  expect(() => forBusiness()).toThrow(expect.objectContaining({ fault: { kind: 'sessionExpired' } }));
});

it('[PAY-09] a payout call names the active business, and without one is a programming error', () => {
  keepToken('secret');
  expect(() => forBusiness()).toThrow('needs an active business');
  keepBusiness('1001');
  expect(forBusiness()).toEqual({ subsidiary_id: '1001' });
});

it('[PAY-05] a call sends nothing once the browser denies the storage of the session', () => {
  keepToken('secret');
  keepBusiness('1001');
  denyStorage();
  for (const make of [() => bearer(), forBusiness, () => keepBusiness('1')])
    expect(make).toThrow(expect.objectContaining({ fault: expect.objectContaining({ kind: 'notSent' }) }));
  expect(hasToken()).toBe(false);
});
