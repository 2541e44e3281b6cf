/** Submitting a split settlement: the code, the one call that changes anything, and the question what became of it. */
import { faultIn } from '../../kit/fault';
import { given } from '../../kit/given';
import { answer, ended } from '../../kit/params';
import { splitSettlementParts } from './splitSettlement.parts';

const expires = { guard: { type: 'sessionExpired', params: faultIn }, target: 'left' } as const;

export const submission = {
  sendingCode: splitSettlementParts.createStateConfig({
    description: 'A code is sent to the merchant.',
    meta: { req: ['SPL-08'] },
    tags: 'busy',
    invoke: {
      id: 'sendSplitOtp',
      src: 'sendSplitOtp',
      onDone: { target: 'verifying', actions: { type: 'noticeSent', params: answer } },
      onError: [
        { ...expires, actions: 'forgetOrder' },
        { target: 'building', actions: ['forgetOrder', { type: 'noticeFault', params: faultIn }] },
      ],
    },
  }),
  verifying: splitSettlementParts.createStateConfig({
    description: 'The merchant enters the code, with the accounts on screen.',
    meta: { req: ['SPL-08'] },
    invoke: {
      id: 'otp',
      src: 'otp',
      input: ({ context }) => ({ subject: '', refusal: 'An unexpected error occurred', problem: context.problem }),
      onDone: [
        {
          guard: ended('verified'),
          target: 'submitting',
          actions: {
            type: 'keepCode',
            params: ({ event }) => ({ message: '', otp: event.output.result === 'verified' ? event.output.answer.otp : '' }),
          },
        },
        { guard: ended('sessionExpired'), target: 'left', actions: 'forgetOrder' },
        { target: 'building', actions: ['forgetOrder', 'forgetProblem'] },
      ],
    },
  }),
  submitting: splitSettlementParts.createStateConfig({
    description: 'The accounts are sent to the provider with the code.',
    meta: { req: ['SPL-08'] },
    tags: 'busy',
    exit: 'forgetCode',
    invoke: {
      id: 'upsertSplit',
      src: 'upsertSplit',
      input: ({ context }) => ({ order: given(context.order, 'an order'), otp: context.otp }),
      onDone: [
        {
          guard: { type: 'isDone', params: answer },
          target: 'emptying',
          actions: [{ type: 'noticeDone', params: answer }, 'emptyAccounts'],
        },
        { target: 'building', actions: ['forgetOrder', { type: 'noticeFailed', params: answer }] },
      ],
      onError: [
        expires,
        { guard: { type: 'outOfTries', params: faultIn }, target: 'building', actions: ['forgetOrder', 'noticeExhausted'] },
        {
          guard: { type: 'refused', params: faultIn },
          target: 'verifying',
          actions: ['renewKey', { type: 'keepProblem', params: faultIn }],
        },
        { target: 'asking', actions: { type: 'noticeFault', params: faultIn } },
      ],
    },
  }),
  asking: splitSettlementParts.createStateConfig({
    description: 'No answer came back: the provider is asked what became of it.',
    meta: { req: ['SPL-08'] },
    tags: 'busy',
    on: { dismissed: 'closed' },
    invoke: {
      id: 'getSplitStatus',
      src: 'getSplitStatus',
      input: ({ context }) => ({ idempotencyKey: given(context.order, 'an order').idempotencyKey }),
      onDone: [
        {
          guard: { type: 'wasReceived', params: answer },
          target: 'emptying',
          actions: [{ type: 'noticeDone', params: { message: '' } }, 'emptyAccounts'],
        },
        { target: 'keeping', actions: ['forgetOrder', 'noticeNotReceived'] },
      ],
      onError: [expires, { target: 'unknown' }],
    },
  }),
  unknown: splitSettlementParts.createStateConfig({
    description: 'Nobody can say yet. The merchant may ask again; leaving keeps the order, so that the page begins by asking.',
    meta: { req: ['SPL-08'] },
    on: { 'outcome.asked': 'asking', dismissed: 'closed' },
  }),
  emptying: splitSettlementParts.createStateConfig({
    description: 'The provider has the accounts: those that were kept in this tab are forgotten.',
    meta: { req: ['SPL-04', 'SPL-08'] },
    tags: 'busy',
    invoke: {
      id: 'forgetAccounts',
      src: 'keepAccounts',
      input: ({ context: { owner } }) => ({ owner, split: null }),
      onDone: 'successful',
      onError: 'successful',
    },
  }),
};
