import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { Failure, type Fault } from '../../kit/flow/fault';
import { wire } from '../../kit/flow/port';
import { sessionCases } from './session.cases';
import { sessionMachine } from './session.machine';
import { bookmarkCurrency, selectSession } from './session.select';
import type { CurrencyChoice, Forgetting, ReturnTo, Revocation, SessionInput } from './session.types';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const signedOut: SessionInput = { hasToken: false, returnTo: null, attempt: null, choice: null };
const here: ReturnTo = { userId: '2', businessId: '1001', environment: 'Live', path: '/dashboard/account/payouts' };
const { tunde } = sessionCases.ports.loadProfile.answers;

/** @param profiles how the profile loads, one after another; the last one is that of all others. */
function open(
  input = signedOut,
  login: 'complete' | 'wantsCode' | Fault = 'complete',
  profiles: readonly (Fault | typeof tunde)[] = [tunde],
) {
  let loads = 0;
  const forgotten: Forgetting[] = [];
  const revoked: Revocation['because'][] = [];
  const went: string[] = [];
  const businesses = [{ id: '1001', name: 'Bluecrest Stores', type: '', verificationStatus: '', description: '' }];
  const actor = createActor(
    wire(sessionMachine, {
      signIn: {
        login: async () => {
          if (typeof login !== 'string') throw new Failure(login);
          return { message: 'Enter the code', complete: login === 'complete', businesses };
        },
        otp: { verify: async () => ({ message: '', complete: true, businesses }), resend: async () => ({ message: '' }) },
      },
      loadProfile: async () => {
        const profile = profiles[Math.min(loads, profiles.length - 1)] ?? tunde;
        loads += 1;
        if ('kind' in profile) throw new Failure(profile);
        return profile;
      },
      findOpenWork: async () => ({ openOrders: 0 }),
      revokeSession: async ({ because }) => {
        revoked.push(because);
        throw new Failure({ kind: 'network' });
      },
      forgetSession: async (what) => {
        forgotten.push(what);
      },
    }),
    { input },
  );
  actor.on('navigate', ({ to }) => went.push(to));
  actor.start();
  const view = () => selectSession(actor.getSnapshot());
  const form = () => actor.getSnapshot().children.signIn;
  const submit = async (email = 'tunde.bello@bluecrest.test', password = 'Bluecrest#2026') => {
    form()?.send({ type: 'email.changed', email });
    form()?.send({ type: 'password.changed', password });
    form()?.send({ type: 'signIn.submitted' });
    await settle();
  };
  return { actor, view, form, submit, forgotten, revoked, went, loaded: () => loads };
}

describe('signing in', () => {
  it('[SES-01] each field that is empty says so, and nothing is sent', async () => {
    const { view, submit } = open();
    await submit('', '');
    expect(view().signIn).toMatchObject({ missing: { email: true, password: true }, busy: false });
    await submit('', 'something');
    expect(view().signIn).toMatchObject({ missing: { email: true, password: false }, busy: false });
    await submit('a@b.test', '');
    expect(view().signIn).toMatchObject({ missing: { email: false, password: true } });
  });
  it('[SES-03] a reload goes on with the code that is awaited, and counts on from when it was sent', async () => {
    const attempt = { email: 'amaka.obi@bluecrest.test', sentAt: Date.now() - 40_000 };
    const { form, view } = open({ ...signedOut, attempt });
    expect(view()).toMatchObject({
      standing: 'secondFactor',
      signIn: { email: attempt.email, attempt, otp: { resendAt: attempt.sentAt + 60_000 } },
    });
    const code = form()?.getSnapshot().children.otp;
    code?.send({ type: 'otp.dismissed' });
    expect(view()).toMatchObject({ standing: 'signedOut', signIn: { email: attempt.email, attempt: null, otp: null } });
  });
  it('[SES-03] the attempt of before a reload is not begun again after the session', async () => {
    const { actor, form, view } = open({ ...signedOut, attempt: { email: 'amaka.obi@bluecrest.test', sentAt: Date.now() } });
    const code = form()?.getSnapshot().children.otp;
    code?.send({ type: 'otp.changed', otp: '123456' });
    code?.send({ type: 'otp.submitted' });
    await settle();
    expect(view().standing).toBe('signedIn');
    actor.send({ type: 'logOut.requested' });
    await settle();
    await settle();
    expect(view()).toMatchObject({ standing: 'signedOut', signIn: { email: '', attempt: null } });
  });
  it('[SES-02 SES-12] with a token the profile loads, with the businesses and the entry for a new one', async () => {
    const { view, submit } = open();
    await submit();
    expect(view()).toMatchObject({
      standing: 'signedIn',
      workspace: { user: { name: 'Tunde Bello' }, business: { name: 'Bluecrest Stores' } },
    });
    expect(view().workspace?.businesses.map(({ name }) => name)).toEqual(['Bluecrest Stores', 'Add New Merchant']);
  });
  it('[SES-03] without one the code is asked for, in the server’s words', async () => {
    const { view, form, submit } = open(signedOut, 'wantsCode');
    await submit();
    expect(view()).toMatchObject({ standing: 'secondFactor', signIn: { message: 'Enter the code' } });
    expect(form()?.getSnapshot().context.password).toBe('');
  });
  it('[SES-04] an error shows its words and keeps what was typed', async () => {
    const { view, submit } = open(signedOut, { kind: 'server', status: 401, message: 'Invalid email or password' });
    await submit();
    expect(view()).toMatchObject({
      standing: 'signedOut',
      signIn: { problem: 'Invalid email or password', email: 'tunde.bello@bluecrest.test', password: 'Bluecrest#2026' },
    });
  });
  it('[SES-05] no machine ever holds a token', async () => {
    const { actor, submit } = open();
    await submit();
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toMatch(/token":"|accessToken/);
  });
});

