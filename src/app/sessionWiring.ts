/** Which service fills which port of the session: what the first screen needs, and nothing that it does not. */
import { wire } from '../../machines/kit/port';
import { sessionMachine } from '../../machines/session/session.machine';
import { forgetSession, openOrders } from '../flow/bookmarks';
import { lazy } from './lazy';
import { withTemporal } from './temporal';

const session = () => withTemporal(() => import('../services/session'));

export const sessionFlow = wire(sessionMachine, {
  signIn: {
    login: lazy(session, (s) => s.login),
    otp: { verify: lazy(session, (s) => s.completeLogin), resend: lazy(session, (s) => s.resendLoginCode) },
  },
  openBooks: lazy(session, (s) => s.openBooks),
  findOpenWork: async () => ({ openOrders: openOrders() }),
  forgetSession: async ({ bookmarks }) => forgetSession(bookmarks),
});

/** Called once the first screen has painted, so that the first press does not wait for code. */
export const preloadSession = () => session();
