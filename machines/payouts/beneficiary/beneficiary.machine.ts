/**
 * Saves a new beneficiary for later payouts (BEN-02).
 *
 * What can never happen: a person is saved whose name was not found; a name shows next to another number than its own; one press saves twice.
 */

import { assign, emit, sendTo, setup } from 'xstate';
import type { Bank } from '../../../contract/payouts/banks';
import { accountLookupMachine } from '../../kit/accountLookup/accountLookup.machine';
import type { AccountLookupEvent } from '../../kit/accountLookup/accountLookup.types';
import { expired } from '../../kit/flow/ends';
import { type Fault, faultGuards, onExpiry, sentence } from '../../kit/flow/fault';
import type { FlowTypes } from '../../kit/flow/flowTypes';
import { withEvent, withFault, withPatch } from '../../kit/flow/given';
import { leaves, leaving } from '../../kit/flow/leaving';
import { port } from '../../kit/flow/port';
import type { Said } from '../../kit/otp/otp.types';
import { assertPresent } from '../../kit/values/assertPresent';
import { accountOf, blockers, emptyDraft, isFilled, newBeneficiary } from './beneficiary.rules';
import type {
  BeneficiaryContext,
  BeneficiaryEvent,
  BeneficiaryInput,
  BeneficiaryOutput,
  Draft,
  NewBeneficiary,
} from './beneficiary.types';

export const beneficiaryMachine = setup({
  types: {} as FlowTypes<BeneficiaryContext, BeneficiaryEvent, BeneficiaryInput, BeneficiaryOutput, { resolution: 'resolution' }>,
  actors: {
    loadBanks: port<readonly Bank[]>('beneficiary.loadBanks', { calls: ['listBanks'] }),
    save: port<Said, NewBeneficiary>('beneficiary.save', { calls: ['createBeneficiary'] }),
    resolution: accountLookupMachine,
  },
  guards: {
    isFilled: ({ context }) => isFilled(context),
    hasBanks: ({ context }) => context.banks !== null,
    isComplete: ({ context }) => blockers(context).length === 0,
    ...faultGuards,
  },
  actions: {
    setBanks: assign({ banks: (_, { banks }: { banks: readonly Bank[] }) => banks }),
    setDraft: assign({
      draft: ({ context }, change: Partial<Draft>) => ({ ...context.draft, ...change }),
      problem: null,
    }),
    setName: assign({ name: (_, { name }: { name: string }) => name }),
    clearName: assign({ name: null }),
    lookUp: sendTo('resolution', ({ context }): AccountLookupEvent => ({ type: 'account.set', account: accountOf(context) })),
    setLoadProblem: assign({ problem: (_, fault: Fault) => sentence(fault, 'We couldn’t load the banks.') }),
    setSaveProblem: assign({ problem: (_, fault: Fault) => sentence(fault, 'We couldn’t save the beneficiary. Try again.') }),
    clearProblem: assign({ problem: null }),
    notifySaved: emit((_, { message }: Said) => ({
      type: 'notice',
      tone: 'good',
      text: message || 'Beneficiary saved.',
    })),
    reportExpiry: emit({ type: 'sessionExpired' }),
  },
}).createMachine({
  id: 'beneficiary',
  description: 'Saves a new beneficiary for future payouts.',
  meta: { req: ['BEN-02'] },
  context: ({ input: { bookmark } }) => ({ draft: bookmark?.draft ?? emptyDraft, name: null, banks: null, problem: null }),
  output: ({ event }) => event.output as BeneficiaryOutput,
  initial: 'loading',
  states: {
    loading: {
      description: 'The banks are loading.',
      tags: 'busy',
      on: { dismissed: leaves },
      invoke: {
        id: 'loadBanks',
        src: 'loadBanks',
        onDone: { target: 'editing', actions: { type: 'setBanks', params: ({ event }) => ({ banks: event.output }) } },
        onError: [onExpiry, { target: 'failed', actions: withFault('setLoadProblem') }],
      },
    },
    failed: {
      description: 'The banks failed to load. The merchant can retry.',
      on: {
        'banks.retry': { target: 'loading', actions: 'clearProblem' },
        // A merchant who stays has the banks loaded again.
        dismissed: [{ guard: 'isFilled', target: 'leaving', actions: 'clearProblem' }, { target: 'closed' }],
      },
    },
    editing: {
      description: 'The merchant enters the type, bank and account number while the name is looked up.',
      invoke: {
        id: 'resolution',
        src: 'resolution',
        input: ({ context }) => ({ account: context.name === null ? accountOf(context) : null }),
      },
      on: {
        'type.chosen': {
          actions: [
            {
              type: 'setDraft',
              params: ({ event }) => ({ type: event.beneficiaryType, accountNumber: '' }),
            },
            'clearName',
            'lookUp',
          ],
        },
        'bank.chosen': { actions: [withPatch('setDraft'), 'clearName', 'lookUp'] },
        'account.changed': { actions: [withPatch('setDraft'), 'clearName', 'lookUp'] },
        'recipient.resolved': { actions: withEvent('setName') },
        'beneficiary.submitted': { guard: 'isComplete', target: 'submitting', actions: 'clearProblem' },
        'session.expired': 'sessionExpired',
        dismissed: leaves,
      },
    },
    leaving: leaving([{ guard: 'hasBanks', target: 'editing' }, { target: 'loading' }], 'BEN-02'),
    submitting: {
      description: 'The provider saves the beneficiary.',
      tags: 'busy',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => assertPresent(newBeneficiary(context), 'a resolved beneficiary'),
        onDone: { target: 'saved', actions: { type: 'notifySaved', params: ({ event }) => event.output } },
        onError: [onExpiry, { target: 'editing', actions: withFault('setSaveProblem') }],
      },
    },
    saved: {
      type: 'final',
      description: 'The beneficiary is saved and can be chosen for the next transfer.',
      output: { result: 'saved' } satisfies BeneficiaryOutput,
    },
    closed: {
      type: 'final',
      description: 'The merchant closed the dialog. Nothing was saved.',
      output: { result: 'closed' } satisfies BeneficiaryOutput,
    },
    sessionExpired: expired('The session expired.'),
  },
});
