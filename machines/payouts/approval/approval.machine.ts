/**
 * A second person approves or declines pending payouts (APR-01).
 *
 * What can never happen: the maker of a payout decides on it, or a person without the role; a decision is sent without a code for exactly these
 * payouts; it is sent again before their status was checked; another person's decision is reported as one's own. The child machine only takes
 * the code. One state, which nothing interrupts, calls the decision.
 */
import { ended, expired } from '../../kit/flow/ends';
import { onExpiry } from '../../kit/flow/fault';
import { withAnswer, withFault } from '../../kit/flow/given';
import { childResult, eventParams } from '../../kit/flow/params';
import { codeSentAt, enteredCode } from '../../kit/order/code.parts';
import { sentAtIn } from '../../kit/otp/otp.rules';
import { approvalParts } from './approval.parts';
import type { ApprovalContext, ApprovalOutput } from './approval.types';

const idsOf = ({ payouts }: ApprovalContext) => payouts.map(({ payoutId }) => payoutId);
const settles = {
  guard: withAnswer('areAllDecided'),
  target: 'alreadyDecided',
  actions: ['clearProblem', withAnswer('setPayouts')],
} as const;
const leavesFewer = {
  guard: withAnswer('areFewer'),
  target: 'reviewing',
  actions: ['clearProblem', withAnswer('setPayouts')],
} as const;

