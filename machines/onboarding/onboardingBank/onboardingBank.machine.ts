/**
 * The account for payouts to the business (ONB-11).
 *
 * What can never happen: a locked account is edited; an account is saved whose name was not found at its bank; a name shows next to another
 * number than its own; one press saves twice.
 */

import { assign, emit, sendTo, setup } from 'xstate';
import { accountLookupMachine } from '../../kit/accountLookup/accountLookup.machine';
import type { AccountLookupEvent } from '../../kit/accountLookup/accountLookup.types';
import { ended, expired } from '../../kit/flow/ends';
import { type Fault, faultGuards, onExpiry, sentence } from '../../kit/flow/fault';
import type { FlowTypes } from '../../kit/flow/flowTypes';
import { withAnswer, withEvent, withFault, withPatch } from '../../kit/flow/given';
import { port } from '../../kit/flow/port';
import type { Said } from '../../kit/otp/otp.types';
import { assertPresent } from '../../kit/values/assertPresent';
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
  types: {} as FlowTypes<
    OnboardingBankContext,
    OnboardingBankEvent,
    OnboardingBankInput,
    OnboardingBankOutput,
    { resolution: 'resolution' }
  >,
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
    setLoadProblem: assign({ problem: (_, fault: Fault) => sentence(fault, 'We couldn’t load your bank details.') }),
    setSaveProblem: assign({ problem: (_, fault: Fault) => sentence(fault, 'We couldn’t save the bank details. Try again.') }),
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
          { guard: 'isLocked', target: 'reading', actions: withAnswer('setChoices') },
          { target: 'editing', actions: withAnswer('setChoices') },
        ],
        onError: [onExpiry, { target: 'failed', actions: withFault('setLoadProblem') }],
      },
    },
    failed: {
      description: 'The banks and the saved account failed to load. The merchant can retry.',
      meta: { req: ['ONB-11'] },
      on: { 'choices.retry': { target: 'loading', actions: 'clearProblem' } },
    },
    reading: ended('read', 'The saved account is shown with the reason why it cannot be changed.', 'ONB-11'),
    editing: {
      description: 'The merchant enters the account while its name is looked up.',
      meta: { req: ['ONB-11'] },
      invoke: {
        id: 'resolution',
        src: 'resolution',
        input: ({ context }) => ({ account: context.name === null ? lookedUp(context) : null }),
      },
      on: {
        'bank.chosen': { actions: [withPatch('setDraft'), 'clearName', 'lookUp'] },
        'account.changed': { actions: [withPatch('setDraft'), 'clearName', 'lookUp'] },
        'type.chosen': { actions: withPatch('setDraft') },
        'recipient.resolved': { actions: withEvent('setName') },
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
        onDone: { target: 'saved', actions: withAnswer('notifySaved') },
        onError: [onExpiry, { target: 'editing', actions: withFault('setSaveProblem') }],
      },
    },
    saved: {
      type: 'final',
      description: 'The account is saved, and the checklist opens.',
      meta: { req: ['ONB-11'] },
      entry: ['invalidateProfile', 'goBack'],
      output: { result: 'saved' } satisfies OnboardingBankOutput,
    },
    closed: { ...ended('closed', 'The merchant went back. Nothing was saved.', 'ONB-11'), entry: 'goBack' },
    sessionExpired: expired('The session expired.'),
  },
});
