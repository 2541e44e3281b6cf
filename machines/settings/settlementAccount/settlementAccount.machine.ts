/**
 * Adds a bank account for settlements (STA-01). It changes where settlements go only if it is the first one, which becomes the default.
 *
 * What can never happen: an account is added whose name was not found at its bank, or that is in the list already; a name shows next to another
 * number than its own; one press adds it twice.
 */
import { assign, emit, sendTo, setup } from 'xstate';
import type { Bank } from '../../../contract/payouts/banks';
import { accountLookupMachine } from '../../kit/accountLookup/accountLookup.machine';
import type { AccountLookupEvent } from '../../kit/accountLookup/accountLookup.types';
import { ended, expired } from '../../kit/flow/ends';
import { type Fault, faultGuards, onExpiry, sentence } from '../../kit/flow/fault';
import type { FlowTypes } from '../../kit/flow/flowTypes';
import { withAnswer, withEvent, withFault, withPatch } from '../../kit/flow/given';
import { leaves, leaving } from '../../kit/flow/leaving';
import { port } from '../../kit/flow/port';
import type { Said } from '../../kit/otp/otp.types';
import { assertPresent } from '../../kit/values/assertPresent';
import { sentences } from '../../kit/values/sentences';
import { accountOf, emptyDraft, lookedUpAt } from '../../onboarding/onboardingBank/onboardingBank.rules';
import type { Account, Draft } from '../../onboarding/onboardingBank/onboardingBank.types';
import { blockers, isFilled } from './settlementAccount.rules';
import type {
  SettlementAccountContext,
  SettlementAccountEvent,
  SettlementAccountInput,
  SettlementAccountOutput,
} from './settlementAccount.types';

export const settlementAccountMachine = setup({
  types: {} as FlowTypes<
    SettlementAccountContext,
    SettlementAccountEvent,
    SettlementAccountInput,
    SettlementAccountOutput,
    { resolution: 'resolution' }
  >,
  actors: {
    loadBanks: port<readonly Bank[]>('settlementAccount.loadBanks', { calls: ['listBanks'] }),
    save: port<Said, Account>('settlementAccount.save', { calls: ['addSettlementBank'] }),
    resolution: accountLookupMachine,
  },
  guards: {
    isFilled: ({ context }) => isFilled(context),
    isComplete: ({ context }) => blockers(context).length === 0,
    ...faultGuards,
  },
  actions: {
    setBanks: assign({ banks: (_, banks: readonly Bank[]) => banks }),
    setDraft: assign({ draft: ({ context }, change: Partial<Draft>) => ({ ...context.draft, ...change }), problem: null }),
    setName: assign({ name: (_, { name }: { name: string }) => name }),
    clearName: assign({ name: null }),
    lookUp: sendTo('resolution', ({ context }): AccountLookupEvent => ({ type: 'account.set', account: lookedUpAt(context) })),
    setLoadProblem: assign({
      problem: (_, fault: Fault) => sentences('We couldn’t load the banks.', sentence(fault, 'Try again in a moment.')),
    }),
    setSaveProblem: assign({ problem: (_, fault: Fault) => sentence(fault, 'We couldn’t add the account. Try again.') }),
    clearProblem: assign({ problem: null }),
    notifySaved: emit((_, { message }: Said) => ({ type: 'notice', tone: 'good', text: message || 'Bank account added.' })),
    reportExpiry: emit({ type: 'sessionExpired' }),
  },
}).createMachine({
  id: 'settlementAccount',
  description: 'Adds a bank account for settlements.',
  meta: { req: ['STA-01'] },
  context: ({ input }) => ({ ...input, draft: emptyDraft, name: null, banks: null, problem: null }),
  output: ({ event }) => event.output as SettlementAccountOutput,
  initial: 'loading',
  states: {
    loading: {
      description: 'The banks are loading.',
      tags: 'busy',
      on: { dismissed: 'closed' },
      invoke: {
        id: 'loadBanks',
        src: 'loadBanks',
        onDone: { target: 'editing', actions: withAnswer('setBanks') },
        onError: [onExpiry, { target: 'failed', actions: withFault('setLoadProblem') }],
      },
    },
    failed: {
      description: 'The banks failed to load. The merchant can retry.',
      on: { 'banks.retry': { target: 'loading', actions: 'clearProblem' }, dismissed: 'closed' },
    },
    editing: {
      description: 'The merchant enters the account while its name is looked up.',
      invoke: {
        id: 'resolution',
        src: 'resolution',
        input: ({ context }) => ({ account: context.name === null ? lookedUpAt(context) : null }),
      },
      on: {
        'bank.chosen': { actions: [withPatch('setDraft'), 'clearName', 'lookUp'] },
        'account.changed': { actions: [withPatch('setDraft'), 'clearName', 'lookUp'] },
        'type.chosen': { actions: withPatch('setDraft') },
        'recipient.resolved': { actions: withEvent('setName') },
        'account.submitted': { guard: 'isComplete', target: 'submitting', actions: 'clearProblem' },
        'session.expired': 'sessionExpired',
        dismissed: leaves,
      },
    },
    leaving: leaving('editing', 'STA-01'),
    submitting: {
      description: 'The provider adds the account.',
      tags: 'busy',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => assertPresent(accountOf(context), 'a resolved account'),
        onDone: { target: 'saved', actions: withAnswer('notifySaved') },
        onError: [onExpiry, { target: 'editing', actions: withFault('setSaveProblem') }],
      },
    },
    saved: ended('saved', 'The account is in the list and can become the default.', 'STA-01'),
    closed: ended('closed', 'The merchant closed the dialog. Nothing was added.', 'STA-01'),
    sessionExpired: expired('The session expired.'),
  },
});