describe('a session that ends', () => {
  it('[SES-06] because the provider says so: only bookmarks are kept, and the reason shows', async () => {
    const { actor, view, submit, forgotten, revoked } = open({ hasToken: true, returnTo: null, attempt: null, choice: null });
    await settle();
    actor.send({ type: 'session.expired', path: '/dashboard/account/payouts?transfer=new' });
    await settle();
    expect([forgotten, revoked]).toEqual([[{ bookmarks: 'kept' }], []]);
    expect(view()).toMatchObject({ standing: 'signedOut', workspace: null, reason: 'Please login again' });
    await submit();
    expect(view()).toMatchObject({ standing: 'signedIn', reason: null });
  });
  it('[SES-02 SES-10] a merchant who logs out because the profile failed does not read why the session before ended', async () => {
    const { actor, view, submit } = open({ ...signedOut, hasToken: true }, 'complete', [tunde, { kind: 'network' }]);
    await settle();
    actor.send({ type: 'session.expired', path: '/dashboard' });
    await settle();
    expect(view().reason).toBe('Please login again');
    await submit();
    expect(view().problem).not.toBeNull();
    actor.send({ type: 'logOut.requested' });
    await settle();
    expect(view()).toMatchObject({ standing: 'signedOut', reason: null });
  });
  it('[SES-06] brings the same merchant back to where it was, once', async () => {
    const { actor, submit, went } = open({ hasToken: true, returnTo: null, attempt: null, choice: null });
    await settle();
    actor.send({ type: 'session.expired', path: '/dashboard/account/payouts?transfer=new' });
    await settle();
    await submit();
    expect(went).toEqual(['/dashboard/account/payouts?transfer=new']);
    expect(actor.getSnapshot().context.returnTo).toBeNull();
  });
  it.each([
    { ...here, businessId: '1002' },
    { ...here, environment: 'Test' as const },
  ])('[SES-06 NAV-10 NAV-11] brings nobody to an address of another business or environment', async (returnTo) => {
    const { submit, went } = open({ hasToken: false, returnTo, attempt: null, choice: null });
    await submit();
    expect(went).toEqual([]);
  });
  it('[SES-11] after inactivity: like an expired one with another message, and the token is revoked', async () => {
    const { actor, view, submit, forgotten, revoked, went } = open({
      hasToken: true,
      returnTo: null,
      attempt: null,
      choice: null,
    });
    await settle();
    actor.send({ type: 'session.idled', path: here.path });
    await settle();
    expect([forgotten, revoked]).toEqual([[{ bookmarks: 'kept' }], ['idled']]);
    expect(view()).toMatchObject({ standing: 'signedOut', workspace: null, reason: 'You were logged out due to inactivity' });
    await submit();
    expect(went).toEqual([here.path]);
  });
  it('[SES-11] after inactivity in another tab: with the same message, and only that tab revokes the token', async () => {
    const { actor, view, forgotten, revoked } = open({ hasToken: true, returnTo: null, attempt: null, choice: null });
    await settle();
    actor.send({ type: 'idle.received', path: here.path });
    await settle();
    expect([forgotten, revoked]).toEqual([[{ bookmarks: 'kept' }], []]);
    expect(view()).toMatchObject({ standing: 'signedOut', reason: 'You were logged out due to inactivity' });
  });
  it('[SES-10] because the merchant logged out in another tab: at once, whatever is open', async () => {
    const { actor, view, forgotten, revoked } = open({ hasToken: true, returnTo: null, attempt: null, choice: null });
    await settle();
    actor.send({ type: 'logOut.received' });
    await settle();
    expect([forgotten, revoked]).toEqual([[{ bookmarks: 'removed' }], []]);
    expect(view()).toMatchObject({ standing: 'signedOut', workspace: null, reason: 'You logged out in another tab.' });
  });
  it('[NAV-13] stays open while the profile is fetched again, and when that fails', async () => {
    const { actor, view } = open({ hasToken: true, returnTo: null, attempt: null, choice: null });
    await settle();
    actor.send({ type: 'profile.invalidated', path: here.path });
    expect(view()).toMatchObject({ standing: 'signedIn', workspace: { business: { id: '1001' } } });
    await settle();
    expect(actor.getSnapshot()).toMatchObject({ value: { authenticated: 'idle' }, context: { returnTo: null } });
  });
  it('[NAV-13] shows the profile of the last change, also if it came while an earlier one loaded', async () => {
    const { actor, loaded } = open({ hasToken: true, returnTo: null, attempt: null, choice: null });
    await settle();
    const before = loaded();
    actor.send({ type: 'profile.invalidated', path: here.path });
    actor.send({ type: 'profile.invalidated', path: here.path });
    await settle();
    expect(loaded() - before).toBe(2);
    expect(actor.getSnapshot()).toMatchObject({ value: { authenticated: 'idle' }, context: { returnTo: null } });
  });
  it('[SES-06] brings nobody else there', async () => {
    const { submit, went } = open({ hasToken: false, returnTo: { ...here, userId: '1' }, attempt: null, choice: null });
    await submit();
    expect(went).toEqual([]);
  });
  it('[SES-10] because the merchant logs out: the token is revoked, nothing is kept, and no reason shows', async () => {
    const { actor, view, forgotten, revoked } = open({ hasToken: true, returnTo: null, attempt: null, choice: null });
    await settle();
    actor.send({ type: 'logOut.requested' });
    await settle();
    expect([forgotten, revoked]).toEqual([[{ bookmarks: 'removed' }], ['loggedOut']]);
    expect(view()).toMatchObject({ standing: 'signedOut', reason: null });
  });
});

