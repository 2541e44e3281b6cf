import type { approvalCases } from '../../../machines/payouts/approval/approval.cases';
import type { approvalMachine } from '../../../machines/payouts/approval/approval.machine';
import type { Driver, Start } from '../../drivers/driver';
import { ending, type Model, type StateOf, seeCodeEntry } from '../model';
import { clientCodeEndings, lostWhen, requestingCode, sending } from '../orders';

const start = {
  path: '/dashboard/payout/pending-approval?approve={payoutId}',
  as: 'tunde.bello@bluecrest.test',
  awaitingApproval: true,
  holds: ['approval.look', 'approval.sendCode', 'approval.decide', 'takeCode'],
} as const satisfies Start;

const TWO = 'A path has one payout, so there are never fewer.';
const TRIES = 'The sandbox gives paths one refusal, and this is another.';

const CONFIRM = /^Confirm (approval|decline)$/;
/** The main one of the two decisions names the sum. */
const APPROVE = /^Approve( (NGN|USD|GBP) [\d,.]+)?$/;
const DECLINE = /^Decline( (NGN|USD|GBP) [\d,.]+)?$/;

/** Approving and declining, in a user's words. */
export const approvalModel = {
  req: ['APR-01'],
  starts: {
    approving: start,
    declining: { ...start, path: '/dashboard/payout/pending-approval?decline={payoutId}' },
    maker: { ...start, as: 'amaka.obi@bluecrest.test' },
    viewer: { ...start, as: 'ngozi.eze@bluecrest.test' },
  },
  events: {
    'code.requested': (I, { isApproved }) => I.press(isApproved ? APPROVE : DECLINE),
    'code.retry': (I) => I.press('Send new code'),
    'code.available': (I) => I.press('I have a code'),
    'payouts.retry': (I) => I.press(/^(Check status|Try again)$/),
    reconnected: (I) => I.reconnects(),
    dismissed: (I) => I.press('Close'),
  },
  ports: {
    look: async (I, payload: unknown, _, step) => {
      if (step.name === 'decided') await I.approveElsewhere();
      await I.answer('approval.look', ending(step, payload));
    },
    sendCode: requestingCode('approval.sendCode'),
    decide: sending(
      'approval.decide',
      lostWhen('look', (answer) => answer === 'decided'),
    ),
  },
  children: {
    otp: { ...clientCodeEndings(CONFIRM), dismissed: (I: Driver) => I.press('Back to review') },
  },
  states: {
    loading: (I) => I.see('Loading the details…'),
    loadFailed: (I) => I.see(/^We couldn’t load this payout\./),
    forbidden: (I) => I.see(/ approver must decide\.$/),
    reviewing: (I) => I.see(/^(No code is sent before that\.|We sent you a code a moment ago\. No other one is sent\.)$/),
    sendingCode: (I) => I.see('Sending your code…'),
    'codeNotSent.ready': (I) => I.see('I have a code'),
    'codeNotSent.pausing': (I) => I.see('I have a code'),
    verifying: seeCodeEntry(CONFIRM),
    submitting: (I) => I.see('Sending your decision…'),
    checkingOutcome: (I) => I.see('Checking the status…'),
    checkingRefusal: (I) => I.see('Checking the status…'),
    outcomeUnknown: (I) => I.see('Check status'),
    decided: (I) => I.seeNoDialog(),
    alreadyDecided: (I) => I.see(/^(This payout was already decided|You already decided this payout)/),
    closedDecided: (I) => I.seeNoDialog(),
    closed: (I) => I.seeNoDialog(),
    sessionExpired: (I) => I.see('Please login again'),
  },
  outOfReach: {
    'approval.codeNotSent.pausing | xstate.after.codePause.approval.codeNotSent.pausing | 0':
      'Another code can be asked for after a minute, for which no path waits.',
    'approval.verifying | xstate.done.actor.otp | 1': 'Another code can be asked for after a minute, for which no path waits.',
    'approval.checkingOutcome | xstate.done.actor.lookAgain | 1': TWO,
    'approval.checkingRefusal | xstate.done.actor.lookAtRefused | 1': TWO,
    'approval.submitting | xstate.error.actor.decide | 1': TRIES,
  },
} satisfies Model<typeof approvalCases, StateOf<typeof approvalMachine>>;
