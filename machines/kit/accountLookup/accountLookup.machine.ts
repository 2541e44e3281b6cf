/**
 * Looks up the name of an account shortly after the merchant stops typing, and clears it on new input. Leaving `loading` aborts the call,
 * so a late response never shows the wrong name.
 *
 * It runs as long as the form that invoked it, and sends its results with `sendParent`, typed by `ResolutionNews`.
 */
import { assign, sendParent, setup } from 'xstate';
import { type Fault, faultGuards, faultIn, sentence } from '../flow/fault';
import { eventParams, outputOf } from '../flow/params';
import { port } from '../flow/port';
import { assertPresent } from '../values/assertPresent';
import { canBeLookedUp } from './accountLookup.rules';
import type {
  Account,
  AccountLookupContext,
  AccountLookupEvent,
  AccountLookupInput,
  AccountLookupNews,
  Resolved,
} from './accountLookup.types';

export const accountLookupMachine = setup({
  types: {
    context: {} as AccountLookupContext,
    events: {} as AccountLookupEvent,
    input: {} as AccountLookupInput,
    meta: {} as { req?: string[]; isLongRunning?: true },
    tags: {} as 'busy',
  },
  actors: {
    resolve: port<Resolved, Account>('resolve', { calls: ['resolvePayoutAccount', 'resolveBeneficiary'], callsOneOf: true }),
  },
  guards: {
    canBeLookedUp: (_, { account }: { account: Account | null }) => account !== null && canBeLookedUp(account),
    ...faultGuards,
  },
  actions: {
    setAccount: assign({ account: (_, { account }: { account: Account | null }) => account, problem: null }),
    setProblem: assign({ problem: ({ context }, fault: Fault) => sentence(fault, context.failureMessage) }),
    clearProblem: assign({ problem: null }),
    sendParentResolved: sendParent(
      (_, { accountName, message = '' }: Resolved): AccountLookupNews => ({
        type: 'recipient.resolved',
        name: accountName,
        ...(message && { said: message }),
      }),
    ),
    sendParentSessionExpired: sendParent((): AccountLookupNews => ({ type: 'session.expired' })),
  },
  delays: { typingPause: 300 },
}).createMachine({
  id: 'resolution',
  description: 'Looks up the name of an account.',
  meta: { req: ['PAY-04'], isLongRunning: true },
  context: ({ input: { account, failureMessage = 'We couldn’t look up the name.' } }) => ({
    account,
    failureMessage,
    problem: null,
  }),
  initial: 'starting',
  on: {
    'account.set': [
      {
        guard: { type: 'canBeLookedUp', params: eventParams },
        target: '.debouncing',
        actions: { type: 'setAccount', params: eventParams },
      },
      { target: '.idle', actions: { type: 'setAccount', params: eventParams } },
    ],
  },
  states: {
    starting: {
      description: 'Checks whether the account details are complete.',
      always: [{ guard: { type: 'canBeLookedUp', params: ({ context }) => context }, target: 'debouncing' }, { target: 'idle' }],
    },
    idle: { description: 'The account details are incomplete.' },
    debouncing: {
      description: 'The merchant may still be typing.',
      tags: 'busy',
      after: { typingPause: 'loading' },
      on: { 'account.blurred': 'loading' },
    },
    loading: {
      description: 'The provider looks up the name.',
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'resolve',
        src: 'resolve',
        input: ({ context }) => assertPresent(context.account, 'an account'),
        onDone: { target: 'resolved', actions: { type: 'sendParentResolved', params: outputOf } },
        onError: [
          { guard: { type: 'sessionExpired', params: faultIn }, target: 'idle', actions: 'sendParentSessionExpired' },
          { guard: { type: 'refused', params: faultIn }, target: 'notFound', actions: { type: 'setProblem', params: faultIn } },
          { target: 'failed', actions: { type: 'setProblem', params: faultIn } },
        ],
      },
    },
    resolved: { description: 'The account name is known.' },
    notFound: { description: 'The provider found no such account.' },
    failed: { description: 'The lookup failed. The merchant can retry.', on: { retry: 'loading' } },
  },
});
