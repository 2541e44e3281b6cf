/**
 * Calls of a page, paused at the browser's edge. Only addresses that are asked for are paused: a page whose every request goes through
 * the test has no cache, and would compile the app anew each time it opens it.
 */
import type { CDPSession, Page } from '@playwright/test';

export interface PausedCall {
  readonly method: string;
  readonly url: URL;
  /** Lets it go to the provider; whether the page still wanted the answer, which is known once there is one. */
  goOn(): Promise<boolean>;
}

export interface Interception {
  /** A call that arrives is paused until it goes on. */
  readonly onCall: (call: PausedCall) => void;
  /** The page no longer wants the answer to this one. */
  readonly onGivenUp: (call: PausedCall) => void;
}

type Ending = 'answered' | 'failed' | 'givenUp';

/** How the calls of a page end, by the browser's own names for them. */
function endingsOf(session: CDPSession) {
  const known = new Map<string, Ending>();
  const awaited = new Map<string, (ending: Ending) => void>();
  const end = (id: string, ending: Ending) => {
    if (!known.has(id)) known.set(id, ending);
    awaited.get(id)?.(ending);
    awaited.delete(id);
  };
  session.on('Network.responseReceived', ({ requestId }) => end(requestId, 'answered'));
  session.on('Network.loadingFailed', ({ requestId, canceled }) => end(requestId, canceled ? 'givenUp' : 'failed'));
  return (id: string) => {
    const ending = known.get(id);
    return ending ? Promise.resolve(ending) : new Promise<Ending>((resolve) => awaited.set(id, resolve));
  };
}

/** Addresses that the page itself asks so that something is known here; nobody else answers them. */
export const FENCE = '/fence';

const sessions = new WeakMap<Page, CDPSession>();

/** Nothing of this page is paused any longer, and what was goes on. */
export async function letGo(page: Page): Promise<void> {
  const session = sessions.get(page);
  sessions.delete(page);
  await session?.detach();
}

/** Pauses what the page asks of addresses with one of these in their path (`*` for anything), until it is let go. */
export async function intercept(page: Page, paths: readonly string[], { onCall, onGivenUp }: Interception): Promise<void> {
  await letGo(page);
  const session = await page.context().newCDPSession(page);
  sessions.set(page, session);
  const endingOf = endingsOf(session);
  session.on('Fetch.requestPaused', ({ requestId, networkId = '', request: { url, method } }) => {
    const address = new URL(url);
    if (address.pathname === FENCE) return void session.send('Fetch.fulfillRequest', { requestId, responseCode: 204 });
    const call: PausedCall = {
      method,
      url: address,
      goOn: async () => {
        // One that was given up meanwhile is not there any longer.
        await session.send('Fetch.continueRequest', { requestId }).catch(() => undefined);
        return (await endingOf(networkId)) !== 'givenUp';
      },
    };
    onCall(call);
    void endingOf(networkId).then((ending) => ending === 'givenUp' && onGivenUp(call));
  });
  await session.send('Network.enable');
  await session.send('Fetch.enable', { patterns: [...paths, FENCE].map((path) => ({ urlPattern: `*${path}*` })) });
}
