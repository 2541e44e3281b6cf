/**
 * Looks up the current name of a saved account after a confirmation, and shows it next to the stored one (BEN-03).
 *
 * What can never happen: it runs without a confirmation; two different names are reported as equal; it changes anything.
 */

import { assign, emit, setup } from 'xstate';
import type { Resolved } from '../../kit/accountLookup/accountLookup.types';
import { expired } from '../../kit/flow/ends';
import { type Fault, faultGuards, onExpiry, sentence } from '../../kit/flow/fault';
import type { FlowTypes } from '../../kit/flow/flowTypes';
import { withAnswer, withFault } from '../../kit/flow/given';
import { port } from '../../kit/flow/port';
import { isSameName } from './beneficiaryCheck.rules';
import type {
  BeneficiaryCheckContext,
  BeneficiaryCheckEvent,
  BeneficiaryCheckInput,
  BeneficiaryCheckOutput,
} from './beneficiaryCheck.types';

export const beneficiaryCheckMachine = setup({
  types: {} as FlowTypes<BeneficiaryCheckContext, BeneficiaryCheckEvent, BeneficiaryCheckInput, BeneficiaryCheckOutput>,
  actors: { look: port<Resolved, BeneficiaryCheckInput>('beneficiaryCheck.look', { calls: ['resolveBeneficiary'] }) },
  guards: {
    isSameName: ({ context }, { accountName }: Resolved) => isSameName(accountName, context.subject.name),
    ...faultGuards,
  },
  actions: {
    setName: assign({ currentName: (_, { accountName }: Resolved) => accountName }),
    setProblem: assign({ problem: (_, fault: Fault) => sentence(fault, 'We couldn’t look up the name. Try again.') }),
    clearProblem: assign({ problem: null }),
    reportExpiry: emit({ type: 'sessionExpired' }),
  },
}).createMachine({
  id: 'beneficiaryCheck',
  description: 'Checks the current account name of a saved beneficiary.',
  meta: { req: ['BEN-03'] },
  context: ({ input }) => ({ subject: input.subject, currentName: null, problem: null }),
  output: ({ event }) => event.output as BeneficiaryCheckOutput,
  initial: 'confirming',
  on: { 'check.dismissed': '.closed' },
  states: {
    confirming: {
      description: 'The merchant confirms the check of the saved name.',
      on: { 'check.confirmed': { target: 'loading', actions: 'clearProblem' } },
    },
    loading: {
      description: 'The provider looks up the current account name.',
      tags: 'busy',
      invoke: {
        id: 'look',
        src: 'look',
        input: ({ context }) => ({ subject: context.subject }),
        onDone: [
          { guard: withAnswer('isSameName'), target: 'nameMatches', actions: withAnswer('setName') },
          { target: 'nameDiffers', actions: withAnswer('setName') },
        ],
        onError: [onExpiry, { target: 'confirming', actions: withFault('setProblem') }],
      },
    },
    nameMatches: { description: 'The current name matches the saved name.' },
    nameDiffers: { description: 'The current name differs from the saved name, and both are shown.' },
    closed: {
      type: 'final',
      description: 'The merchant closed the dialog.',
      output: { result: 'closed' } satisfies BeneficiaryCheckOutput,
    },
    sessionExpired: expired('The session expired.'),
  },
});
