import type { approvalCases } from '../../../machines/payouts/approval/approval.cases';
import type { approvalMachine } from '../../../machines/payouts/approval/approval.machine';
import type { Start } from '../../drivers/driver';
import { type Ahead, ending, type Model, type StateOf } from '../model';

const start = {
  path: '/dashboard/payout/pending-approval?approve={payoutId}',
  as: 'tunde.bello@bluecrest.test',
  awaitingApproval: true,
  holds: ['approval.look', 'approval.sendCode', 'approval.decide', 'takeCode'],
} as const satisfies Start;

const MINUTE_S = 61;
const TWO = 'Paths have one payout, of which there are never fewer: the machine’s own test has several.';
const TRIES = 'Paths know one refusal, and this is another: the machine’s own test brings it about.';
const TAKEN = 'A code that is only taken is neither tried out nor lost.';

/** A lost answer has two faces: whether they were decided, the next look says. */
const lost = (ahead: Ahead) =>
  ahead('look', ({ kind }) => kind === 'answers')?.name === 'decided' ? ('lost' as const) : ('network' as const);

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
    'decision.changed': (I) => I.press('Decline instead'),
    'code.retry': (I) => I.press('Send a code'),
    'code.available': (I) => I.press('I have a code'),
    'payouts.retry': (I) => I.press('Ask again'),
    dismissed: (I) => I.press('Close'),
  },
  ports: {
    look: async (I, payload: unknown, _, step) => {
      if (step.name === 'decided') await I.approveElsewhere();
      await I.answer('approval.look', ending(step, payload));
    },
    sendCode: async (I, payload: unknown, _, step) => {
      if (step.kind === 'answers') await I.passes(MINUTE_S);
      await I.answer('approval.sendCode', ending(step, payload));
    },
    decide: (I, payload: unknown, ahead, step) => {
      const isOpen = step.kind === 'fails' && step.name !== 'refused' && step.name !== 'sessionExpired';
      const handled = isOpen && lost(ahead) === 'lost';
      return I.answer('approval.decide', handled ? { fails: 'lost' } : ending(step, payload));
    },
  },
  children: {
    otp: {
      verified: async (I, { answer }: { answer: object }) => {
        await I.fill('One-time password', await I.otp());
        await I.press(/^(Approve|Decline) (NGN|USD|GBP) [\d,.]+$/);
        await I.answer('takeCode', { answers: answer });
      },
      sessionExpired: () => Promise.reject(new Error('No path waits for another code.')),
      dismissed: (I) => I.press('Close'),
      exhausted: () => Promise.reject(new Error(TAKEN)),
      unanswered: () => Promise.reject(new Error(TAKEN)),
    },
  },
  states: {
    looking: (I) => I.see('Looking at what waits…'),
    barred: (I) => I.see('Not now'),
    sending: (I) => I.see('Sending you a code…'),
    unsent: (I) => I.see('I have a code'),
    verifying: (I) => I.see('One-time password'),
    deciding: (I) => I.see('Sending your decision…'),
    checking: (I) => I.see('Asking how they stand…'),
    unknown: (I) => I.see('Ask again'),
    decided: (I) => I.seeNoDialog(),
    settled: (I) => I.seeNoDialog(),
    closed: (I) => I.seeNoDialog(),
    left: (I) => I.see('Please login again'),
  },
  outOfReach: {
    'approval.verifying | xstate.done.actor.otp | 1': 'Another code can be asked for after a minute, for which no path waits.',
    'approval.checking | xstate.done.actor.lookAgain | 1': TWO,
    'approval.deciding | xstate.error.actor.decide | 1': TRIES,
  },
} satisfies Model<typeof approvalCases, StateOf<typeof approvalMachine>>;
