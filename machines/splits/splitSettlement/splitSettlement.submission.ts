/** Submits a split settlement: the code, the one call that changes data, and the status check. */

import { assertPresent } from '../../kit/assertPresent';
import { faultIn, onExpiry } from '../../kit/fault';
import { enteredCode } from '../../kit/order';
import { childResult, outputOf } from '../../kit/params';
import { splitSettlementParts } from './splitSettlement.parts';

export const submission = {
  sendingCode: splitSettlementParts.createStateConfig({
    description: 'The provider sends a code to the merchant.',
    meta: { req: ['SPL-08'] },
    tags: 'busy',
    invoke: {
      id: 'sendSplitOtp',
      src: 'sendSplitOtp',
      onDone: { target: 'verifying', actions: { type: 'notifySent', params: outputOf } },
      onError: [
        { ...onExpiry, actions: 'clearOrder' },
        { target: 'building', actions: ['clearOrder', { type: 'notifyFault', params: faultIn }] },
      ],
    },
  }),
  verifying: splitSettlementParts.createStateConfig({
    description: 'The merchant reviews the accounts and enters the code.',
    meta: { req: ['SPL-08'] },
    invoke: {
      id: 'otp',
      src: 'otp',
      input: ({ context }) => ({ subject: '', failureMessage: 'An unexpected error occurred', problem: context.problem }),
      onDone: [
        {
          guard: childResult('verified'),
          target: 'submitting',
          actions: { type: 'setCode', params: enteredCode },
        },
        { guard: childResult('sessionExpired'), target: 'sessionExpired', actions: 'clearOrder' },
        { target: 'building', actions: ['clearOrder', 'clearProblem'] },
      ],
    },
  }),
  submitting: splitSettlementParts.createStateConfig({
    description: 'The provider receives the accounts and the code.',
    meta: { req: ['SPL-08'] },
    tags: 'busy',
    exit: 'clearCode',
    invoke: {
      id: 'upsertSplit',
      src: 'upsertSplit',
      input: ({ context }) => ({ order: assertPresent(context.order, 'an order'), otp: context.otp }),
      onDone: [
        {
          guard: { type: 'isDone', params: outputOf },
          target: 'clearingDraft',
          actions: [{ type: 'notifyDone', params: outputOf }, 'emptyAccounts'],
        },
        { target: 'building', actions: ['clearOrder', { type: 'notifyFailed', params: outputOf }] },
      ],
      onError: [
        onExpiry,
        { guard: { type: 'outOfTries', params: faultIn }, target: 'building', actions: ['clearOrder', 'notifyTooManyAttempts'] },
        {
          guard: { type: 'refused', params: faultIn },
          target: 'verifying',
          actions: ['renewKey', { type: 'setProblem', params: faultIn }],
        },
        { target: 'checkingOutcome', actions: { type: 'notifyFault', params: faultIn } },
      ],
    },
  }),
  checkingOutcome: splitSettlementParts.createStateConfig({
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
          target: 'clearingDraft',
          actions: [{ type: 'notifyDone', params: { message: '' } }, 'emptyAccounts'],
        },
        { target: 'persisting', actions: ['clearOrder', 'notifyNotReceived'] },
      ],
      onError: [onExpiry, { target: 'outcomeUnknown' }],
    },
  }),
  outcomeUnknown: splitSettlementParts.createStateConfig({
    description: 'The outcome is unknown. The merchant can check again; after leaving, the page starts with this check.',
    meta: { req: ['SPL-08'] },
    on: { 'outcome.retry': 'checkingOutcome', dismissed: 'closed' },
  }),
  clearingDraft: splitSettlementParts.createStateConfig({
    description: 'The provider saved the accounts. The copy in this tab is being removed.',
    meta: { req: ['SPL-04', 'SPL-08'] },
    tags: 'busy',
    invoke: {
      id: 'forgetAccounts',
      src: 'keepAccounts',
      input: ({ context: { owner } }) => ({ owner, split: null }),
      onDone: 'succeeded',
      onError: 'succeeded',
    },
  }),
};
