/** What became of each row of a batch, and what can be done about those that failed. */
import { faultIn } from '../../kit/fault';
import { given } from '../../kit/given';
import { answer } from '../../kit/params';
import { bulkPayoutParts } from './bulkPayout.parts';

const expired = { guard: { type: 'sessionExpired', params: faultIn }, target: '#bulkPayout.left' } as const;

export const resultStates = {
  resulting: bulkPayoutParts.createStateConfig({
    description: 'The provider is asked what became of each row.',
    meta: { req: ['BLK-01'] },
    tags: 'busy',
    invoke: {
      id: 'loadResults',
      src: 'loadResults',
      input: ({ context }) => ({ batchId: given(context.batchId, 'a batch') }),
      onDone: [
        {
          guard: { type: 'wantsCodeAgain', params: answer },
          target: 'verifying',
          actions: { type: 'keepResults', params: answer },
        },
        { target: 'results', actions: [{ type: 'keepResults', params: answer }, 'forgetCodeProblem'] },
      ],
      onError: [expired, { target: 'unlisted', actions: { type: 'keepUnlisted', params: faultIn } }],
    },
  }),
  unlisted: bulkPayoutParts.createStateConfig({
    description: 'The batch was made; what became of each row could not be had, and can be asked again.',
    meta: { req: ['BLK-01'] },
    on: { 'results.askedAgain': 'resulting' },
  }),
  results: bulkPayoutParts.createStateConfig({
    description:
      'Each row with what became of it. Those that failed, or were not sent yet, can be paid next; those that were paid never.',
    meta: { req: ['BLK-01'] },
    on: {
      'results.askedAgain': 'resulting',
      'code.athand': { guard: 'awaitsCode', target: 'verifying' },
      'retry.asked': { guard: 'isLeftOver', target: 'reading', actions: 'takeFailed' },
      'batch.finished': { target: 'choosing', actions: 'forgetSheet' },
    },
  }),
};
