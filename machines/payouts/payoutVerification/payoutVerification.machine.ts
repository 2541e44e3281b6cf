/**
 * Verify a payout that was initiated before and still awaits its one-time password.
 *
 * What can never happen: a code is sent for a payout that no longer awaits one; a code is sent twice without the merchant asking; a lost
 * answer is taken for an outcome: the payout is looked at again.
 */
import { assign, emit, setup } from 'xstate';
import type { Payout } from '../../../contract/payouts/payouts';
import { assertPresent } from '../../kit/assertPresent';
import type { Emitted } from '../../kit/emitted';
import { type Fault, faultGuards, faultIn, sentence } from '../../kit/fault';
import { otpMachine } from '../../kit/otp.machine';
import { lostIn, messageIn } from '../../kit/otp.rules';
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
    tags: {} as 'busy' | 'money',
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
    keepPayout: assign({ payout: (_, payout: Payout) => payout, problem: null }),
    keepProblem: assign({ problem: (_, fault: Fault) => sentence(fault, "We couldn't check this payout.") }),
    keepUnsent: assign({ problem: (_, fault: Fault) => sentence(fault, "We couldn't send you a code.") }),
    sayProblem: assign({ problem: (_, { problem }: { problem: string | null }) => problem }),
    forgetProblem: assign({ problem: null }),
    noticeSent: emit((_, { message }: Said) => ({ type: 'notice', tone: 'good', text: message || 'Success - Enter OTP' })),
    noticeVerified: emit((_, { message }: Said) => ({ type: 'notice', tone: 'good', text: message || 'Payout verified' })),
    noticeExhausted: emit({
      type: 'notice',
      tone: 'bad',
      text: 'Too many attempts. The payout still awaits verification: ask for a new code.',
    }),
    noticeStatus: emit((_, { status }: Payout) => ({
      type: 'notice',
      tone: 'good',
      text: `This payout no longer awaits verification. Its status is ${status}.`,
    })),
    reportExpiry: emit({ type: 'sessionExpired' }),
  },
}).createMachine({
  id: 'payoutVerification',
  description: 'Verifies a payout that awaits its one-time password.',
  context: ({ input }) => ({ payoutId: input.payoutId, payout: null, problem: null }),
  output: ({ event }) => event.output as PayoutVerificationOutput,
  initial: 'looking',
  states: {
    looking: {
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
            target: 'sending',
            actions: { type: 'keepPayout', params: outputOf },
          },
          {
            target: 'settled',
            actions: [
              { type: 'keepPayout', params: outputOf },
              { type: 'noticeStatus', params: outputOf },
            ],
          },
        ],
        onError: [
          { guard: { type: 'sessionExpired', params: faultIn }, target: 'left' },
          { target: 'unknown', actions: { type: 'keepProblem', params: faultIn } },
        ],
      },
    },
    sending: {
      description: 'The provider sends a code for the batch.',
      meta: { req: ['PAY-07'] },
      tags: 'busy',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => ({ batchId: assertPresent(context.payout?.batchId, 'a batch') }),
        onDone: { target: 'verifying', actions: { type: 'noticeSent', params: outputOf } },
        onError: [
          { guard: { type: 'sessionExpired', params: faultIn }, target: 'left' },
          { target: 'unsent', actions: { type: 'keepUnsent', params: faultIn } },
        ],
      },
    },
    unsent: {
      description: 'No new code was sent, and the reason is shown. An earlier code may still be valid.',
      meta: { req: ['PAY-07'] },
      on: {
        'code.retry': { target: 'sending', actions: 'forgetProblem' },
        'code.available': { target: 'verifying', actions: 'forgetProblem' },
        dismissed: 'closed',
      },
    },
    verifying: {
      description: 'The merchant enters the code. MOVES MONEY.',
      meta: { req: ['PAY-06', 'PAY-07'] },
      tags: 'money',
      invoke: {
        id: 'otp',
        src: 'otp',
        input: ({ context }) => ({
          subject: assertPresent(context.payout?.batchId, 'a batch'),
          refusal: 'Error verifying payout. Please try again.',
          problem: context.problem,
        }),
        onDone: [
          {
            guard: childResult('verified'),
            target: 'verified',
            actions: { type: 'noticeVerified', params: ({ event }) => ({ message: messageIn(event.output) }) },
          },
          {
            guard: childResult('unanswered'),
            target: 'checking',
            actions: { type: 'sayProblem', params: ({ event }) => ({ problem: lostIn(event.output) }) },
          },
          { guard: childResult('sessionExpired'), target: 'left' },
          { guard: childResult('exhausted'), target: 'closed', actions: 'noticeExhausted' },
          { target: 'closed' },
        ],
      },
    },
    checking: {
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
          { target: 'settled', actions: { type: 'noticeStatus', params: outputOf } },
        ],
        onError: [
          { guard: { type: 'sessionExpired', params: faultIn }, target: 'left' },
          { target: 'unknown', actions: { type: 'keepProblem', params: faultIn } },
        ],
      },
    },
    unknown: {
      description: 'The status of the payout is unknown. The merchant can check again.',
      meta: { req: ['PAY-06', 'PAY-07'] },
      on: { 'payout.retry': 'looking', dismissed: 'closed' },
    },
    verified: {
      type: 'final',
      description: 'The code was accepted. The list shows the outcome of the payout.',
      meta: { req: ['PAY-06'] },
      output: { result: 'verified' } satisfies PayoutVerificationOutput,
    },
    settled: {
      type: 'final',
      description: 'The payout no longer awaits a code.',
      meta: { req: ['PAY-07'] },
      output: { result: 'settled' } satisfies PayoutVerificationOutput,
    },
    closed: {
      type: 'final',
      description: 'The merchant closed the dialog. The payout still awaits its code.',
      meta: { req: ['PAY-07'] },
      output: { result: 'closed' } satisfies PayoutVerificationOutput,
    },
    left: {
      type: 'final',
      description: 'The session expired.',
      meta: { req: ['SES-06'] },
      entry: 'reportExpiry',
      output: { result: 'left' } satisfies PayoutVerificationOutput,
    },
  },
});
