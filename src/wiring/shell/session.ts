/** Connects services to the ports of the session, with only what the first screen needs. */
import { wire } from '../../../machines/kit/flow/port';
import { sessionMachine } from '../../../machines/shell/session/session.machine';
import type { Revocation } from '../../../machines/shell/session/session.types';
import { forgetSession } from '../../flow/bookmarks';
import { broadcast } from '../../flow/channel';
import { token } from '../../services/storedToken';
import { lazy, once } from '../lazy';
import { withTemporal } from '../temporal';

const tabs = once(() => import('../../flow/tabs'));

const session = once(() => withTemporal(() => import('../../services/access/session')));

export const sessionFlow = wire(sessionMachine, {
  signIn: {
    login: lazy(session, (s) => s.login),
    otp: { verify: lazy(session, (s) => s.completeLogin), resend: lazy(session, (s) => s.resendLoginCode) },
  },
  loadProfile: lazy(session, (s) => s.loadProfile),
  findOpenWork: lazy(tabs, (s) => s.workInAllTabs),
  revokeSession: startRevoking,
  forgetSession: async ({ bookmarks }) => forgetSession(bookmarks),
});

/** Nothing waits for the response: the merchant is signed out of this tab at once, and a token that was not revoked expires by itself. */
async function startRevoking({ because }: Revocation): Promise<void> {
  const ended = token();
  broadcast({ kind: because });
  if (ended === null) return;
  const { signal } = new AbortController();
  session()
    .then(({ revokeToken }) => revokeToken({ token: ended }, { signal }))
    .catch(() => undefined);
}

/** Call it after the first screen has painted, so that the first press does not wait for code. */
export const preloadSession = session;
