/**
 * Pauses calls of a page at the browser's edge. Only the given URLs are paused, because intercepting every request would disable the cache and
 * compile the app again each time.
 */
import type { CDPSession, Page } from '@playwright/test';

export interface PausedCall {
  readonly method: string;
  readonly url: URL;
  /** Continues to the provider. Returns whether the page still wanted the response. */
  goOn(): Promise<boolean>;
}

export interface Interception {
  /** Called for a new call, which is paused until it continues. */
  readonly onCall: (call: PausedCall) => void;
  /** The page has cancelled this call. */
  readonly onGivenUp: (call: PausedCall) => void;
}

type Ending = 'answered' | 'failed' | 'givenUp';

/** Returns how the page's calls end, by the browser's ids. */
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

/** URLs that the page requests as markers. Nothing else answers them. */
export const FENCE = '/fence';

const sessions = new WeakMap<Page, CDPSession>();

/** Stops pausing calls of this page, and continues the paused ones. */
export async function letGo(page: Page): Promise<void> {
  const session = sessions.get(page);
  sessions.delete(page);
  await session?.detach();
}

/** Pauses the page's calls to URLs with one of these paths (`*` for anything), until it is stopped. */
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
        // A cancelled call no longer exists.
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
