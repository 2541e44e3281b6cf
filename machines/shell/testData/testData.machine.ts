/**
 * Fills an empty list with a few rows in Test mode, on request. The provider adds nothing to a list that has rows, so that a second request after a
 * lost response is safe.
 */
import { assign, emit, setup } from 'xstate';
import type { Added } from '../../../contract/shell/testData';
import type { TestList } from '../../../contract/shell/testDataLists';
import type { Emitted } from '../../kit/flow/emitted';
import { type Fault, faultGuards, faultIn, sentence } from '../../kit/flow/fault';
import { outputOf } from '../../kit/flow/params';
import { port } from '../../kit/flow/port';

export interface TestDataContext {
  readonly list: TestList;
  /** Why nothing was added, or may not have been. */
  readonly problem: string | null;
}

export type TestDataOutput = { readonly result: 'filled' | 'sessionExpired' };

const FAILED = 'We couldn’t add test data. Try again.';

export const testDataMachine = setup({
  types: {
    context: {} as TestDataContext,
    events: {} as { type: 'fill.requested' },
    input: {} as Pick<TestDataContext, 'list'>,
    output: {} as TestDataOutput,
    emitted: {} as Emitted,
    meta: {} as { req: string[] },
    tags: {} as 'busy',
  },
  actors: { fill: port<Added, Pick<TestDataContext, 'list'>>('testData.fill', { calls: ['addTestData'] }) },
  guards: { ...faultGuards },
  actions: {
    setProblem: assign({ problem: (_, fault: Fault) => sentence(fault, FAILED) }),
    clearProblem: assign({ problem: null }),
    notifyAdded: emit((_, { message }: Added) => ({ type: 'notice', tone: 'good', text: message || 'Test data added.' })),
    reportExpiry: emit({ type: 'sessionExpired' }),
  },
}).createMachine({
  id: 'testData',
  description: 'Fills an empty list with a few rows, in Test mode only.',
  meta: { req: ['PAY-01', 'PLK-01', 'SPL-01', 'BEN-01', 'CUS-01', 'PRD-01', 'RFD-01'] },
  context: ({ input: { list } }) => ({ list, problem: null }),
  output: ({ event }) => event.output as TestDataOutput,
  initial: 'ready',
  states: {
    ready: {
      description: 'The list is empty, and the merchant can request test data.',
      on: { 'fill.requested': { target: 'filling', actions: 'clearProblem' } },
    },
    filling: {
      description: 'The provider adds the rows. A second press is ignored.',
      tags: 'busy',
      invoke: {
        id: 'fill',
        src: 'fill',
        input: ({ context: { list } }) => ({ list }),
        onDone: { target: 'filled', actions: { type: 'notifyAdded', params: outputOf } },
        onError: [
          {
            guard: { type: 'sessionExpired', params: faultIn },
            target: 'sessionExpired',
            actions: ['reportExpiry', { type: 'setProblem', params: faultIn }],
          },
          { target: 'ready', actions: { type: 'setProblem', params: faultIn } },
        ],
      },
    },
    filled: {
      type: 'final',
      description: 'The rows were added. The list is loaded again.',
      output: { result: 'filled' },
    },
    sessionExpired: { type: 'final', description: 'The session expired.', output: { result: 'sessionExpired' } },
  },
});
