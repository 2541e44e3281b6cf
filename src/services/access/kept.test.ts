// @vitest-environment happy-dom
/** What signing in keeps in this tab, and which refusals of a link are no faults. */
import { expect, it, vi } from 'vitest';
import { inSession, optionsNow } from '../../../tests/services/exchanges';
import { provide } from '../../../tests/services/provider';
import { hasToken } from '../token';
import { verifyEmail } from './access';
import * as session from './session';

inSession();

const login = () => session.login({ email: 'a@b.test', password: 'p' }, optionsNow());

it('[SES-05] stores the token in session storage, and reports to the machine only that there is one', async () => {
  provide(() => ({ body: { message: 'ok', token: { accessToken: 'secret' } } }));
  expect(JSON.stringify(await login())).not.toContain('secret');
  expect(sessionStorage.getItem('accessToken')).toBe('secret');
  expect(localStorage.length).toBe(0);
});

it('[SES-03] stores no token if a second factor is required', async () => {
  sessionStorage.clear();
  provide(() => ({ body: { message: 'Enter the code' } }));
  await login();
  expect(hasToken()).toBe(false);
});

it('[SES-02 PAY-09] sends the business of the profile with every later call', async () => {
  const user = { id: 1, firstName: 'A', lastName: 'B', email: 'a@b.test', role: 'Owner', permissions: [] };
  provide(({ to }) => ({ body: to.endsWith('/me') ? { user, activeSubsidiary: { id: 1002 } } : {} }));
  await session.loadProfile(undefined, optionsNow());
  expect(sessionStorage.getItem('subsidiaryId')).toBe('1002');
});

it('[SES-10] revokes the token with a request that continues after the page is closed', async () => {
  provide(() => ({ body: { status: true } }));
  const fetched = vi.spyOn(globalThis, 'fetch');
  await session.revokeToken({ token: 'ended' }, optionsNow());
  await login().catch(() => null);
  expect(fetched.mock.calls.map(([, init]) => [init?.keepalive, init?.cache])).toEqual([
    [true, 'no-store'],
    [false, 'no-store'],
  ]);
});

const verify = () => verifyEmail({ token: 't', password: 'p' }, optionsNow());

it('[SUP-05] reads a 401 for the link of a sign-up as a wrong password, and as nothing else', async () => {
  provide(() => ({ status: 401, body: { message: 'Wrong password' } }));
  expect(await verify()).toEqual({ message: 'Wrong password', isOtherPassword: true });
  provide(() => ({ status: 400, body: { message: 'The link was used' } }));
  await expect(verify()).rejects.toMatchObject({ fault: { kind: 'server', status: 400, message: 'The link was used' } });
  provide(() => null);
  await expect(verify()).rejects.toMatchObject({ fault: { kind: 'network' } });
  provide(() => ({ status: 401, body: { message: 'Please login again' } }));
  await expect(verify()).rejects.toMatchObject({ fault: { kind: 'sessionExpired' } });
});
