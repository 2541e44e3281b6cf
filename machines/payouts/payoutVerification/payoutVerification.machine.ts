/**
 * Verifies an earlier payout that still awaits its one-time password.
 *
 * What can never happen: a code is sent for a payout that no longer awaits one; a code is sent twice without a request; a lost response counts
 * as an outcome: the payout is loaded again.
 */

import { assign, emit, setup } from 'xstate';
import { ended, expired } from '../../kit/flow/ends';
import { type Fault, faultGuards, onExpiry, sentence } from '../../kit/flow/fault';
import type { FlowTypes } from '../../kit/flow/flowTypes';
import { withAnswer, withFault } from '../../kit/flow/given';
import { resultGuards } from '../../kit/flow/params';
import { port } from '../../kit/flow/port';
import { codeActions, codeGuards } from '../../kit/order/code.parts';
import { codeState, said } from '../../kit/order/code.states';
import { asIs, problemActions } from '../../kit/order/order.parts';
import { recentCodeSentAt } from '../../kit/otp/codePause';
import { type Lost, lastSentAt } from '../../kit/otp/lostCode';
import { otpMachine } from '../../kit/otp/otp.machine';
import type { Said } from '../../kit/otp/otp.types';
import { assertPresent } from '../../kit/values/assertPresent';
import { awaitsCode } from './payoutVerification.rules';
import type {
  PayoutToVerify,
  PayoutVerificationContext,
  PayoutVerificationEvent,
  PayoutVerificationInput,
  PayoutVerificationOutput,
} from './payoutVerification.types';

const parts = setup({
  types: {} as FlowTypes<
    PayoutVerificationContext,
    PayoutVerificationEvent,
    PayoutVerificationInput,
    PayoutVerificationOutput,
    { otp: 'otp' }
  >,
  actors: {
    getPayout: port<PayoutToVerify, { payoutId: string }>('getPayout', { calls: ['getPayout', 'getPayoutBatch'] }),
    sendCode: port<Said, { batchId: string }>('sendCode', { calls: ['resendPayoutOtp'] }),
    otp: otpMachine<Said>({ verify: 'verifyPayout', resend: 'resendPayoutOtp', carriesOut: 'order' }),
  },
  guards: { ...codeGuards, ...resultGuards, ...faultGuards },
  actions: {
    ...problemActions<PayoutVerificationContext, PayoutVerificationEvent>(asIs, { failed: 'We couldn’t check this payout.' }),
    ...codeActions<PayoutVerificationContext, PayoutVerificationEvent>(),
  },
}).extend({
  guards: { awaitsCode: (_, payout: PayoutToVerify) => awaitsCode(payout) },
  actions: {
    setPayout: assign({ payout: (_, payout: PayoutToVerify) => payout, problem: null }),
    setSendProblem: assign({ problem: (_, fault: Fault) => sentence(fault, 'We couldn’t send you a code.') }),
    setLost: assign({
      problem: (_, { problem }: Lost) => problem,
      sentAt: ({ context }, lost: Lost) => lastSentAt(context, lost),
    }),
    clearSentAt: assign({ sentAt: null }),
    setCodeRecent: assign({ sentAt: (_, fault: Fault) => recentCodeSentAt(fault, Date.now()) }),
    /** The provider counts the codes of each batch, so the last one is for this payout. */
    notifyRecent: emit({ type: 'notice', tone: 'good', text: 'Enter the code that we sent you a moment ago.' }),
    notifyVerified: emit((_, { message }: Said) => ({ type: 'notice', tone: 'good', text: message || 'Payout verified' })),
    notifyTooManyAttempts: emit({
      type: 'notice',
      tone: 'bad',
      text: 'Too many attempts. The payout still awaits verification. Request a new code.',
    }),
    notifyStatus: emit((_, { status }: PayoutToVerify) => ({
      type: 'notice',
      tone: 'good',
      text: `This payout no longer awaits verification. Its status is ${status}.`,
    })),
  },
});

