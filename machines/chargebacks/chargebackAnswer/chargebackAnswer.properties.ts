import { leads, mustPass, never } from '../../kit/flow/claims';
import type { Properties } from '../../kit/flow/properties';
import { closingProperty, orderProperties } from '../../kit/order/order.properties';
import { madeProperties } from '../../kit/order/report.properties';
import type { chargebackAnswerCases } from './chargebackAnswer.cases';
import type { chargebackAnswerMachine } from './chargebackAnswer.machine';
import {
  acceptsWithoutItsConfirmation,
  altersTheExplanation,
  answersWithoutAnExplanation,
  asksAboutAnother,
  bringsAFileBack,
  changesAfterItWasAnswered,
  closesWithFilesUnasked,
  declinesWithoutItsReview,
  goesOnWhileAFileIsRead,
  losesAnotherFile,
  losesTheDraft,
  reviewsOtherFilesThanWereChosen,
  sendsAFileThatWasNotReviewed,
  sendsAnotherDecision,
  takesAWrongFile,
} from './chargebackAnswer.never';
import type { Answer } from './chargebackAnswer.types';

/** Where the remaining time counts down. */
const OPEN = ['deciding', 'accepting', 'gathering', 'leaving', 'reviewing'] as const;

export const chargebackAnswerProperties = [
  ...orderProperties({
    req: ['CBK-03'],
    thing: 'chargeback answer',
    sends: 'disputeChargeback',
    key: ({ idempotencyKey }: Answer) => idempotencyKey,
    checks: 'checkChargeback',
    closes: [
      { port: 'checkChargeback', answers: 'overtaken' },
      { port: 'checkChargeback', answers: 'lost' },
    ],
    confirmed: {
      says: 'has reviewed it, or confirmed that they accept',
      by: { event: 'answer.submitted' },
      or: { event: 'accept.confirmed' },
    },
    discards: ['timeEnds', 'answer.revised event', 'accept.revised event', 'checkChargeback answers'],
    goodNews: ['disputeChargeback answers done', 'checkChargeback answers declined', 'checkChargeback answers accepted'],
    badNews: [],
    isCheckedInWords: true,
    isCheckedBySubject: true,
    withOrder: ['accepting', 'reviewing', 'answered'],
    withoutOrder: ['loading', 'loadFailed', 'settled', 'deciding', 'gathering', 'leaving', 'overdue', 'overtaken'],
    sending: {
      says: 'as answered, with the chargeback as it is now, in a status check, or with the session',
      to: ['answered', 'loading'],
    },
    checking: ['answered', 'overtaken', 'loading'],
    refused: { says: 'the chargeback as it is now', to: 'loading' },
    notReceived: 'loading',
  }),
  ...madeProperties({
    req: ['CBK-03'],
    thing: 'chargeback answer',
    sends: 'disputeChargeback',
    as: 'received',
    after: 'confirms it',
    state: 'answered',
    by: [
      { port: 'disputeChargeback', answers: 'done' },
      { port: 'checkChargeback', answers: 'declined' },
      { port: 'checkChargeback', answers: 'accepted' },
    ],
  }),
  closingProperty('CBK-03', ['accepting', 'reviewing']),
  mustPass('No answer is sent before the chargeback said that it can be answered', ['CBK-02', 'CBK-03', 'FLW-03'], {
    to: { calls: 'disputeChargeback' },
    through: [{ port: 'loadChargeback', answers: 'pending' }],
  }),
  never('Nothing is sent after the due moment', ['CBK-03', 'FLW-03'], {
    reach: { calls: 'disputeChargeback' },
    after: { port: 'timeEnds', answers: 'now' },
  }),
  ...OPEN.map((from) =>
    leads(`The time to answer ends at the moment itself: ${from}`, ['CBK-03'], {
      from,
      on: { port: 'timeEnds', answers: 'now' },
      to: ['overdue'],
    }),
  ),
  never('A chargeback is overdue only after the clock says so', ['CBK-03'], {
    enter: 'overdue',
    unless: [{ port: 'timeEnds', answers: 'now' }],
  }),
  never('A chargeback is accepted only by its own confirmation', ['CBK-03', 'FLW-03'], { when: acceptsWithoutItsConfirmation }),
  never('A chargeback is declined only from the review of the whole answer', ['CBK-03'], { when: declinesWithoutItsReview }),
  never('The decision that is sent is the decision that the merchant chose', ['CBK-03'], { when: sendsAnotherDecision }),
  never('The outcome of an answer is asked of the chargeback that it is about', ['CBK-03'], { when: asksAboutAnother }),
  never('No answer is sent without an explanation', ['CBK-03'], { when: answersWithoutAnExplanation }),
  never('No file is sent that was not on the review', ['CBK-03'], { when: sendsAFileThatWasNotReviewed }),
  never('The review shows the files that the merchant chose', ['CBK-03'], { when: reviewsOtherFilesThanWereChosen }),
  never('Nothing is sent after a chargeback was answered', ['CBK-03', 'FLW-03'], {
    reach: { calls: 'disputeChargeback' },
    after: { state: 'answered' },
  }),
  never('Nothing changes after a chargeback was answered', ['CBK-03'], { when: changesAfterItWasAnswered }),
  leads('An answer that was sent can only be closed', ['CBK-03'], { from: 'answered', to: ['done'] }),
  leads('A chargeback that somebody else answered can only be left', ['CBK-03'], { from: 'overtaken', to: ['closed'] }),
  leads('An overdue chargeback can only be left', ['CBK-03'], { from: 'overdue', to: ['closed'] }),
  never('The draft is never lost when the time or the session ends', ['CBK-03', 'SES-06'], { when: losesTheDraft }),
  never('What the merchant typed is never replaced', ['CBK-03', 'GEN-02'], { when: altersTheExplanation }),
  never('No answer with files is reviewed or sent while a file is being read', ['CBK-03'], { when: goesOnWhileAFileIsRead }),
  never('Only choosing a file adds it: reading one that was removed never brings it back', ['CBK-03'], { when: bringsAFileBack }),
  never('A file never takes another one with it', ['CBK-03'], { when: losesAnotherFile }),
  never('The page is closed with chosen files only after the merchant confirms it', ['CBK-03', 'NAV-10'], {
    when: closesWithFilesUnasked,
  }),
  never('No file of another type is taken, and none twice', ['CBK-03'], { when: takesAWrongFile }),
  leads('Cancelling while the answer is sent asks what became of it', ['CBK-03'], {
    from: 'submitting',
    on: { event: 'submission.cancelled' },
    to: ['checkingOutcome'],
  }),
  leads('A chargeback that failed to load can be loaded again', ['CBK-03'], {
    from: 'loadFailed',
    on: { event: 'chargeback.retry' },
    to: ['loading'],
  }),
] satisfies Properties<typeof chargebackAnswerMachine, typeof chargebackAnswerCases>;
