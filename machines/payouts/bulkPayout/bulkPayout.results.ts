/** What became of each row of a batch, and what can be done about those that failed. */

import { assertPresent } from '../../kit/assertPresent';
import { faultIn } from '../../kit/fault';
import { outputOf } from '../../kit/params';
import { bulkPayoutParts } from './bulkPayout.parts';

const expired = { guard: { type: 'sessionExpired', params: faultIn }, target: '#bulkPayout.left' } as const;

export const resultStates = {
  resulting: bulkPayoutParts.createStateConfig({
    description: 'The provider returns the result of each row.',
    meta: { req: ['BLK-01'] },
    tags: 'busy',
    invoke: {
      id: 'loadResults',
      src: 'loadResults',
      input: ({ context }) => ({ batchId: assertPresent(context.batchId, 'a batch') }),
      onDone: [
        {
          guard: { type: 'wantsCodeAgain', params: outputOf },
          target: 'verifying',
          actions: { type: 'keepResults', params: outputOf },
        },
        { target: 'results', actions: [{ type: 'keepResults', params: outputOf }, 'forgetCodeProblem'] },
      ],
      onError: [expired, { target: 'unlisted', actions: { type: 'keepUnlisted', params: faultIn } }],
    },
  }),
  unlisted: bulkPayoutParts.createStateConfig({
    description: 'The batch was processed, but its results failed to load. The merchant can retry.',
    meta: { req: ['BLK-01'] },
    on: { 'results.retry': 'resulting' },
  }),
  results: bulkPayoutParts.createStateConfig({
    description:
      'The merchant sees the result of each row. Rows that failed or were not sent can be paid next, paid rows cannot.',
    meta: { req: ['BLK-01'] },
    on: {
      'results.retry': 'resulting',
      'code.available': { guard: 'awaitsCode', target: 'verifying' },
      retry: { guard: 'isLeftOver', target: 'reading', actions: 'takeFailed' },
      'batch.finished': { target: 'choosing', actions: 'forgetSheet' },
    },
  }),
};
