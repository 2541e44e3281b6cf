/**
 * Signs a merchant in, loads the profile, and ends the session when the merchant logs out or the provider requires it.
 *
 * What can never happen: a dashboard without a token; data other than bookmarks survives an expired session in this tab; Log Out removes an
 * open payment without a confirmation; Log Out or an inactivity timeout leaves the token valid without asking the provider to revoke it. It
 * never ends: after every session it returns to sign-in.
 */
import { assign, emit, setup } from 'xstate';
import { signInMachine } from '../../access/signIn/signIn.machine';
import type { SignInOutput } from '../../access/signIn/signIn.types';
import type { Emitted } from '../../kit/flow/emitted';
import { type Fault, faultGuards, faultIn, sentence } from '../../kit/flow/fault';
import { eventParams, outputOf } from '../../kit/flow/params';
import { port } from '../../kit/flow/port';
import { assertPresent } from '../../kit/values/assertPresent';
import { isSameMerchant } from './session.rules';
import type {
  Currency,
  Forgetting,
  LoadedProfile,
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
    meta: {} as { req?: string[]; isLongRunning?: true },
    tags: {} as 'busy' | 'inside',
    children: {} as { signIn: 'signIn' },
  },
  actors: {
    signIn: signInMachine,
    loadProfile: port<LoadedProfile>('loadProfile', { calls: ['getProfile', 'getOnboardingProgress'] }),
    findOpenWork: port<OpenWork>('findOpenWork', { calls: [] }),
    /** Starts the call without waiting for its response, so that a failing network keeps nobody signed in. */
    revokeSession: port<void, Revocation>('revokeSession', { calls: ['logOut'] }),
    forgetSession: port<void, Forgetting>('forgetSession', { calls: [] }),
  },
  guards: {
    hasToken: ({ context }) => context.hasToken,
    hasOpenWork: (_, { openOrders }: OpenWork) => openOrders > 0,
    cameBack: ({ context }, opened: LoadedProfile) => isSameMerchant(opened, context.returnTo),
    ...faultGuards,
  },
  actions: {
    setBusinesses: assign({ businesses: (_, { businesses }: SignInOutput) => businesses }),
    setProfile: assign({
      opened: (_, opened: LoadedProfile) => opened,
      businesses: (_, { profile }) => profile.businesses,
      reason: null,
    }),
    goBack: emit(({ context }) => ({ type: 'navigate', to: assertPresent(context.returnTo, 'a page to return to').path })),
    clearReturnTo: assign({ returnTo: null }),
    setReturnTo: assign({
      returnTo: ({ context: { opened, returnTo } }, { path }: { path: string }) =>
        opened
          ? {
              userId: opened.profile.user.id,
              businessId: opened.profile.activeBusinessId,
              environment: opened.profile.environment,
              path,
            }
          : returnTo,
    }),
    setCurrency: assign({
      choice: ({ context: { opened, choice } }, { currency }: { currency: Currency }) =>
        opened ? { userId: opened.profile.user.id, currency } : choice,
    }),
    clearAttempt: assign({ attempt: null }),
    clearCurrency: assign({ choice: null }),
    close: assign({ opened: null, businesses: [] }),
    setExpiredReason: assign({ reason: 'Please login again' }),
    setIdleReason: assign({ reason: 'You were logged out due to inactivity' }),
    setElsewhereReason: assign({ reason: 'You logged out in another tab.' }),
    clearReason: assign({ reason: null }),
    setProblem: assign({ problem: (_, fault: Fault) => sentence(fault, 'Unexpected Error!') }),
    clearProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'session',
  description: 'Signs a merchant in and out and holds the session.',
  meta: { isLongRunning: true },
  context: ({ input }) => ({ ...input, opened: null, businesses: [], reason: null, problem: null }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Checks whether this tab already has a session.',
      meta: { req: ['SES-05', 'SES-07'] },
      always: [{ guard: 'hasToken', target: 'loadingProfile' }, { target: 'signedOut' }],
    },
    signedOut: {
      description: 'The merchant signs in.',
      exit: 'clearAttempt',
      meta: { req: ['SES-01', 'SES-12'] },
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context: { attempt } }) => ({ attempt }),
        onDone: { target: 'loadingProfile', actions: { type: 'setBusinesses', params: outputOf } },
      },
    },
    loadingProfile: {
      description: 'The profile and the onboarding level are loading.',
      meta: { req: ['SES-02', 'SES-06'] },
      tags: 'busy',
      invoke: {
        id: 'loadProfile',
        src: 'loadProfile',
        onDone: [
          {
            guard: { type: 'cameBack', params: outputOf },
            target: 'authenticated',
            actions: [{ type: 'setProfile', params: outputOf }, 'goBack', 'clearReturnTo'],
          },
          { target: 'authenticated', actions: [{ type: 'setProfile', params: outputOf }, 'clearReturnTo'] },
        ],
        onError: [
          { guard: { type: 'sessionExpired', params: faultIn }, target: 'expiring', actions: 'setExpiredReason' },
          { target: 'profileFailed', actions: { type: 'setProblem', params: faultIn } },
        ],
      },
    },
    profileFailed: {
      description: 'The profile failed to load. The merchant can retry or log out.',
      meta: { req: ['SES-02'] },
      on: {
        'profile.retry': { target: 'loadingProfile', actions: 'clearProblem' },
        'logOut.requested': { target: 'loggingOut', actions: 'clearReason' },
      },
    },
    authenticated: {
      description: 'The merchant is signed in, and the dashboard is open.',
      meta: { req: ['SES-06', 'SES-10', 'SES-11'] },
      on: {
        'session.expired': { target: 'expiring', actions: [{ type: 'setReturnTo', params: eventParams }, 'setExpiredReason'] },
        'session.idled': { target: 'idling', actions: [{ type: 'setReturnTo', params: eventParams }, 'setIdleReason'] },
        'idle.received': { target: 'expiring', actions: [{ type: 'setReturnTo', params: eventParams }, 'setIdleReason'] },
        'logOut.received': { target: 'forgetting', actions: 'setElsewhereReason' },
      },
      initial: 'idle',
      states: {
        idle: {
          description: 'The merchant works in the dashboard.',
          meta: { req: ['NAV-06'] },
          on: {
            'logOut.requested': 'checkingWork',
            'profile.invalidated': { target: 'refreshing', actions: { type: 'setReturnTo', params: eventParams } },
            'currency.chosen': { actions: { type: 'setCurrency', params: eventParams } },
          },
        },
        refreshing: {
          description: 'The dashboard is open while the profile reloads. If this fails, the current profile is kept.',
          meta: { req: ['NAV-13'] },
          on: {
            'logOut.requested': 'checkingWork',
            // What is loading may be from before the second change, so it is loaded again.
            'profile.invalidated': { target: 'refreshing', reenter: true, actions: { type: 'setReturnTo', params: eventParams } },
            'currency.chosen': { actions: { type: 'setCurrency', params: eventParams } },
          },
          invoke: {
            id: 'reloadProfile',
            src: 'loadProfile',
            onDone: { target: 'idle', actions: [{ type: 'setProfile', params: outputOf }, 'clearReturnTo'] },
            onError: [
              { guard: { type: 'sessionExpired', params: faultIn }, target: '#session.expiring', actions: 'setExpiredReason' },
              { target: 'idle', actions: 'clearReturnTo' },
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
          on: { 'logOut.confirmed': '#session.loggingOut', 'logOut.dismissed': 'idle' },
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
      entry: ['close', 'clearReturnTo', 'clearCurrency'],
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
      entry: ['close', 'clearReturnTo', 'clearCurrency'],
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
