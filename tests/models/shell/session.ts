import type { sessionCases } from '../../../machines/shell/session/session.cases';
import type { sessionMachine } from '../../../machines/shell/session/session.machine';
import type { Driver } from '../../drivers/driver';
import { answering, type Model, type StateOf } from '../model';

const holds = ['login', 'loadProfile', 'findOpenWork', 'revokeSession', 'forgetSession', 'payouts.load'];

const seeNoDashboard = (I: Driver) => I.seeNone('Bluecrest Stores');

/** Signing in and out, in a user's words. */
export const sessionModel = {
  req: ['SES-02', 'SES-05', 'SES-06', 'SES-07', 'SES-10', 'SES-11', 'NAV-06'],
  starts: {
    fresh: { path: '/', as: null, holds },
    tokenStored: { path: '/dashboard', as: 'tunde.bello@bluecrest.test', holds },
  },
  events: {
    'session.expired': async (I) => {
      await I.follow('Payouts');
      await I.answer('payouts.load', { fails: 'sessionExpired' });
    },
    'session.idled': async (I) => {
      await I.quietFor(600_000);
      await I.answer('idle.watch', { answers: { idleMs: 600_000 } });
    },
    'profile.invalidated': async (I) => {
      await I.press(/^Notifications/);
      await I.press(/^Notifications/);
    },
    'idle.received': (I) => I.endElsewhere('idled'),
    'logOut.received': (I) => I.endElsewhere('loggedOut'),
    'currency.chosen': (I, { currency }: { currency: string }) => I.choose('Dashboard currency', currency),
    'profile.retry': (I) => I.press('Try again'),
    'logOut.requested': async (I, _: object, ahead, step) => {
      if (ahead('findOpenWork')?.name === 'one') await I.leaveOpenOrder();
      const isInside = step.fired.some((transition) => transition.startsWith('session.authenticated'));
      await (isInside ? I.pickFrom('Tunde Bello', 'Log Out') : I.press('Log Out'));
    },
    'logOut.confirmed': (I) => I.press('Log out anyway'),
    'logOut.dismissed': (I) => I.press('Stay signed in'),
  },
  ports: {
    loadProfile: answering('loadProfile'),
    findOpenWork: answering('findOpenWork'),
    revokeSession: answering('revokeSession'),
    forgetSession: answering('forgetSession'),
  },
  children: {
    signIn: {
      signedIn: async (I, { businesses }: { businesses: object }) => {
        await I.fill('Email', 'tunde.bello@bluecrest.test');
        await I.fill('Password', 'Bluecrest#2026');
        await I.press('Sign in');
        await I.answer('login', { answers: { complete: true, message: '', businesses } });
      },
    },
  },
  states: {
    signedOut: (I) => I.see('Sign in'),
    loadingProfile: (I) => I.see('Loading your dashboard…'),
    profileFailed: async (I) => {
      await I.see('We couldn’t load your dashboard');
      await I.see(/You’re still signed in\.$/);
    },
    'authenticated.idle': (I) => I.see('Bluecrest Stores'),
    'authenticated.refreshing': (I) => I.see('Bluecrest Stores'),
    // A browser checks at once, and may have logged out already.
    'authenticated.checkingWork': (I) => I.see(/^(Bluecrest Stores|Sign in)$/),
    'authenticated.confirmingLogOut': (I) => I.see('Log out now?'),
    idling: seeNoDashboard,
    expiring: seeNoDashboard,
    loggingOut: seeNoDashboard,
    forgetting: seeNoDashboard,
  },
  outOfReach: {
    'session.expiring | xstate.error.actor.forgetExpired | 0': 'Emptying the storage of a tab does not fail.',
    'session.forgetting | xstate.error.actor.forgetAll | 0': 'Emptying the storage of a tab does not fail.',
    'session.authenticated.checkingWork | xstate.error.actor.findOpenWork | 0': 'Reading the storage of a tab does not fail.',
  },
} satisfies Model<typeof sessionCases, StateOf<typeof sessionMachine>, 'starting'>;
