/**
 * A second person approves or declines payouts that wait for it (APR-01).
 *
 * What can never happen: whoever asked for a payout decides on it, or somebody without the role; a decision is sent without a code that was asked
 * for these very payouts; it is sent again before they were looked at; what somebody else decided is called one's own doing. The code is only
 * taken by its own machine: the decision is called from one state, which nothing interrupts.
 */
import { faultIn } from '../../kit/fault';
import { answer, ended } from '../../kit/params';
import { approvalParts } from './approval.parts';
import type { ApprovalContext, ApprovalOutput } from './approval.types';

const ends = (result: ApprovalOutput['result']): ApprovalOutput => ({ result });
const idsOf = ({ payouts }: ApprovalContext) => payouts.map(({ payoutId }) => payoutId);
const expires = { guard: { type: 'sessionExpired' as const, params: faultIn }, target: 'left' };
const settles = {
  guard: { type: 'areAllDecided' as const, params: answer },
  target: 'settled',
  actions: [
    { type: 'keepPayouts' as const, params: answer },
    { type: 'noticeSettled' as const, params: answer },
  ],
};

export const approvalMachine = approvalParts.createMachine({
  id: 'approval',
  description: 'A second person approves or declines payouts that wait for it.',
  meta: { req: ['APR-01'] },
  context: ({ input }) => ({ ...input, payouts: [], decided: [], sent: '', otp: '', problem: null }),
  output: ({ event }) => event.output as ApprovalOutput,
  initial: 'looking',
  states: {
    looking: {
      description: 'The provider is asked how the payouts stand, and who asked for them.',
      tags: 'busy',
      on: { dismissed: 'closed' },
      invoke: {
        id: 'look',
        src: 'look',
        input: ({ context }) => ({ payoutIds: context.payoutIds }),
        onDone: [
          settles,
          { guard: { type: 'mayDecide', params: answer }, target: 'sending', actions: { type: 'keepPayouts', params: answer } },
          { target: 'barred', actions: { type: 'keepPayouts', params: answer } },
        ],
        onError: [expires, { target: 'unknown', actions: { type: 'keepProblem', params: faultIn } }],
      },
    },
    barred: {
      description: 'This person asked for one of them, or has no role for it: they can look, and somebody else decides.',
      on: { dismissed: 'closed' },
    },
    sending: {
      description: 'The provider sends a code for these payouts together, for approving and for declining alike.',
      tags: 'busy',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => ({ payoutIds: idsOf(context) }),
        onDone: { target: 'verifying', actions: { type: 'keepSent', params: answer } },
        onError: [expires, { target: 'unsent', actions: { type: 'keepProblem', params: faultIn } }],
      },
    },
    unsent: {
      description: 'There is no good code, for a reason that is shown. One that was sent before may still be good.',
      on: {
        'code.askedAgain': { target: 'looking', actions: 'forgetProblem' },
        'code.athand': { target: 'verifying', actions: 'forgetProblem' },
        dismissed: 'closed',
      },
    },
    verifying: {
      description: 'The approver reads what is decided, may turn the decision, and enters the code.',
      on: { 'decision.turned': { actions: 'turn' } },
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
            guard: ended('verified'),
            target: 'deciding',
            actions: {
              type: 'keepCode',
              params: ({ event }) => ({ message: '', otp: event.output.result === 'verified' ? event.output.answer.otp : '' }),
            },
          },
          { guard: ended('sessionExpired'), target: 'left' },
          { target: 'closed' },
        ],
      },
    },
    deciding: {
      description: 'The decision is sent to the provider with its code. MOVES MONEY.',
      tags: ['busy', 'money'],
      exit: 'forgetCode',
      invoke: {
        id: 'decide',
        src: 'decide',
        input: ({ context }) => ({ payoutIds: idsOf(context), isApproved: context.isApproved, otp: context.otp }),
        onDone: { target: 'decided', actions: { type: 'noticeDecided', params: answer } },
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
      description:
        'The decision was refused, or its answer was lost: the payouts are looked at again before anything else is sent.',
      tags: 'busy',
      on: { dismissed: 'closed' },
      invoke: {
        id: 'lookAgain',
        src: 'look',
        input: ({ context }) => ({ payoutIds: idsOf(context) }),
        onDone: [
          settles,
          { guard: { type: 'areFewer', params: answer }, target: 'sending', actions: { type: 'keepPayouts', params: answer } },
          { target: 'verifying', actions: { type: 'keepPayouts', params: answer } },
        ],
        onError: [expires, { target: 'unknown', actions: { type: 'keepProblem', params: faultIn } }],
      },
    },
    unknown: {
      description: 'Nobody can say how the payouts stand. It can be asked again; nothing is sent before that is known.',
      on: { 'payouts.askedAgain': { target: 'looking', actions: 'forgetProblem' }, dismissed: 'closed' },
    },
    decided: {
      type: 'final',
      description: 'The provider took the decision: what was held is paid, or released.',
      output: ends('decided'),
    },
    settled: { type: 'final', description: 'They were decided already, and it is said how.', output: ends('settled') },
    closed: { type: 'final', description: 'The approver went away: the payouts wait on.', output: ends('closed') },
    left: {
      type: 'final',
      description: 'The session ended.',
      meta: { req: ['SES-06'] },
      entry: 'reportExpiry',
      output: ends('left'),
    },
  },
});
