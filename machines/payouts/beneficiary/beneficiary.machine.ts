/**
 * Somebody new is saved, to be paid again without typing (BEN-02).
 *
 * What can never happen: anybody is saved whose name was not found; a name stands beside another number than its own; the same press saves
 * twice.
 */
import { assign, emit, sendTo, setup } from 'xstate';
import type { Bank } from '../../../contract/payouts/banks';
import { accountLookupMachine } from '../../kit/accountLookup.machine';
import type { ResolutionEvent } from '../../kit/accountLookup.types';
import { assertPresent } from '../../kit/assertPresent';
import type { Emitted } from '../../kit/emitted';
import { type Fault, faultGuards, faultIn, sentence } from '../../kit/fault';
import type { Said } from '../../kit/otp.types';
import { eventParams, eventPatch } from '../../kit/params';
import { port } from '../../kit/port';
import { accountOf, blank, blockers, newBeneficiary } from './beneficiary.rules';
import type {
  BeneficiaryContext,
  BeneficiaryEvent,
  BeneficiaryInput,
  BeneficiaryOutput,
  Draft,
  NewBeneficiary,
} from './beneficiary.types';

export const beneficiaryMachine = setup({
  types: {
    context: {} as BeneficiaryContext,
    events: {} as BeneficiaryEvent,
    input: {} as BeneficiaryInput,
    output: {} as BeneficiaryOutput,
    emitted: {} as Emitted,
    meta: {} as { req: string[] },
    tags: {} as 'busy',
    children: {} as { resolution: 'resolution' },
  },
  actors: {
    loadBanks: port<readonly Bank[]>('beneficiary.loadBanks', { calls: ['listBanks'] }),
    save: port<Said, NewBeneficiary>('beneficiary.save', { calls: ['createBeneficiary'] }),
    resolution: accountLookupMachine,
  },
  guards: {
    isComplete: ({ context }) => blockers(context).length === 0,
    ...faultGuards,
  },
  actions: {
    keepBanks: assign({ banks: (_, { banks }: { banks: readonly Bank[] }) => banks }),
    keepDraft: assign({
      draft: ({ context }, change: Partial<Draft>) => ({ ...context.draft, ...change }),
      problem: null,
    }),
    keepName: assign({ name: (_, { name }: { name: string }) => name }),
    forgetName: assign({ name: null }),
    lookUp: sendTo('resolution', ({ context }): ResolutionEvent => ({ type: 'account.set', account: accountOf(context) })),
    keepUnloaded: assign({ problem: (_, fault: Fault) => sentence(fault, "We couldn't load the banks.") }),
    keepUnsaved: assign({ problem: (_, fault: Fault) => sentence(fault, "We couldn't save the beneficiary. Try again.") }),
    forgetProblem: assign({ problem: null }),
    noticeSaved: emit((_, { message }: Said) => ({
      type: 'notice',
      tone: 'good',
      text: message || 'The beneficiary was saved.',
    })),
    reportExpiry: emit({ type: 'sessionExpired' }),
  },
}).createMachine({
  id: 'beneficiary',
  description: 'Saves a new beneficiary for future payouts.',
  meta: { req: ['BEN-02'] },
  context: ({ input: { bookmark } }) => ({ draft: bookmark?.draft ?? blank, name: null, banks: null, problem: null }),
  output: ({ event }) => event.output as BeneficiaryOutput,
  initial: 'loading',
  states: {
    loading: {
      description: 'The banks are loading.',
      tags: 'busy',
      on: { dismissed: 'closed' },
      invoke: {
        id: 'loadBanks',
        src: 'loadBanks',
        onDone: {
          target: 'filling',
          actions: { type: 'keepBanks', params: ({ event }) => ({ banks: event.output }) },
        },
        onError: [
          { guard: { type: 'sessionExpired', params: faultIn }, target: 'left' },
          { target: 'failed', actions: { type: 'keepUnloaded', params: faultIn } },
        ],
      },
    },
    failed: {
      description: 'The banks failed to load. The merchant can retry.',
      on: { 'banks.retry': { target: 'loading', actions: 'forgetProblem' }, dismissed: 'closed' },
    },
    filling: {
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
              type: 'keepDraft',
              params: ({ event }) => ({ type: event.beneficiaryType, accountNumber: '' }),
            },
            'forgetName',
            'lookUp',
          ],
        },
        'bank.chosen': { actions: [{ type: 'keepDraft', params: eventPatch }, 'forgetName', 'lookUp'] },
        'account.changed': { actions: [{ type: 'keepDraft', params: eventPatch }, 'forgetName', 'lookUp'] },
        'recipient.resolved': { actions: { type: 'keepName', params: eventParams } },
        'beneficiary.submitted': { guard: 'isComplete', target: 'saving', actions: 'forgetProblem' },
        'session.expired': 'left',
        dismissed: 'closed',
      },
    },
    saving: {
      description: 'The provider saves the beneficiary.',
      tags: 'busy',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => assertPresent(newBeneficiary(context), 'a resolved beneficiary'),
        onDone: { target: 'saved', actions: { type: 'noticeSaved', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'sessionExpired', params: faultIn }, target: 'left' },
          { target: 'filling', actions: { type: 'keepUnsaved', params: faultIn } },
        ],
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
    left: {
      type: 'final',
      description: 'The session expired.',
      meta: { req: ['SES-06'] },
      entry: 'reportExpiry',
      output: { result: 'left' } satisfies BeneficiaryOutput,
    },
  },
});
