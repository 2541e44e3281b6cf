/**
 * Verifies an earlier payout that still awaits its one-time password.
 *
 * What can never happen: a code is sent for a payout that no longer awaits one; a code is sent twice without a request; a lost response counts
 * as an outcome: the payout is loaded again.
 */
import { assign, emit, setup } from 'xstate';
import type { Payout } from '../../../contract/payouts/payouts';
import { assertPresent } from '../../kit/assertPresent';
import type { Emitted } from '../../kit/emitted';
import { type Fault, faultGuards, faultIn, onExpiry, sentence } from '../../kit/fault';
import { type Lost, lastSentAt, lostCode } from '../../kit/lostCode';
import { otpMachine } from '../../kit/otp.machine';
import { messageIn } from '../../kit/otp.rules';
import type { Said } from '../../kit/otp.types';
import { childResult, outputOf, resultGuards } from '../../kit/params';
import { port } from '../../kit/port';
import { awaitsCode } from './payoutVerification.rules';
import type {
  PayoutVerificationContext,
  PayoutVerificationEvent,
  PayoutVerificationInput,
  PayoutVerificationOutput,
} from './payoutVerification.types';

export const payoutVerificationMachine = setup({
  types: {
    context: {} as PayoutVerificationContext,
    events: {} as PayoutVerificationEvent,
    input: {} as PayoutVerificationInput,
    output: {} as PayoutVerificationOutput,
    emitted: {} as Emitted,
    meta: {} as { req: string[] },
    tags: {} as 'busy',
    children: {} as { otp: 'otp' },
  },
  actors: {
    getPayout: port<Payout, { payoutId: string }>('getPayout', { calls: ['getPayout'] }),
    sendCode: port<Said, { batchId: string }>('sendCode', { calls: ['resendPayoutOtp'] }),
    otp: otpMachine<Said>({ verify: 'verifyPayout', resend: 'resendPayoutOtp' }),
  },
  guards: {
    awaitsCode: (_, payout: Payout) => awaitsCode(payout),
    ...resultGuards,
    ...faultGuards,
  },
  actions: {
    setPayout: assign({ payout: (_, payout: Payout) => payout, problem: null }),
    setProblem: assign({ problem: (_, fault: Fault) => sentence(fault, "We couldn't check this payout.") }),
    setSendProblem: assign({ problem: (_, fault: Fault) => sentence(fault, "We couldn't send you a code.") }),
    setLost: assign({
      problem: (_, { problem }: Lost) => problem,
      sentAt: ({ context }, lost: Lost) => lastSentAt(context, lost),
    }),
    clearSentAt: assign({ sentAt: null }),
    clearProblem: assign({ problem: null }),
    notifySent: emit((_, { message }: Said) => ({ type: 'notice', tone: 'good', text: message || 'Success - Enter OTP' })),
    notifyVerified: emit((_, { message }: Said) => ({ type: 'notice', tone: 'good', text: message || 'Payout verified' })),
    notifyTooManyAttempts: emit({
      type: 'notice',
      tone: 'bad',
      text: 'Too many attempts. The payout still awaits verification. Request a new code.',
    }),
    notifyStatus: emit((_, { status }: Payout) => ({
      type: 'notice',
      tone: 'good',
      text: `This payout no longer awaits verification. Its status is ${status}.`,
    })),
    reportExpiry: emit({ type: 'sessionExpired' }),
  },
}).createMachine({
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
          {
            guard: { type: 'awaitsCode', params: outputOf },
            target: 'sendingCode',
            actions: { type: 'setPayout', params: outputOf },
          },
          {
            target: 'noLongerWaiting',
            actions: [
              { type: 'setPayout', params: outputOf },
              { type: 'notifyStatus', params: outputOf },
            ],
          },
        ],
        onError: [onExpiry, { target: 'outcomeUnknown', actions: { type: 'setProblem', params: faultIn } }],
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
        onDone: { target: 'verifying', actions: ['clearSentAt', { type: 'notifySent', params: outputOf }] },
        onError: [onExpiry, { target: 'codeNotSent', actions: { type: 'setSendProblem', params: faultIn } }],
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
    verifying: {
      description: 'The merchant enters the code. MOVES MONEY.',
      meta: { req: ['PAY-06', 'PAY-07'] },
      invoke: {
        id: 'otp',
        src: 'otp',
        input: ({ context }) => ({
          subject: assertPresent(context.payout?.batchId, 'a batch'),
          failureMessage: 'Error verifying payout. Please try again.',
          problem: context.problem,
          sentAt: context.sentAt,
        }),
        onDone: [
          {
            guard: childResult('verified'),
            target: 'verified',
            actions: { type: 'notifyVerified', params: ({ event }) => ({ message: messageIn(event.output) }) },
          },
          {
            guard: childResult('noResponse'),
            target: 'checkingOutcome',
            actions: { type: 'setLost', params: ({ event }) => lostCode(event.output) },
          },
          { guard: childResult('sessionExpired'), target: 'sessionExpired' },
          { guard: childResult('tooManyAttempts'), target: 'closed', actions: 'notifyTooManyAttempts' },
          { target: 'closed' },
        ],
      },
    },
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
          { guard: { type: 'awaitsCode', params: outputOf }, target: 'verifying' },
          { target: 'noLongerWaiting', actions: { type: 'notifyStatus', params: outputOf } },
        ],
        onError: [onExpiry, { target: 'outcomeUnknown', actions: { type: 'setProblem', params: faultIn } }],
      },
    },
    outcomeUnknown: {
      description: 'The status of the payout is unknown. The merchant can check again.',
      meta: { req: ['PAY-06', 'PAY-07'] },
      on: { 'payout.retry': { target: 'loading', actions: 'clearProblem' }, dismissed: 'closed' },
    },
    verified: {
      type: 'final',
      description: 'The code was accepted. The list shows the outcome of the payout.',
      meta: { req: ['PAY-06'] },
      output: { result: 'verified' } satisfies PayoutVerificationOutput,
    },
    noLongerWaiting: {
      type: 'final',
      description: 'The payout no longer awaits a code.',
      meta: { req: ['PAY-07'] },
      output: { result: 'noLongerWaiting' } satisfies PayoutVerificationOutput,
    },
    closed: {
      type: 'final',
      description: 'The merchant closed the dialog. The payout still awaits its code.',
      meta: { req: ['PAY-07'] },
      output: { result: 'closed' } satisfies PayoutVerificationOutput,
    },
    sessionExpired: {
      type: 'final',
      description: 'The session expired.',
      meta: { req: ['SES-06'] },
      entry: 'reportExpiry',
      output: { result: 'sessionExpired' } satisfies PayoutVerificationOutput,
    },
  },
});
