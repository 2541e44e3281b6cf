/** Which service fills which port of the session: what the first screen needs, and nothing that it does not. */
import { wire } from '../../machines/kit/port';
import { sessionMachine } from '../../machines/session/session.machine';
import { forgetSession } from '../flow/bookmarks';
import { tell } from '../flow/channel';
import { lazy } from './lazy';
import { withTemporal } from './temporal';

const tabs = () => import('../flow/tabs');

const session = () => withTemporal(() => import('../services/session'));

export const sessionFlow = wire(sessionMachine, {
  signIn: {
    login: lazy(session, (s) => s.login),
    otp: { verify: lazy(session, (s) => s.completeLogin), resend: lazy(session, (s) => s.resendLoginCode) },
  },
  openBooks: lazy(session, (s) => s.openBooks),
  findOpenWork: lazy(tabs, (s) => s.heldInAllTabs),
  forgetSession: async ({ bookmarks }) => {
    if (bookmarks === 'removed') tell({ kind: 'loggedOut' });
    forgetSession(bookmarks);
  },
});

/** Called once the first screen has painted, so that the first press does not wait for code. */
export const preloadSession = () => session();
