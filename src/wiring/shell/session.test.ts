// @vitest-environment happy-dom
/** What happens to the token when a session ends. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { sessionCases } from '../../../machines/shell/session/session.cases';
import { openChannel, sessionChannelId, type TabMessage } from '../../flow/channel';

const { tunde } = sessionCases.ports.loadProfile.answers;
/** The services' code loads while the test waits. */
const SLOW = { timeout: 20_000 };
const calls: { readonly path: string; readonly headers: Headers; readonly keepalive: boolean | undefined }[] = [];

/** Signed in, at a provider that answers every call except the one that revokes the token. */
async function signedIn(env: Record<string, string> = {}) {
  vi.resetModules();
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  vi.doMock('../../services/access/session', async (importOriginal) => ({
    ...(await importOriginal<typeof import('../../services/access/session')>()),
    loadProfile: async () => tunde,
  }));
  const { sessionFlow } = await import('./session');
  const { keepToken } = await import('../../services/token');
  keepToken('t1');
  sessionChannelId();
  const actor = createActor(sessionFlow, { input: { hasToken: true, returnTo: null, attempt: null, choice: null } }).start();
  await vi.waitFor(() => expect(actor.getSnapshot().matches({ authenticated: 'idle' })).toBe(true), SLOW);
  return actor;
}

beforeEach(() => {
  calls.length = 0;
  vi.stubGlobal('fetch', (url: string, { headers, keepalive }: RequestInit) => {
    calls.push({ path: url, headers: new Headers(headers), keepalive });
    return new Promise(() => {});
  });
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.doUnmock('../../services/access/session');
  sessionStorage.clear();
});

describe('a session that ends in this tab', () => {
  it.each([
    ['[SES-10] by Log Out', { type: 'logOut.requested' }, 'loggedOut'],
    ['[SES-11] because nobody was here', { type: 'session.idled', path: '/dashboard' }, 'idled'],
  ] as const)('%s revokes its token, notifies the other tabs, and does not wait for a response', async (_, event, kind) => {
    const received: TabMessage[] = [];
    const other = openChannel();
    other.onmessage = ({ data }) => received.push(data);
    const actor = await signedIn();
    actor.send(event);
    await vi.waitFor(() => expect(actor.getSnapshot().matches('signedOut')).toBe(true), SLOW);
    expect(sessionStorage.getItem('accessToken')).toBeNull();
    await vi.waitFor(() => expect(calls).toHaveLength(1), SLOW);
    expect(calls[0]).toMatchObject({ path: '/subsidiary/dashboard/logout', keepalive: true });
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer t1');
    await vi.waitFor(() => expect(received.map((one) => one.kind)).toContain(kind));
    other.close();
  });

  it('[SES-10] makes no call if the provider cannot revoke a token', async () => {
    const actor = await signedIn({ VITE_LOG_OUT_CALL: 'none' });
    actor.send({ type: 'logOut.requested' });
    await vi.waitFor(() => expect(actor.getSnapshot().matches('signedOut')).toBe(true), SLOW);
    const { revokeToken } = await import('../../services/access/session');
    await revokeToken({ token: 't1' }, new AbortController());
    expect(calls).toEqual([]);
  });
});