export const payoutVerificationMachine = parts.createMachine({
  id: 'payoutVerification',
  description: 'Verifies a payout that awaits its one-time password.',
  context: ({ input }) => ({ payoutId: input.payoutId, payout: null, problem: null, sentAt: null }),
  output: ({ event }) => event.output as PayoutVerificationOutput,
  initial: 'loading',
  states: {
    loading: {
      description: 'The payout is loaded to see whether it still awaits its code.',
      meta: { req: ['PAY-07'] },
      tags: 'busy',
      on: { dismissed: 'closed' },
      invoke: {
        id: 'getPayout',
        src: 'getPayout',
        input: ({ context }) => ({ payoutId: context.payoutId }),
        onDone: [
          { guard: withAnswer('awaitsCode'), target: 'sendingCode', actions: withAnswer('setPayout') },
          { target: 'noLongerWaiting', actions: [withAnswer('setPayout'), withAnswer('notifyStatus')] },
        ],
        onError: [onExpiry, { target: 'outcomeUnknown', actions: withFault('setProblem') }],
      },
    },
    sendingCode: {
      description: 'The provider sends a code for the batch.',
      meta: { req: ['PAY-07'] },
      tags: 'busy',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => ({ batchId: assertPresent(context.payout?.batchId, 'a batch') }),
        onDone: { target: 'verifying', actions: ['clearSentAt', withAnswer('notifySent')] },
        onError: [
          onExpiry,
          { guard: withFault('codeIsRecent'), target: 'verifying', actions: ['notifyRecent', withFault('setCodeRecent')] },
          { target: 'codeNotSent', actions: withFault('setSendProblem') },
        ],
      },
    },
    codeNotSent: {
      description: 'No new code was sent, and the reason is shown. An earlier code may still be valid.',
      meta: { req: ['PAY-07'] },
      on: {
        'code.retry': { target: 'sendingCode', actions: 'clearProblem' },
        'code.available': { target: 'verifying', actions: 'clearProblem' },
        dismissed: 'closed',
      },
    },
    verifying: codeState({
      description: 'The merchant enters the code. MOVES MONEY.',
      req: ['PAY-06', 'PAY-07'],
      failed: 'Error verifying payout. Please try again.',
      codeOf: ({ payout, problem, sentAt }: PayoutVerificationContext) => ({ batchId: payout?.batchId, problem, sentAt }),
      verified: { target: 'verified', actions: { type: 'notifyVerified', params: said } },
      lost: 'checkingOutcome',
      outOfTries: { target: 'closed', actions: 'notifyTooManyAttempts' },
      dismissed: { target: 'closed' },
    }),
    checkingOutcome: {
      description: 'The code got no response, so the payout is checked again.',
      meta: { req: ['PAY-06'] },
      tags: 'busy',
      on: { dismissed: 'closed' },
      invoke: {
        id: 'checkPayout',
        src: 'getPayout',
        input: ({ context }) => ({ payoutId: context.payoutId }),
        onDone: [
          { guard: withAnswer('awaitsCode'), target: 'verifying' },
          { target: 'noLongerWaiting', actions: withAnswer('notifyStatus') },
        ],
        onError: [onExpiry, { target: 'outcomeUnknown', actions: withFault('setProblem') }],
      },
    },
    outcomeUnknown: {
      description: 'The status of the payout is unknown. The merchant can check again.',
      meta: { req: ['PAY-06', 'PAY-07'] },
      on: {
        'payout.retry': { target: 'loading', actions: 'clearProblem' },
        reconnected: { target: 'loading', actions: 'clearProblem' },
        dismissed: 'closed',
      },
    },
    verified: ended(
      'verified',
      'The code was accepted: the payout is paid, or it awaits an approver. The merchant reads which.',
      'PAY-06',
    ),
    noLongerWaiting: ended('noLongerWaiting', 'The payout no longer awaits a code.', 'PAY-07'),
    closed: ended('closed', 'The merchant closed the dialog. The payout still awaits its code.', 'PAY-07'),
    sessionExpired: expired('The session expired.'),
  },
});
