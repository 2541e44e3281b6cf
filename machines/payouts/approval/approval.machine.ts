/**
 * A second person approves or declines payouts that wait for it (APR-01).
 *
 * What can never happen: whoever asked for a payout decides on it, or somebody without the role; a decision is sent without a code that was asked
 * for these very payouts; it is sent again before they were looked at; what somebody else decided is called one's own doing. The code is only
 * taken by its own machine: the decision is called from one state, which nothing interrupts.
 */
import { faultIn } from '../../kit/fault';
import { childResult, outputOf } from '../../kit/params';
import { approvalParts } from './approval.parts';
import type { ApprovalContext, ApprovalOutput } from './approval.types';

const ends = (result: ApprovalOutput['result']): ApprovalOutput => ({ result });
const idsOf = ({ payouts }: ApprovalContext) => payouts.map(({ payoutId }) => payoutId);
const expires = { guard: { type: 'sessionExpired' as const, params: faultIn }, target: 'left' };
const settles = {
  guard: { type: 'areAllDecided' as const, params: outputOf },
  target: 'settled',
  actions: [
    { type: 'keepPayouts' as const, params: outputOf },
    { type: 'noticeSettled' as const, params: outputOf },
  ],
};

export const approvalMachine = approvalParts.createMachine({
  id: 'approval',
  description: 'A second approver approves or declines payouts that await approval.',
  meta: { req: ['APR-01'] },
  context: ({ input }) => ({ ...input, payouts: [], decided: [], sent: '', otp: '', problem: null }),
  output: ({ event }) => event.output as ApprovalOutput,
  initial: 'looking',
  states: {
    looking: {
      description: 'The provider returns the status of the payouts and who initiated them.',
      tags: 'busy',
      on: { dismissed: 'closed' },
      invoke: {
        id: 'look',
        src: 'look',
        input: ({ context }) => ({ payoutIds: context.payoutIds }),
        onDone: [
          settles,
          {
            guard: { type: 'mayDecide', params: outputOf },
            target: 'sending',
            actions: { type: 'keepPayouts', params: outputOf },
          },
          { target: 'barred', actions: { type: 'keepPayouts', params: outputOf } },
        ],
        onError: [expires, { target: 'unknown', actions: { type: 'keepProblem', params: faultIn } }],
      },
    },
    barred: {
      description: 'The user initiated one of these payouts or has no approver role, so another approver must decide.',
      on: { dismissed: 'closed' },
    },
    sending: {
      description: 'The provider sends one code for these payouts, valid for approving and declining.',
      tags: 'busy',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => ({ payoutIds: idsOf(context) }),
        onDone: { target: 'verifying', actions: { type: 'keepSent', params: outputOf } },
        onError: [expires, { target: 'unsent', actions: { type: 'keepProblem', params: faultIn } }],
      },
    },
    unsent: {
      description: 'No new code was sent, and the reason is shown. An earlier code may still be valid.',
      on: {
        'code.retry': { target: 'looking', actions: 'forgetProblem' },
        'code.available': { target: 'verifying', actions: 'forgetProblem' },
        dismissed: 'closed',
      },
    },
    verifying: {
      description: 'The approver reviews the decision, can change it, and enters the code.',
      on: { 'decision.changed': { actions: 'turn' } },
      invoke: {
        id: 'otp',
        src: 'otp',
        input: ({ context }) => ({
          subject: idsOf(context).join(),
          refusal: 'An error occured',
          problem: context.problem,
        }),
        onDone: [
          {
            guard: childResult('verified'),
            target: 'deciding',
            actions: {
              type: 'keepCode',
              params: ({ event }) => ({ message: '', otp: event.output.result === 'verified' ? event.output.answer.otp : '' }),
            },
          },
          { guard: childResult('sessionExpired'), target: 'left' },
          { target: 'closed' },
        ],
      },
    },
    deciding: {
      description: 'The provider receives the decision and its code. MOVES MONEY.',
      tags: ['busy', 'money'],
      exit: 'forgetCode',
      invoke: {
        id: 'decide',
        src: 'decide',
        input: ({ context }) => ({ payoutIds: idsOf(context), isApproved: context.isApproved, otp: context.otp }),
        onDone: { target: 'decided', actions: { type: 'noticeDecided', params: outputOf } },
        onError: [
          expires,
          {
            guard: { type: 'outOfTries', params: faultIn },
            target: 'unsent',
            actions: { type: 'keepProblem', params: faultIn },
          },
          {
            guard: { type: 'refused', params: faultIn },
            target: 'checking',
            actions: { type: 'keepProblem', params: faultIn },
          },
          { target: 'checking', actions: 'sayLost' },
        ],
      },
    },
    checking: {
      description: 'The decision was refused or got no response, so the current status is checked with the provider.',
      tags: 'busy',
      on: { dismissed: 'closed' },
      invoke: {
        id: 'lookAgain',
        src: 'look',
        input: ({ context }) => ({ payoutIds: idsOf(context) }),
        onDone: [
          settles,
          {
            guard: { type: 'areFewer', params: outputOf },
            target: 'sending',
            actions: { type: 'keepPayouts', params: outputOf },
          },
          { target: 'verifying', actions: { type: 'keepPayouts', params: outputOf } },
        ],
        onError: [expires, { target: 'unknown', actions: { type: 'keepProblem', params: faultIn } }],
      },
    },
    unknown: {
      description: 'The status is unknown. The approver can check again, and nothing is sent until it is known.',
      on: { 'payouts.retry': { target: 'looking', actions: 'forgetProblem' }, dismissed: 'closed' },
    },
    decided: {
      type: 'final',
      description: 'The provider accepted the decision: held money is paid out or released.',
      output: ends('decided'),
    },
    settled: {
      type: 'final',
      description: 'The payouts were already decided, and the decision is shown.',
      output: ends('settled'),
    },
    closed: {
      type: 'final',
      description: 'The approver closed the dialog. The payouts still await approval.',
      output: ends('closed'),
    },
    left: {
      type: 'final',
      description: 'The session expired.',
      meta: { req: ['SES-06'] },
      entry: 'reportExpiry',
      output: ends('left'),
    },
  },
});
