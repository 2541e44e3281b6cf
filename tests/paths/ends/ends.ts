/** Which steps bring each machine to which of its ends. */
import type { AnyStateMachine } from 'xstate';
import type { Ends } from './endsBy';

/** Every form, every form that creates something, and every confirmed action ends alike. Which answer it was is left out. */
const KINDS: readonly Ends[] = [
  { cancelled: ['cancel', 'leave.confirmed'], saved: ['save answers'] },
  { cancelled: ['cancel', 'leave.confirmed'], saved: ['earlier.kept', 'save answers'] },
  { dismissed: ['action.dismissed'], succeeded: ['do answers'] },
];

const inStates = (step: string, ...states: readonly string[]) => states.map((state) => `${step} in ${state}`);

/** By the name of the chart, or by the id of a machine that others run. */
const ENDS: Readonly<Record<string, Ends>> = {
  approval: {
    alreadyDecided: ['look answers decided'],
    closed: ['dismissed', 'otp ends dismissed', 'otp ends noResponse', 'otp ends tooManyAttempts'],
    decided: ['decide answers done'],
  },
  beneficiary: {
    closed: ['dismissed'],
    saved: ['save answers saved'],
  },
  beneficiaryCheck: {
    closed: ['check.dismissed'],
  },
  compliance: {
    cancelled: ['bank ends cancelled', 'director ends cancelled', 'documents ends cancelled', 'profile ends cancelled'],
    completed: ['complete answers completed'],
  },
  confirmation: {
    confirmed: ['confirmation.confirmed'],
    dismissed: ['confirmation.dismissed'],
    revised: ['confirmation.revised'],
  },
  emailVerification: {
    closed: ['page.left', 'verifyEmail answers verified'],
  },
  finder: {
    closed: ['dismissed', 'result.opened'],
  },
  idle: {
    timedOut: ['stay answers tooLate', 'stay fails', 'watch answers tooLong', 'watch fails'],
  },
  invitation: {
    closed: [
      'acceptInvitation answers accepted',
      'page.left',
      'password ends cancelled',
      'password ends saved',
      'password ends sessionExpired',
    ],
  },
  onboarding: {
    redirected: ['openInterface answers went'],
    submitted: ['load answers submitted', 'requestGoLive answers taken'],
  },
  onboardingBank: {
    closed: ['dismissed'],
    reading: ['load answers before', 'load answers empty'],
    saved: ['save answers saved'],
  },
  onboardingTerms: {
    accepted: ['answerTerms answers heard in accepting'],
    alreadyAccepted: ['load answers there'],
    declined: ['answerTerms answers heard in declining'],
  },
  otp: {
    dismissed: ['otp.dismissed'],
    noResponse: [
      'verify fails badAnswer',
      'verify fails broken',
      'verify fails defect',
      'verify fails network',
      'verify fails timeout',
    ],
    tooManyAttempts: ['verify fails tooManyAttempts'],
    verified: ['verify answers right'],
  },
  payout: {
    another: ['payout.another'],
    closed: ['confirmation ends dismissed', 'dismissed', 'otp ends dismissed', 'otp ends tooManyAttempts'],
  },
  payoutVerification: {
    closed: ['dismissed', 'otp ends dismissed', 'otp ends tooManyAttempts'],
    noLongerWaiting: ['getPayout answers settled'],
    verified: ['otp ends verified'],
  },
  qrWizard: {
    closed: [
      ...inStates(
        'dismissed',
        'choosingKind',
        'choosingLink.failed',
        'choosingLink.loading',
        'choosingLink.missing',
        'choosingLink.picking',
      ),
    ],
    made: ['dismissed in showing'],
  },
  refund: {
    closed: [
      ...inStates('dismissed', 'checkingOutcome', 'confirming', 'filling', 'naming', 'outcomeUnknown', 'weighFailed', 'weighing'),
    ],
    refunded: [...inStates('dismissed', 'declined', 'succeeded')],
  },
  signIn: {
    signedIn: ['login answers complete', 'otp ends verified'],
  },
  splitAccount: {
    dismissed: ['dismissed'],
    done: ['closePause passes'],
  },
  splitSettlement: {
    closed: ['dismissed', 'list.opened in missing'],
    saved: ['redirectPause passes', 'list.opened in succeeded'],
  },
  swap: {
    another: ['swap.another'],
    closed: [
      'otp ends dismissed',
      'otp ends noResponse',
      'otp ends tooManyAttempts',
      ...inStates(
        'dismissed',
        'checkingOutcome',
        'confirmingNewRate',
        'editing.loadFailed',
        'editing.loading',
        'editing.ready',
        'outcomeUnknown',
        'rateFailed',
        'refreshingRate',
      ),
    ],
    swapped: [...inStates('dismissed', 'reportFailed', 'reported', 'reporting', 'succeeded')],
  },
  switching: {
    gone: ['startAfresh answers done'],
  },
  testData: {
    filled: ['fill answers added'],
  },
  transactionsExport: {
    closed: [...inStates('dismissed', 'checkingOutcome', 'choosing', 'outcomeUnknown')],
    left: [...inStates('dismissed', 'awaited', 'failed', 'finished', 'underWay.looking', 'underWay.queued')],
  },
  userInvitation: {
    closed: ['dismissed'],
    sent: ['send answers sent'],
  },
};

const withoutAnswer = (step: string) => step.replace(/^(save|do) answers .*/, '$1 answers');

const short = (ends: Ends): Ends =>
  Object.fromEntries(Object.entries(ends).map(([end, steps]) => [end, steps.map(withoutAnswer)]));

const isSame = (one: Ends, other: Ends) => JSON.stringify(one) === JSON.stringify(other);

/**
 * How a machine ends. A machine without a row ends as all of its kind, or, if it is new and of none, as it does.
 * @param found how it does end.
 */
export function expectedEnds(name: string, machine: AnyStateMachine, found: Ends): Ends {
  const row = ENDS[name] ?? ENDS[machine.id];
  if (row) return Object.fromEntries(Object.entries(row).map(([end, steps]) => [end, [...steps].sort()]));
  const likely = KINDS.filter((kind) => Object.keys(kind).join() === Object.keys(found).join());
  return likely.some((kind) => isSame(short(found), kind)) ? found : (likely[0] ?? found);
}
