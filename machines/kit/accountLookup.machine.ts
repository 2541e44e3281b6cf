/**
 * Looks up the name of an account shortly after the merchant stops typing, and clears it on new input. Leaving `looking` aborts the call, so that
 * a late response never shows the wrong name.
 *
 * It runs as long as the form that invoked it, and sends its results with `sendParent`, typed by `ResolutionNews`.
 */
import { assign, sendParent, setup } from 'xstate';
import { canBeLookedUp } from './accountLookup.rules';
import type {
  Account,
  ResolutionContext,
  ResolutionEvent,
  ResolutionInput,
  ResolutionNews,
  Resolved,
} from './accountLookup.types';
import { assertPresent } from './assertPresent';
import { type Fault, faultGuards, faultIn, sentence } from './fault';
import { eventParams, outputOf } from './params';
import { port } from './port';

export const accountLookupMachine = setup({
  types: {
    context: {} as ResolutionContext,
    events: {} as ResolutionEvent,
    input: {} as ResolutionInput,
    meta: {} as { req?: string[]; lasts?: true },
    tags: {} as 'busy',
  },
  actors: {
    resolve: port<Resolved, Account>('resolve', { calls: ['resolvePayoutAccount', 'resolveBeneficiary'], makes: 'one' }),
  },
  guards: {
    canBeLookedUp: (_, { account }: { account: Account | null }) => account !== null && canBeLookedUp(account),
    ...faultGuards,
  },
  actions: {
    keepAccount: assign({ account: (_, { account }: { account: Account | null }) => account, problem: null }),
    keepProblem: assign({ problem: ({ context }, fault: Fault) => sentence(fault, context.refusal) }),
    forgetProblem: assign({ problem: null }),
    tellResolved: sendParent(
      (_, { accountName, message = '' }: Resolved): ResolutionNews => ({
        type: 'recipient.resolved',
        name: accountName,
        ...(message && { said: message }),
      }),
    ),
    tellSessionExpired: sendParent((): ResolutionNews => ({ type: 'session.expired' })),
  },
  delays: { typingPause: 300 },
}).createMachine({
  id: 'resolution',
  description: 'Looks up the name of an account.',
  meta: { req: ['PAY-04'], lasts: true },
  context: ({ input: { account, refusal = "We couldn't look up the name." } }) => ({ account, refusal, problem: null }),
  initial: 'opening',
  on: {
    'account.set': [
      {
        guard: { type: 'canBeLookedUp', params: eventParams },
        target: '.settling',
        actions: { type: 'keepAccount', params: eventParams },
      },
      { target: '.idle', actions: { type: 'keepAccount', params: eventParams } },
    ],
  },
  states: {
    opening: {
      description: 'Checks whether the account details are complete.',
      always: [{ guard: { type: 'canBeLookedUp', params: ({ context }) => context }, target: 'settling' }, { target: 'idle' }],
    },
    idle: { description: 'The account details are incomplete.' },
    settling: {
      description: 'The merchant may still be typing.',
      tags: 'busy',
      after: { typingPause: 'looking' },
      on: { 'account.blurred': 'looking' },
    },
    looking: {
      description: 'The provider looks up the name.',
      tags: 'busy',
      entry: 'forgetProblem',
      invoke: {
        id: 'resolve',
        src: 'resolve',
        input: ({ context }) => assertPresent(context.account, 'an account'),
        onDone: { target: 'found', actions: { type: 'tellResolved', params: outputOf } },
        onError: [
          { guard: { type: 'sessionExpired', params: faultIn }, target: 'idle', actions: 'tellSessionExpired' },
          { guard: { type: 'refused', params: faultIn }, target: 'none', actions: { type: 'keepProblem', params: faultIn } },
          { target: 'silent', actions: { type: 'keepProblem', params: faultIn } },
        ],
      },
    },
    found: { description: 'The account name is known.' },
    none: { description: 'The provider found no such account.' },
    silent: { description: 'The lookup failed. The merchant can retry.', on: { retry: 'looking' } },
  },
});
