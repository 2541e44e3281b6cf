/**
 * Who is at the desk: signs in, opens the books, and ends - because the merchant logs out or because the provider says so.
 *
 * What can never happen: a dashboard without a token; anything but bookmarks of flows survives an expiry in this tab; Log Out forgets a
 * payment that may be under way without asking; Log Out, or an idle end, leaves the token working without asking the provider to revoke it.
 * It never ends: after every session it is back at signing in.
 */
import { assign, emit, setup } from 'xstate';
import { signInMachine } from '../../access/signIn/signIn.machine';
import type { SignInOutput } from '../../access/signIn/signIn.types';
import { assertPresent } from '../../kit/assertPresent';
import type { Emitted } from '../../kit/emitted';
import { type Fault, faultGuards, faultIn, sentence } from '../../kit/fault';
import { eventParams, outputOf } from '../../kit/params';
import { port } from '../../kit/port';
import { isSameDesk } from './session.rules';
import type {
  Currency,
  Forgetting,
  Opened,
  OpenWork,
  Revocation,
  SessionContext,
  SessionEvent,
  SessionInput,
} from './session.types';

export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    emitted: {} as Emitted,
    meta: {} as { req?: string[]; lasts?: true },
    tags: {} as 'busy' | 'inside',
    children: {} as { signIn: 'signIn' },
  },
  actors: {
    signIn: signInMachine,
    openBooks: port<Opened>('openBooks', { calls: ['getProfile', 'getOnboardingProgress'] }),
    findOpenWork: port<OpenWork>('findOpenWork', { calls: [] }),
    /** Starts the call and does not wait for its answer: a network that fails keeps nobody signed in. */
    revokeSession: port<void, Revocation>('revokeSession', { calls: ['logOut'] }),
    forgetSession: port<void, Forgetting>('forgetSession', { calls: [] }),
  },
  guards: {
    hasToken: ({ context }) => context.hasToken,
    hasOpenWork: (_, { openOrders }: OpenWork) => openOrders > 0,
    cameBack: ({ context }, opened: Opened) => isSameDesk(opened, context.place),
    ...faultGuards,
  },
  actions: {
    keepBusinesses: assign({ businesses: (_, { businesses }: SignInOutput) => businesses }),
    keepOpened: assign({
      opened: (_, opened: Opened) => opened,
      businesses: (_, { profile }) => profile.businesses,
      reason: null,
    }),
    goBack: emit(({ context }) => ({ type: 'navigate', to: assertPresent(context.place, 'a place').path })),
    forgetPlace: assign({ place: null }),
    keepPlace: assign({
      place: ({ context: { opened, place } }, { path }: { path: string }) =>
        opened
          ? {
              userId: opened.profile.user.id,
              businessId: opened.profile.activeBusinessId,
              environment: opened.profile.environment,
              path,
            }
          : place,
    }),
    keepCurrency: assign({
      choice: ({ context: { opened, choice } }, { currency }: { currency: Currency }) =>
        opened ? { userId: opened.profile.user.id, currency } : choice,
    }),
    forgetAttempt: assign({ attempt: null }),
    forgetCurrency: assign({ choice: null }),
    close: assign({ opened: null, businesses: [] }),
    sayExpired: assign({ reason: 'Please login again' }),
    sayIdled: assign({ reason: 'You were logged out due to inactivity' }),
    sayElsewhere: assign({ reason: 'You logged out in another tab.' }),
    sayNothing: assign({ reason: null }),
    keepProblem: assign({ problem: (_, fault: Fault) => sentence(fault, 'Unexpected Error!') }),
  },
}).createMachine({
  id: 'session',
  description: 'Signs a merchant in and out and holds the session.',
  meta: { lasts: true },
  context: ({ input }) => ({ ...input, opened: null, businesses: [], reason: null, problem: null }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Checks whether this tab already has a session.',
      meta: { req: ['SES-05', 'SES-07'] },
      always: [{ guard: 'hasToken', target: 'opening' }, { target: 'signedOut' }],
    },
    signedOut: {
      description: 'The merchant signs in.',
      exit: 'forgetAttempt',
      meta: { req: ['SES-01', 'SES-12'] },
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context: { attempt } }) => ({ attempt }),
        onDone: { target: 'opening', actions: { type: 'keepBusinesses', params: outputOf } },
      },
    },
    opening: {
      description: 'The profile and the onboarding level are loading.',
      meta: { req: ['SES-02', 'SES-06'] },
      tags: 'busy',
      invoke: {
        id: 'openBooks',
        src: 'openBooks',
        onDone: [
          {
            guard: { type: 'cameBack', params: outputOf },
            target: 'atDesk',
            actions: [{ type: 'keepOpened', params: outputOf }, 'goBack', 'forgetPlace'],
          },
          { target: 'atDesk', actions: [{ type: 'keepOpened', params: outputOf }, 'forgetPlace'] },
        ],
        onError: [
          { guard: { type: 'sessionExpired', params: faultIn }, target: 'expiring', actions: 'sayExpired' },
          { target: 'unopened', actions: { type: 'keepProblem', params: faultIn } },
        ],
      },
    },
    unopened: {
      description: 'The profile failed to load. The merchant can retry or log out.',
      meta: { req: ['SES-02'] },
      on: { 'profile.retry': 'opening', 'logOut.requested': { target: 'loggingOut', actions: 'sayNothing' } },
    },
    atDesk: {
      description: 'The merchant is signed in, and the dashboard is open.',
      meta: { req: ['SES-06', 'SES-10', 'SES-11'] },
      on: {
        'session.expired': { target: 'expiring', actions: [{ type: 'keepPlace', params: eventParams }, 'sayExpired'] },
        'session.idled': { target: 'idling', actions: [{ type: 'keepPlace', params: eventParams }, 'sayIdled'] },
        'idle.received': { target: 'expiring', actions: [{ type: 'keepPlace', params: eventParams }, 'sayIdled'] },
        'logOut.received': { target: 'forgetting', actions: 'sayElsewhere' },
      },
      initial: 'working',
      states: {
        working: {
          description: 'The merchant works in the dashboard.',
          meta: { req: ['NAV-06'] },
          on: {
            'logOut.requested': 'checkingWork',
            'profile.outdated': { target: 'refreshing', actions: { type: 'keepPlace', params: eventParams } },
            'currency.chosen': { actions: { type: 'keepCurrency', params: eventParams } },
          },
        },
        refreshing: {
          description: 'The dashboard is open while the profile reloads. If this fails, the current profile is kept.',
          meta: { req: ['NAV-13'] },
          on: {
            'logOut.requested': 'checkingWork',
            'currency.chosen': { actions: { type: 'keepCurrency', params: eventParams } },
          },
          invoke: {
            id: 'openBooksAgain',
            src: 'openBooks',
            onDone: { target: 'working', actions: [{ type: 'keepOpened', params: outputOf }, 'forgetPlace'] },
            onError: [
              { guard: { type: 'sessionExpired', params: faultIn }, target: '#session.expiring', actions: 'sayExpired' },
              { target: 'working', actions: 'forgetPlace' },
            ],
          },
        },
        checkingWork: {
          description: 'All tabs of the session are checked for payments with an unknown outcome.',
          invoke: {
            id: 'findOpenWork',
            src: 'findOpenWork',
            onDone: [
              { guard: { type: 'hasOpenWork', params: outputOf }, target: 'confirmingLogOut' },
              { target: '#session.loggingOut' },
            ],
            onError: 'confirmingLogOut',
          },
        },
        confirmingLogOut: {
          description: 'A payment may be open, and logging out discards its key. The merchant decides.',
          on: { 'logOut.confirmed': '#session.loggingOut', 'logOut.dismissed': 'working' },
        },
      },
    },
    idling: {
      description: 'The session was inactive too long. The other tabs are notified, and a request to revoke the token is sent.',
      meta: { req: ['SES-11'] },
      entry: 'close',
      invoke: {
        id: 'revokeIdled',
        src: 'revokeSession',
        input: { because: 'idled' },
        onDone: 'expiring',
        onError: 'expiring',
      },
    },
    expiring: {
      description: 'The session expired. All data except the bookmarks of flows is removed from this tab.',
      meta: { req: ['SES-06', 'SES-11'] },
      entry: 'close',
      invoke: {
        id: 'forgetExpired',
        src: 'forgetSession',
        input: { bookmarks: 'kept' },
        onDone: 'signedOut',
        onError: 'signedOut',
      },
    },
    loggingOut: {
      description: 'The merchant logs out. The other tabs are notified, and a request to revoke the token is sent.',
      meta: { req: ['SES-10'] },
      entry: ['close', 'forgetPlace', 'forgetCurrency'],
      invoke: {
        id: 'revokeLeft',
        src: 'revokeSession',
        input: { because: 'loggedOut' },
        onDone: 'forgetting',
        onError: 'forgetting',
      },
    },
    forgetting: {
      description: 'All data is removed from this tab.',
      meta: { req: ['SES-10'] },
      entry: ['close', 'forgetPlace', 'forgetCurrency'],
      invoke: {
        id: 'forgetAll',
        src: 'forgetSession',
        input: { bookmarks: 'removed' },
        onDone: 'signedOut',
        onError: 'signedOut',
      },
    },
  },
});
