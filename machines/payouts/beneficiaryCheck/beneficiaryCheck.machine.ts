/**
 * Whose number is it today? Asks again for the name of somebody who was saved, after a yes, and shows it beside the stored one (BEN-03).
 *
 * What can never happen: it is asked without the yes; two names that differ are called the same; anything is changed by it.
 */
import { assign, emit, setup } from 'xstate';
import type { Resolved } from '../../kit/accountLookup.types';
import type { Emitted } from '../../kit/emitted';
import { type Fault, faultGuards, faultIn, sentence } from '../../kit/fault';
import { outputOf } from '../../kit/params';
import { port } from '../../kit/port';
import { isSameName } from './beneficiaryCheck.rules';
import type {
  BeneficiaryCheckContext,
  BeneficiaryCheckEvent,
  BeneficiaryCheckInput,
  BeneficiaryCheckOutput,
} from './beneficiaryCheck.types';

export const beneficiaryCheckMachine = setup({
  types: {
    context: {} as BeneficiaryCheckContext,
    events: {} as BeneficiaryCheckEvent,
    input: {} as BeneficiaryCheckInput,
    output: {} as BeneficiaryCheckOutput,
    emitted: {} as Emitted,
    meta: {} as { req: string[] },
    tags: {} as 'busy',
  },
  actors: { look: port<Resolved, BeneficiaryCheckInput>('beneficiaryCheck.look', { calls: ['resolveBeneficiary'] }) },
  guards: {
    isSameName: ({ context }, { accountName }: Resolved) => isSameName(accountName, context.subject.name),
    ...faultGuards,
  },
  actions: {
    keepName: assign({ today: (_, { accountName }: Resolved) => accountName }),
    keepProblem: assign({ problem: (_, fault: Fault) => sentence(fault, "We couldn't look up the name. Try again.") }),
    forgetProblem: assign({ problem: null }),
    reportExpiry: emit({ type: 'sessionExpired' }),
  },
}).createMachine({
  id: 'beneficiaryCheck',
  description: 'Checks the current account name of a saved beneficiary.',
  meta: { req: ['BEN-03'] },
  context: ({ input }) => ({ subject: input.subject, today: null, problem: null }),
  output: ({ event }) => event.output as BeneficiaryCheckOutput,
  initial: 'asked',
  on: { 'check.dismissed': '.closed' },
  states: {
    asked: {
      description: 'The merchant confirms the check of the saved name.',
      on: { 'check.confirmed': { target: 'looking', actions: 'forgetProblem' } },
    },
    looking: {
      description: 'The provider looks up the current account name.',
      tags: 'busy',
      invoke: {
        id: 'look',
        src: 'look',
        input: ({ context }) => ({ subject: context.subject }),
        onDone: [
          { guard: { type: 'isSameName', params: outputOf }, target: 'same', actions: { type: 'keepName', params: outputOf } },
          { target: 'other', actions: { type: 'keepName', params: outputOf } },
        ],
        onError: [
          { guard: { type: 'sessionExpired', params: faultIn }, target: 'left' },
          { target: 'asked', actions: { type: 'keepProblem', params: faultIn } },
        ],
      },
    },
    same: { description: 'The current name matches the saved name.' },
    other: { description: 'The current name differs from the saved name, and both are shown.' },
    closed: {
      type: 'final',
      description: 'The merchant closed the dialog.',
      output: { result: 'closed' } satisfies BeneficiaryCheckOutput,
    },
    left: {
      type: 'final',
      description: 'The session expired.',
      meta: { req: ['SES-06'] },
      entry: 'reportExpiry',
      output: { result: 'left' } satisfies BeneficiaryCheckOutput,
    },
  },
});