export const approvalMachine = approvalParts.createMachine({
  id: 'approval',
  description: 'A second approver approves or declines payouts that await approval.',
  meta: { req: ['APR-01'] },
  context: ({ input: { sentAt = null, ...input } }) => ({
    ...input,
    payouts: [],
    decided: [],
    sent: '',
    sentAt,
    usedCodeSentAt: 0,
    loadFault: null,
    isCodeSent: sentAt !== null,
    pauseMs: 0,
    retryAt: 0,
    otp: '',
    problem: null,
  }),
  output: ({ event }) => event.output as ApprovalOutput,
  initial: 'loading',
  states: {
    loading: {
      description: 'The provider returns the status of the payouts and who initiated them.',
      tags: 'busy',
      on: { dismissed: 'closed' },
      invoke: {
        id: 'look',
        src: 'look',
        input: ({ context }) => ({ payoutIds: context.payoutIds }),
        onDone: [
          settles,
          { guard: withAnswer('mayDecide'), target: 'reviewing', actions: withAnswer('setPayouts') },
          { target: 'forbidden', actions: withAnswer('setPayouts') },
        ],
        onError: [onExpiry, { target: 'loadFailed', actions: [withFault('setProblem'), withFault('setLoadFault')] }],
      },
    },
    loadFailed: {
      description: 'The payouts failed to load. Nothing was sent. The approver can load them again.',
      on: {
        'payouts.retry': { target: 'loading', actions: 'clearProblem' },
        reconnected: { target: 'loading', actions: 'clearProblem' },
        dismissed: 'closed',
      },
    },
    forbidden: {
      description: 'The user initiated one of these payouts or has no approver role, so another approver must decide.',
      on: { dismissed: 'closed' },
    },
    reviewing: {
      description:
        'The approver reads what the payouts are and what follows. No code is sent before the approver asks to decide.',
      on: {
        'code.requested': [
          { guard: 'hasRecentCode', target: 'verifying', actions: { type: 'setDecision', params: eventParams } },
          { target: 'sendingCode', actions: { type: 'setDecision', params: eventParams } },
        ],
        dismissed: 'closed',
      },
    },
    sendingCode: {
      description: 'The provider sends one code for these payouts, valid for approving and declining.',
      tags: 'busy',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => ({ payoutIds: idsOf(context) }),
        onDone: { target: 'verifying', actions: withAnswer('setSent') },
        onError: [
          onExpiry,
          {
            guard: withFault('mayBeDecided'),
            target: 'checkingRefusal',
            actions: [withFault('setProblem'), withFault('setPause')],
          },
          { target: 'codeNotSent', actions: [withFault('setProblem'), withFault('setPause')] },
        ],
      },
    },
    checkingRefusal: {
      description:
        'The provider refused to send a code. Another approver may have decided in the meantime, so the current status is checked before anything is offered.',
      tags: 'busy',
      on: { dismissed: 'closed' },
      invoke: {
        id: 'lookAtRefused',
        src: 'look',
        input: ({ context }) => ({ payoutIds: idsOf(context) }),
        onDone: [settles, leavesFewer, { target: 'codeNotSent' }],
        onError: [onExpiry, { target: 'loadFailed', actions: [withFault('setProblem'), withFault('setLoadFault')] }],
      },
    },
    codeNotSent: {
      description: 'No new code was sent, and the reason is shown. An earlier code may still be valid.',
      on: { 'code.available': { target: 'verifying', actions: 'clearProblem' }, dismissed: 'closed' },
      initial: 'pausing',
      states: {
        pausing: {
          description: 'The provider may send no other code until a minute after the last one.',
          always: { guard: 'isPauseOver', target: 'ready' },
          after: { codePause: 'ready' },
        },
        ready: {
          description: 'A new code can be requested.',
          on: { 'code.retry': { target: '#approval.sendingCode', actions: 'clearProblem' } },
        },
      },
    },
    verifying: {
      description: 'The approver enters the code of the decision, or goes back to review it.',
      on: { dismissed: 'closed' },
      invoke: {
        id: 'otp',
        src: 'otp',
        input: ({ context }) => ({
          subject: idsOf(context).join(),
          failureMessage: 'An error occured',
          problem: context.problem,
          sentAt: codeSentAt(context),
        }),
        onDone: [
          { guard: childResult('verified'), target: 'submitting', actions: { type: 'setCode', params: enteredCode } },
          { guard: childResult('sessionExpired'), target: 'sessionExpired' },
          {
            target: 'reviewing',
            actions: ['clearProblem', { type: 'setSentAt', params: ({ event }) => ({ sentAt: sentAtIn(event.output) }) }],
          },
        ],
      },
    },
    submitting: {
      description: 'The provider receives the decision and its code. MOVES MONEY.',
      tags: 'busy',
      exit: ['clearCode', 'clearSent'],
      invoke: {
        id: 'decide',
        src: 'decide',
        input: ({ context }) => ({ payoutIds: idsOf(context), isApproved: context.isApproved, otp: context.otp }),
        onDone: { target: 'decided', actions: withAnswer('notifyDecided') },
        onError: [
          onExpiry,
          { guard: withFault('outOfTries'), target: 'codeNotSent', actions: [withFault('setProblem'), withFault('setPause')] },
          { guard: withFault('refused'), target: 'checkingOutcome', actions: withFault('setProblem') },
          { target: 'checkingOutcome', actions: withFault('setUnconfirmed') },
        ],
      },
    },
    checkingOutcome: {
      description: 'The decision was refused or got no response, so the current status is checked with the provider.',
      tags: 'busy',
      on: { dismissed: 'closed' },
      invoke: {
        id: 'lookAgain',
        src: 'look',
        input: ({ context }) => ({ payoutIds: idsOf(context) }),
        onDone: [settles, leavesFewer, { target: 'verifying', actions: withAnswer('setPayouts') }],
        onError: [onExpiry, { target: 'outcomeUnknown', actions: withFault('setProblem') }],
      },
    },
    outcomeUnknown: {
      description: 'The outcome of the decision is unknown. The approver can check again, and nothing is sent until it is known.',
      on: {
        'payouts.retry': { target: 'checkingOutcome', actions: 'clearProblem' },
        reconnected: { target: 'checkingOutcome', actions: 'clearProblem' },
        dismissed: 'closed',
      },
    },
    alreadyDecided: {
      description: 'All of the payouts were already decided. The pane shows how and by whom, and nothing can be sent.',
      on: { dismissed: 'closedDecided' },
    },
    decided: ended('decided', 'The provider accepted the decision: held money is paid out or released.', 'APR-01'),
    closedDecided: ended('alreadyDecided', 'The approver closed the dialog of payouts that were already decided.', 'APR-01'),
    closed: {
      type: 'final',
      description: 'The approver closed the dialog. The payouts still await approval.',
      output: ({ context }): ApprovalOutput => ({ result: 'closed', sentAt: context.sentAt }),
    },
    sessionExpired: expired('The session expired.'),
  },
});
