/** Submitting a split settlement: the code, the one call that changes anything, and the question what became of it. */

import { assertPresent } from '../../kit/assertPresent';
import { faultIn } from '../../kit/fault';
import { childResult, outputOf } from '../../kit/params';
import { splitSettlementParts } from './splitSettlement.parts';

const expires = { guard: { type: 'sessionExpired', params: faultIn }, target: 'left' } as const;

export const submission = {
  sendingCode: splitSettlementParts.createStateConfig({
    description: 'The provider sends a code to the merchant.',
    meta: { req: ['SPL-08'] },
    tags: 'busy',
    invoke: {
      id: 'sendSplitOtp',
      src: 'sendSplitOtp',
      onDone: { target: 'verifying', actions: { type: 'noticeSent', params: outputOf } },
      onError: [
        { ...expires, actions: 'forgetOrder' },
        { target: 'building', actions: ['forgetOrder', { type: 'noticeFault', params: faultIn }] },
      ],
    },
  }),
  verifying: splitSettlementParts.createStateConfig({
    description: 'The merchant reviews the accounts and enters the code.',
    meta: { req: ['SPL-08'] },
    invoke: {
      id: 'otp',
      src: 'otp',
      input: ({ context }) => ({ subject: '', refusal: 'An unexpected error occurred', problem: context.problem }),
      onDone: [
        {
          guard: childResult('verified'),
          target: 'submitting',
          actions: {
            type: 'keepCode',
            params: ({ event }) => ({ message: '', otp: event.output.result === 'verified' ? event.output.answer.otp : '' }),
          },
        },
        { guard: childResult('sessionExpired'), target: 'left', actions: 'forgetOrder' },
        { target: 'building', actions: ['forgetOrder', 'forgetProblem'] },
      ],
    },
  }),
  submitting: splitSettlementParts.createStateConfig({
    description: 'The provider receives the accounts and the code.',
    meta: { req: ['SPL-08'] },
    tags: 'busy',
    exit: 'forgetCode',
    invoke: {
      id: 'upsertSplit',
      src: 'upsertSplit',
      input: ({ context }) => ({ order: assertPresent(context.order, 'an order'), otp: context.otp }),
      onDone: [
        {
          guard: { type: 'isDone', params: outputOf },
          target: 'emptying',
          actions: [{ type: 'noticeDone', params: outputOf }, 'emptyAccounts'],
        },
        { target: 'building', actions: ['forgetOrder', { type: 'noticeFailed', params: outputOf }] },
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
    description: 'The submission got no response, so its outcome is checked with the provider.',
    meta: { req: ['SPL-08'] },
    tags: 'busy',
    on: { dismissed: 'closed' },
    invoke: {
      id: 'getSplitStatus',
      src: 'getSplitStatus',
      input: ({ context }) => ({ idempotencyKey: assertPresent(context.order, 'an order').idempotencyKey }),
      onDone: [
        {
          guard: { type: 'wasReceived', params: outputOf },
          target: 'emptying',
          actions: [{ type: 'noticeDone', params: { message: '' } }, 'emptyAccounts'],
        },
        { target: 'keeping', actions: ['forgetOrder', 'noticeNotReceived'] },
      ],
      onError: [expires, { target: 'unknown' }],
    },
  }),
  unknown: splitSettlementParts.createStateConfig({
    description: 'The outcome is unknown. The merchant can check again; after leaving, the page starts with this check.',
    meta: { req: ['SPL-08'] },
    on: { 'outcome.retry': 'asking', dismissed: 'closed' },
  }),
  emptying: splitSettlementParts.createStateConfig({
    description: 'The provider saved the accounts. The copy in this tab is being removed.',
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
