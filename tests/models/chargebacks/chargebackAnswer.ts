import { chargebackAnswerCases } from '../../../machines/chargebacks/chargebackAnswer/chargebackAnswer.cases';
import type { chargebackAnswerMachine } from '../../../machines/chargebacks/chargebackAnswer/chargebackAnswer.machine';
import type { Start } from '../../drivers/driver';
import { answering, ending, type Model, type StateOf } from '../model';
import { lostOrder, sending } from '../orders';

const start: Start = {
  path: '/dashboard/chargeback/{chargebackId}/details?open=answer',
  as: 'amaka.obi@bluecrest.test',
  disputed: 'open',
  before: ['chargebackDetails.load'],
  holds: [
    'chargebackAnswer.loadChargeback',
    'chargebackAnswer.timeEnds',
    'disputeChargeback',
    'chargebackAnswer.checkChargeback',
  ],
};

const { drafted, reopened } = chargebackAnswerCases.inputs;
const kept = (bookmark: object) => ({ ...start, bookmark: { flow: 'chargebackAnswer:{chargebackId}', bookmark } });

const GONE = 'A chosen file is not deleted while it is read. answerEvidence.test.tsx shows what the page says of it.';
const SMALL = 'A small file is read before anything else can be pressed. answerEvidence.test.tsx reads one slowly.';
const CLOCK = 'The clock of a page does not fail.';

/** The answer to a chargeback, in a user's words. */
export const chargebackAnswerModel = {
  req: ['CBK-03'],
  starts: {
    fresh: start,
    drafted: kept(drafted.bookmark),
    reopened: kept(reopened.bookmark),
    answered: { ...start, disputed: 'answered' },
  },
  events: {
    'chargeback.retry': (I) => I.press('Try again'),
    'decision.chosen': (I, { decision }: { decision: string }) => I.pick(decision === 'accept' ? 'Accept' : 'Decline'),
    'explanation.changed': (I, { explanation }: { explanation: string }) => I.fill('Explanation', explanation),
    'letter.proposed': (I) => I.press('Propose a letter'),
    'files.chosen': (I) => I.attach('Proof of delivery'),
    'file.read': (I) => I.see('Present'),
    'file.unreadable': (I) => I.see(/^We couldn’t read/),
    'file.removed': (I) => I.press('Remove paper.pdf'),
    'answer.reviewed': (I) => I.press('Review answer'),
    'answer.revised': (I) => I.press('Back to your answer'),
    'answer.submitted': (I) => I.press('Submit Request'),
    'accept.requested': (I) => I.press('Accept chargeback'),
    'accept.revised': (I) => I.press('Cancel'),
    'accept.confirmed': (I) => I.press(/^Accept and pay NGN /),
    'submission.cancelled': (I) => I.press('Cancel submission'),
    'leave.confirmed': (I) => I.press('Leave'),
    'leave.dismissed': (I) => I.press('Keep editing'),
    'outcome.retry': (I) => I.press('Check status'),
    reconnected: (I) => I.reconnects(),
    dismissed: (I, _: object, __, { value }) => I.press(value === 'done' ? 'Done' : /^(Save and close|View chargeback)$/),
  },
  ports: {
    loadChargeback: answering('chargebackAnswer.loadChargeback'),
    timeEnds: async (I, payload: unknown, _, step) => {
      await I.timeToAnswerEnds();
      await I.answer('chargebackAnswer.timeEnds', ending(step, payload));
    },
    disputeChargeback: sending('disputeChargeback', lostOrder('checkChargeback')),
    checkChargeback: async (I, payload: unknown, _, step) => {
      const { name } = step;
      if (name === 'accepted' || name === 'declined') {
        const { chargeback } = chargebackAnswerCases.ports.checkChargeback.answers[name];
        await I.answerElsewhere(name, chargeback.thread.at(-1)?.comment ?? '');
      }
      await I.answer('chargebackAnswer.checkChargeback', ending(step, payload));
    },
  },
  children: {},
  states: {
    loading: (I) => I.see('Loading the chargeback…'),
    loadFailed: (I) => I.see('Try again'),
    settled: (I) => I.see('This chargeback can’t be answered.'),
    deciding: async (I) => {
      await I.see('Your answer');
      await I.seeNone('Evidence');
    },
    accepting: async (I) => {
      await I.seeHeading('Accept this chargeback?');
      await I.see('This is final.');
    },
    gathering: async (I) => {
      await I.seeHeading('Evidence');
      await I.see('Review answer');
    },
    leaving: async (I) => {
      await I.seeHeading('Leave without saving?');
      await I.see(/The files you chose aren’t part of the draft\. You’ll need to choose them again\.$/);
    },
    reviewing: async (I) => {
      await I.see('You can’t change this after you submit.');
      await I.see('Submit Request');
    },
    submitting: (I) => I.see('Submitting your answer. Don’t close this page.'),
    checkingOutcome: (I) => I.see('Checking the status of your answer…'),
    outcomeUnknown: (I) => I.see('We didn’t get a response. Check the status.'),
    answered: (I) => I.seeHeading(/^(Answer submitted|Chargeback accepted)$/),
    overtaken: (I) => I.see('This chargeback was decided or answered before your answer arrived.'),
    overdue: (I) => I.see(/Nothing was sent\.$/),
    done: (I) => I.seeNoDialog(),
    closed: (I) => I.seeHeading('Chargeback details'),
    sessionExpired: (I) => I.see('Please login again'),
  },
  outOfReach: {
    'chargebackAnswer.deciding | file.read | 0': SMALL,
    'chargebackAnswer.deciding | file.unreadable | 0': GONE,
    'chargebackAnswer.accepting | file.read | 0': SMALL,
    'chargebackAnswer.accepting | file.unreadable | 0': GONE,
    'chargebackAnswer.gathering | file.unreadable | 0': GONE,
    'chargebackAnswer.leaving | file.read | 0': SMALL,
    'chargebackAnswer.leaving | file.unreadable | 0': GONE,
    'chargebackAnswer.leaving | xstate.error.actor.timeEnds | 0': CLOCK,
    'chargebackAnswer.deciding | xstate.error.actor.timeEnds | 0': CLOCK,
    'chargebackAnswer.accepting | xstate.error.actor.timeEnds | 0': CLOCK,
    'chargebackAnswer.gathering | xstate.error.actor.timeEnds | 0': CLOCK,
    'chargebackAnswer.reviewing | xstate.error.actor.timeEnds | 0': CLOCK,
  },
} satisfies Model<typeof chargebackAnswerCases, StateOf<typeof chargebackAnswerMachine>, 'opening'>;
