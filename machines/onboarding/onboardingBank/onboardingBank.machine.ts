/**
 * The account for payouts to the business (ONB-11).
 *
 * What can never happen: a locked account is edited; an account is saved whose name was not found at its bank; a name shows next to another
 * number than its own; one press saves twice.
 */
import { assign, emit, sendTo, setup } from 'xstate';
import { accountLookupMachine } from '../../kit/accountLookup.machine';
import type { AccountLookupEvent } from '../../kit/accountLookup.types';
import { assertPresent } from '../../kit/assertPresent';
import type { Emitted } from '../../kit/emitted';
import { type Fault, faultGuards, faultIn, onExpiry, sentence } from '../../kit/fault';
import type { Said } from '../../kit/otp.types';
import { eventParams, eventPatch, outputOf } from '../../kit/params';
import { port } from '../../kit/port';
import { CHECKLIST } from '../onboarding/onboarding.rules';
import { accountOf, blockers, draftOf, emptyDraft, lookedUp } from './onboardingBank.rules';
import type {
  Account,
  Choices,
  Draft,
  OnboardingBankContext,
  OnboardingBankEvent,
  OnboardingBankInput,
  OnboardingBankOutput,
} from './onboardingBank.types';

export const onboardingBankMachine = setup({
  types: {
    context: {} as OnboardingBankContext,
    events: {} as OnboardingBankEvent,
    input: {} as OnboardingBankInput,
    output: {} as OnboardingBankOutput,
    emitted: {} as Emitted,
    meta: {} as { req: string[] },
    tags: {} as 'busy',
    children: {} as { resolution: 'resolution' },
  },
  actors: {
    load: port<Choices>('onboardingBank.load', { calls: ['listBanks', 'getOnboardingBank'] }),
    save: port<Said, Account>('onboardingBank.save', { calls: ['saveOnboardingBank'] }),
    resolution: accountLookupMachine,
  },
  guards: {
    isLocked: ({ context }) => context.lock !== null,
    isComplete: ({ context }) => blockers(context).length === 0,
    ...faultGuards,
  },
  actions: {
    setChoices: assign({
      choices: (_, choices: Choices) => choices,
      draft: (_, choices) => draftOf(choices),
      name: (_, { saved }) => saved?.accountName || null,
    }),
    setDraft: assign({ draft: ({ context }, change: Partial<Draft>) => ({ ...context.draft, ...change }) }),
    setName: assign({ name: (_, { name }: { name: string }) => name }),
    clearName: assign({ name: null }),
    lookUp: sendTo('resolution', ({ context }): AccountLookupEvent => ({ type: 'account.set', account: lookedUp(context) })),
    setLoadProblem: assign({ problem: (_, fault: Fault) => sentence(fault, "We couldn't load your bank details.") }),
    setSaveProblem: assign({ problem: (_, fault: Fault) => sentence(fault, "We couldn't save the bank details. Try again.") }),
    clearProblem: assign({ problem: null }),
    notifySaved: emit((_, { message }: Said) => ({ type: 'notice', tone: 'good', text: message || 'Bank details saved.' })),
    goBack: emit({ type: 'navigate', to: CHECKLIST }),
    invalidateProfile: emit({ type: 'profileInvalidated' }),
    reportExpiry: emit({ type: 'sessionExpired' }),
  },
}).createMachine({
  id: 'onboardingBank',
  description: 'Saves the bank account of the business.',
  context: ({ input }) => ({ ...input, draft: emptyDraft, name: null, choices: null, problem: null }),
  output: ({ event }) => event.output as OnboardingBankOutput,
  initial: 'loading',
  states: {
    loading: {
      description: 'The banks and the saved account are loading.',
      meta: { req: ['ONB-11'] },
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: [
          { guard: 'isLocked', target: 'reading', actions: { type: 'setChoices', params: outputOf } },
          { target: 'editing', actions: { type: 'setChoices', params: outputOf } },
        ],
        onError: [onExpiry, { target: 'failed', actions: { type: 'setLoadProblem', params: faultIn } }],
      },
    },
    failed: {
      description: 'The banks and the saved account failed to load. The merchant can retry.',
      meta: { req: ['ONB-11'] },
      on: { 'choices.retry': { target: 'loading', actions: 'clearProblem' } },
    },
    reading: {
      type: 'final',
      description: 'The saved account is shown with the reason why it cannot be changed.',
      meta: { req: ['ONB-11'] },
      output: { result: 'read' } satisfies OnboardingBankOutput,
    },
    editing: {
      description: 'The merchant enters the account while its name is looked up.',
      meta: { req: ['ONB-11'] },
      invoke: {
        id: 'resolution',
        src: 'resolution',
        input: ({ context }) => ({ account: context.name === null ? lookedUp(context) : null }),
      },
      on: {
        'bank.chosen': { actions: [{ type: 'setDraft', params: eventPatch }, 'clearName', 'lookUp'] },
        'account.changed': { actions: [{ type: 'setDraft', params: eventPatch }, 'clearName', 'lookUp'] },
        'type.chosen': { actions: { type: 'setDraft', params: eventPatch } },
        'recipient.resolved': { actions: { type: 'setName', params: eventParams } },
        'bank.submitted': { guard: 'isComplete', target: 'submitting', actions: 'clearProblem' },
        'session.expired': 'sessionExpired',
        dismissed: 'closed',
      },
    },
    submitting: {
      description: 'The provider saves the account.',
      meta: { req: ['ONB-11'] },
      tags: 'busy',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => assertPresent(accountOf(context), 'a resolved account'),
        onDone: { target: 'saved', actions: { type: 'notifySaved', params: outputOf } },
        onError: [onExpiry, { target: 'editing', actions: { type: 'setSaveProblem', params: faultIn } }],
      },
    },
    saved: {
      type: 'final',
      description: 'The account is saved, and the checklist opens.',
      meta: { req: ['ONB-11'] },
      entry: ['invalidateProfile', 'goBack'],
      output: { result: 'saved' } satisfies OnboardingBankOutput,
    },
    closed: {
      type: 'final',
      description: 'The merchant went back. Nothing was saved.',
      meta: { req: ['ONB-11'] },
      entry: 'goBack',
      output: { result: 'closed' } satisfies OnboardingBankOutput,
    },
    sessionExpired: {
      type: 'final',
      description: 'The session expired.',
      meta: { req: ['SES-06'] },
      entry: 'reportExpiry',
      output: { result: 'sessionExpired' } satisfies OnboardingBankOutput,
    },
  },
});
