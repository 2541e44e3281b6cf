/** The results of each row of a batch, and what can be done about failed rows. */

import { finishes, finishingState } from '../../kit/batch/batch.states';
import { onExpiry } from '../../kit/flow/fault';
import { withAnswer, withFault } from '../../kit/flow/given';
import { assertPresent } from '../../kit/values/assertPresent';
import { bulkPayoutParts } from './bulkPayout.parts';

const expired = { ...onExpiry, target: '#bulkPayout.sessionExpired' } as const;

export const resultStates = {
  loadingAccepted: bulkPayoutParts.createStateConfig({
    description:
      'The batch awaits its code. The provider returns which rows it accepted, so that the code confirms exactly these.',
    meta: { req: ['BLK-01', 'PAY-06'] },
    tags: 'busy',
    invoke: {
      id: 'loadAccepted',
      src: 'loadResults',
      input: ({ context }) => ({ batchId: assertPresent(context.batchId, 'a batch') }),
      onDone: [
        { guard: withAnswer('areAwaited'), target: 'verifying', actions: withAnswer('setResults') },
        { target: 'results', actions: withAnswer('setResults') },
      ],
      onError: [expired, { target: 'resultsFailed', actions: withFault('setResultsProblem') }],
    },
  }),
  loadingResults: bulkPayoutParts.createStateConfig({
    description: 'The provider returns the result of each row.',
    meta: { req: ['BLK-01'] },
    tags: 'busy',
    invoke: {
      id: 'loadResults',
      src: 'loadResults',
      input: ({ context }) => ({ batchId: assertPresent(context.batchId, 'a batch') }),
      onDone: [
        { guard: withAnswer('requiresOtpAgain'), target: 'verifying', actions: withAnswer('setResults') },
        { target: 'results', actions: [withAnswer('setResults'), 'clearCodeProblem'] },
      ],
      onError: [expired, { target: 'resultsFailed', actions: withFault('setResultsProblem') }],
    },
  }),
  resultsFailed: bulkPayoutParts.createStateConfig({
    description: 'The batch was processed, but its results failed to load. The merchant can retry.',
    meta: { req: ['BLK-01'] },
    on: { 'results.retry': { target: 'loadingResults', actions: 'clearProblem' } },
  }),
  results: bulkPayoutParts.createStateConfig({
    description:
      'The merchant sees the result of each row. Rows that failed or were not sent can be paid next, paid rows cannot.',
    meta: { req: ['BLK-01'] },
    on: {
      'results.retry': 'loadingResults',
      'code.available': { guard: 'awaitsCode', target: 'verifying' },
      retry: { guard: 'isLeftOver', target: 'reading', actions: 'reuseRest' },
      'batch.finished': finishes,
    },
  }),
  finishing: finishingState('BLK-01'),
};
