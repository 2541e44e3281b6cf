/**
 * Who is at the desk: signs in, opens the books, and ends - because the merchant logs out or because the provider says so.
 *
 * What can never happen: a dashboard without a token; anything but bookmarks of flows survives an expiry in this tab; Log Out forgets a
 * payment that may be under way without asking. It never ends: after every session it is back at signing in.
 */
import { assign, emit, setup } from 'xstate';
import type { Emitted } from '../kit/emitted';
import { type Fault, faultGuards, faultIn, sentence } from '../kit/fault';
import { given } from '../kit/given';
import { answer, typed } from '../kit/params';
import { port } from '../kit/port';
import { signInMachine } from '../signIn/signIn.machine';
import type { SignInOutput } from '../signIn/signIn.types';
import { type Currency, isSameMerchant } from './session.rules';
import type { Forgetting, Opened, OpenWork, SessionContext, SessionEvent, SessionInput } from './session.types';

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
    forgetSession: port<void, Forgetting>('forgetSession', { calls: [] }),
  },
  guards: {
    hasToken: ({ context }) => context.hasToken,
    hasOpenWork: (_, { openOrders }: OpenWork) => openOrders > 0,
    cameBack: ({ context }, opened: Opened) => isSameMerchant(opened, context.place),
    ...faultGuards,
  },
  actions: {
    keepBusinesses: assign({ businesses: (_, { businesses }: SignInOutput) => businesses }),
    keepOpened: assign({
      opened: (_, opened: Opened) => opened,
      businesses: (_, { profile }) => profile.businesses,
      reason: null,
    }),
    goBack: emit(({ context }) => ({ type: 'navigate', to: given(context.place, 'a place').path })),
    forgetPlace: assign({ place: null }),
    keepPlace: assign({
      place: ({ context: { opened, place } }, { path }: { path: string }) =>
        opened ? { userId: opened.profile.user.id, path } : place,
    }),
    keepCurrency: assign({
      choice: ({ context: { opened, choice } }, { currency }: { currency: Currency }) =>
        opened ? { userId: opened.profile.user.id, currency } : choice,
    }),
    forgetCurrency: assign({ choice: null }),
    close: assign({ opened: null, businesses: [] }),
    sayExpired: assign({ reason: 'Please login again' }),
    sayNothing: assign({ reason: null }),
    keepProblem: assign({ problem: (_, fault: Fault) => sentence(fault, 'Unexpected Error!') }),
  },
}).createMachine({
  id: 'session',
  description: 'Who is at the desk.',
  meta: { lasts: true },
  context: ({ input }) => ({ ...input, opened: null, businesses: [], reason: null, problem: null }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Decides whether this tab holds a session already.',
      meta: { req: ['SES-05', 'SES-07'] },
      always: [{ guard: 'hasToken', target: 'opening' }, { target: 'signedOut' }],
    },
    signedOut: {
      description: 'The merchant signs in.',
      meta: { req: ['SES-01', 'SES-12'] },
      invoke: {
        id: 'signIn',
        src: 'signIn',
        onDone: { target: 'opening', actions: { type: 'keepBusinesses', params: answer } },
      },
    },
    opening: {
      description: 'The profile and the onboarding level are on their way.',
      meta: { req: ['SES-02', 'SES-06'] },
      tags: 'busy',
      invoke: {
        id: 'openBooks',
        src: 'openBooks',
        onDone: [
          {
            guard: { type: 'cameBack', params: answer },
            target: 'atDesk',
            actions: [{ type: 'keepOpened', params: answer }, 'goBack', 'forgetPlace'],
          },
          { target: 'atDesk', actions: [{ type: 'keepOpened', params: answer }, 'forgetPlace'] },
        ],
        onError: [
          { guard: { type: 'sessionExpired', params: faultIn }, target: 'expiring' },
          { target: 'unopened', actions: { type: 'keepProblem', params: faultIn } },
        ],
      },
    },
    unopened: {
      description: 'The profile could not be had. It can be tried again, or the merchant logs out.',
      meta: { req: ['SES-02'] },
      on: { 'profile.askedAgain': 'opening', 'logOut.asked': 'loggingOut' },
    },
    atDesk: {
      description: 'The merchant works.',
      meta: { req: ['SES-06', 'SES-10'] },
      on: { 'session.expired': { target: 'expiring', actions: { type: 'keepPlace', params: typed } } },
      initial: 'working',
      states: {
        working: {
          description: 'The dashboard is open.',
          meta: { req: ['NAV-06'] },
          on: {
            'logOut.asked': 'checkingWork',
            'currency.chosen': { actions: { type: 'keepCurrency', params: typed } },
          },
        },
        checkingWork: {
          description: 'Looks for payments whose outcome is not known yet.',
          invoke: {
            id: 'findOpenWork',
            src: 'findOpenWork',
            onDone: [
              { guard: { type: 'hasOpenWork', params: answer }, target: 'confirmingLogOut' },
              { target: '#session.loggingOut' },
            ],
            onError: 'confirmingLogOut',
          },
        },
        confirmingLogOut: {
          description: 'A payment may be under way: logging out forgets how to ask for it. The merchant decides.',
          on: { 'logOut.confirmed': '#session.loggingOut', 'logOut.dismissed': 'working' },
        },
      },
    },
    expiring: {
      description: 'The provider ended the session: everything but the bookmarks of flows is taken out of this tab.',
      meta: { req: ['SES-06'] },
      entry: ['close', 'sayExpired'],
      invoke: {
        id: 'forgetExpired',
        src: 'forgetSession',
        input: { bookmarks: 'kept' },
        onDone: 'signedOut',
        onError: 'signedOut',
      },
    },
    loggingOut: {
      description:
        'The merchant leaves: everything is taken out of this tab. The provider has no call for it; its token runs out by itself.',
      meta: { req: ['SES-10'] },
      entry: ['close', 'sayNothing', 'forgetPlace', 'forgetCurrency'],
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