describe('the currency', () => {
  const chosen = { userId: '2', currency: 'GBP' } as const;
  it('[NAV-06] is NGN first, and then the one that was chosen', async () => {
    const { actor, view } = open({ hasToken: true, returnTo: null, attempt: null, choice: null });
    await settle();
    expect(view().workspace).toMatchObject({ currency: 'NGN', currencies: ['NGN', 'USD', 'GBP', 'EUR'] });
    actor.send({ type: 'currency.chosen', currency: 'USD' });
    expect(view().workspace?.currency).toBe('USD');
    expect(bookmarkCurrency(actor.getSnapshot())).toEqual({ userId: '2', currency: 'USD' });
  });
  it('[NAV-06] is kept over a reload and an expiry, and forgotten at Log Out', async () => {
    const { actor, view, submit } = open({ hasToken: true, returnTo: null, attempt: null, choice: chosen });
    await settle();
    expect(view().workspace?.currency).toBe('GBP');
    actor.send({ type: 'session.expired', path: '/dashboard' });
    await settle();
    await submit();
    expect(view().workspace?.currency).toBe('GBP');
    actor.send({ type: 'logOut.requested' });
    await settle();
    expect(bookmarkCurrency(actor.getSnapshot())).toBeNull();
  });
  const written: readonly CurrencyChoice[] = JSON.parse('[{"userId":"1","currency":"GBP"},{"userId":"2","currency":"XXX"}]');
  it.each(written)('[NAV-06] is nobody else’s choice, and none that is not offered: %o', async (choice) => {
    const { view } = open({ hasToken: true, returnTo: null, attempt: null, choice });
    await settle();
    expect(view().workspace?.currency).toBe('NGN');
  });
});
