/**
 * Answers a chargeback: accepts it, or declines it with an explanation and documents.
 *
 * What can never happen: a chargeback is answered twice, or after its due moment; it is accepted without the confirmation that names the amount
 * and the fee; it is declined without an explanation, or while a file is being read; a file is sent that was not on the review; a removed file comes
 * back; an answer changes after it was sent; chosen files are lost by closing the page without a question. If somebody else answered meanwhile, the
 * merchant sees what they answered.
 */

import { ended, expired } from '../../kit/flow/ends';
import { onExpiry } from '../../kit/flow/fault';
import { withAnswer, withEvent, withFault, withPatch } from '../../kit/flow/given';
import { onPage, problem, resuming } from '../../kit/order/order.states';
import { subjectOrderStates } from '../../kit/order/subject.states';
import { assertPresent } from '../../kit/values/assertPresent';
import { endOfTime } from '../chargebackDetails/chargebackDetails.rules';
import { draftAgain } from './chargebackAnswer.files';
import { CANCELLED, chargebackAnswerParts } from './chargebackAnswer.parts';
import { emptyDraft } from './chargebackAnswer.rules';
import type { AnswerContext, AnswerOutput } from './chargebackAnswer.types';

interface Answering {
  readonly context: AnswerContext;
}

const theChargeback = ({ context: { id } }: Answering) => ({ key: id });

/**
 * The time to answer ends at the moment itself, wherever the merchant is. Without a moment from the provider, it never does. Nor does it without the
 * provider's time, because a clock that runs fast would take the last hours from the merchant: the provider then decides when it gets the answer.
 */
const untilTimeEnds = {
  id: 'timeEnds',
  src: 'timeEnds',
  input: ({ context: { disputed } }: Answering) => ({
    at: endOfTime(assertPresent(disputed, 'a chargeback')) ?? Number.POSITIVE_INFINITY,
  }),
  onDone: { target: 'overdue', actions: ['clearOrder', 'clearProblem', 'stopReading'] },
  // Without a clock nothing is sent: the chargeback is loaded again first.
  onError: { target: 'loadFailed', actions: ['clearOrder', withFault('setProblem'), 'stopReading'] },
} as const;

/** Files are read while the merchant goes on, also about another decision. What comes of one that was removed is dropped. */
const whileRead = {
  'file.read': { guard: withEvent('isBeingRead'), actions: withEvent('takeFile') },
  'file.unreadable': { guard: withEvent('isBeingRead'), actions: withEvent('refuseUnreadable') },
} as const;

const choosing = {
  ...whileRead,
  'explanation.changed': { actions: withPatch('setDraft') },
  dismissed: [{ guard: 'hasFiles', target: 'leaving' }, { target: 'closed' }],
} as const;

const order = subjectOrderStates(
  {
    req: ['CBK-03'],
    thing: 'chargeback answer',
    receives: 'the answer and its files. MOVES MONEY if the chargeback is accepted',
    sends: 'disputeChargeback',
    checks: 'checkChargeback',
    where: onPage,
    answers: { target: 'answered', actions: ['clearProblem', 'clearNotice'] },
    refusals: [{ guard: withFault('refused'), target: 'loading', actions: ['clearOrder', withFault('setProblem')] }],
    lost: 'clearProblem',
    outcomes: [
      {
        guard: withAnswer('wasAnswered'),
        target: 'answered',
        actions: [withAnswer('setDisputed'), 'clearProblem', 'clearNotice'],
      },
      {
        guard: withAnswer('isOvertaken'),
        target: 'overtaken',
        actions: [withAnswer('setDisputed'), 'clearOrder', 'clearProblem'],
      },
      { target: 'loading', actions: ['clearOrder', 'explainLost'] },
    ],
  },
  theChargeback,
);

export const chargebackAnswerMachine = chargebackAnswerParts.createMachine({
  id: 'chargebackAnswer',
  description: 'Answers a chargeback: accepts it, or declines it with evidence.',
  context: ({ input: { id, bookmark } }) => ({
    id,
    draft: bookmark ? draftAgain(bookmark.draft) : emptyDraft,
    order: bookmark?.order ?? null,
    disputed: null,
    fileErrors: [],
    problem: null,
    reply: null,
  }),
  output: ({ event }) => event.output as AnswerOutput,
  initial: 'opening',
  states: {
    opening: resuming('Checks for an answer of this chargeback that may have been sent.', 'CBK-03', { target: 'loading' }),
    loading: {
      description: 'The chargeback is loading.',
      meta: { req: ['CBK-02', 'CBK-03'] },
      tags: 'busy',
      on: { dismissed: 'closed' },
      invoke: {
        id: 'loadChargeback',
        src: 'loadChargeback',
        input: theChargeback,
        onDone: [
          { guard: withAnswer('isSettled'), target: 'settled', actions: withAnswer('setDisputed') },
          { guard: 'isDeclining', target: 'gathering', actions: withAnswer('setDisputed') },
          { target: 'deciding', actions: withAnswer('setDisputed') },
        ],
        onError: [onExpiry, { target: 'loadFailed', actions: withFault('setProblem') }],
      },
    },
    loadFailed: {
      description: 'The chargeback failed to load. The draft is kept, and the merchant can retry.',
      meta: { req: ['CBK-03'] },
      on: { 'chargeback.retry': { target: 'loading', actions: 'clearProblem' }, dismissed: 'closed' },
    },
    settled: {
      description: 'The chargeback can’t be answered: it was answered or decided before. The merchant sees why.',
      meta: { req: ['CBK-02'] },
      on: { dismissed: 'closed' },
    },
    deciding: {
      description: 'The merchant chooses to accept or decline, and explains why they accept. The remaining time counts down.',
      meta: { req: ['CBK-03'] },
      invoke: untilTimeEnds,
      on: {
        ...choosing,
        'decision.chosen': [
          { guard: withEvent('isDecline'), target: 'gathering', actions: withPatch('setDraft') },
          { actions: withPatch('setDraft') },
        ],
        'accept.requested': { guard: 'mayAccept', target: 'accepting', actions: 'makeAnswer' },
      },
    },
    accepting: {
      description: 'The merchant confirms the amount and the fee that they give up. This is final.',
      meta: { req: ['CBK-03'] },
      invoke: untilTimeEnds,
      on: {
        ...whileRead,
        // No file is sent with it. One that is still being read keeps its name, in case the provider refuses.
        'accept.confirmed': { guard: 'mayAccept', target: 'submitting', actions: 'stopReading' },
        'accept.revised': { target: 'deciding', actions: 'clearOrder' },
      },
    },
    gathering: {
      description:
        'The merchant declines: they explain what happened and add documents, which are read first. The remaining time counts down.',
      meta: { req: ['CBK-03'] },
      invoke: untilTimeEnds,
      on: {
        ...choosing,
        'decision.chosen': { guard: withEvent('isAccept'), target: 'deciding', actions: withPatch('setDraft') },
        'letter.proposed': { guard: 'mayPropose', actions: 'propose' },
        'files.chosen': { actions: withEvent('chooseFiles') },
        'file.removed': { actions: withEvent('removeFile') },
        'answer.reviewed': { guard: 'mayDecline', target: 'reviewing', actions: 'makeAnswer' },
      },
    },
    leaving: {
      description:
        'The merchant chose files, and a draft keeps none. They are asked before the page closes. The remaining time counts down.',
      meta: { req: ['CBK-03'] },
      invoke: untilTimeEnds,
      on: {
        ...whileRead,
        'leave.confirmed': 'closed',
        'leave.dismissed': [{ guard: 'isDeclining', target: 'gathering' }, { target: 'deciding' }],
      },
    },
    reviewing: {
      description: 'The merchant sees the whole answer as it will be sent. It can’t be changed afterwards.',
      meta: { req: ['CBK-03'] },
      invoke: untilTimeEnds,
      on: {
        'answer.submitted': { guard: 'mayDecline', target: 'submitting' },
        'answer.revised': { target: 'gathering', actions: 'clearOrder' },
      },
    },
    ...order,
    submitting: {
      ...order.submitting,
      // The last byte may be on its way, so cancelling asks for the outcome instead of believing that there is none.
      on: { 'submission.cancelled': { target: 'checkingOutcome', actions: problem(CANCELLED) } },
    },
    answered: {
      description: 'The provider has the answer. The merchant sees what it moved, and nothing can be changed.',
      meta: { req: ['CBK-03'] },
      on: { dismissed: 'done' },
    },
    overtaken: {
      description: 'Somebody else answered, or the bank decided, before this answer arrived. The merchant sees what happened.',
      meta: { req: ['CBK-03'] },
      on: { dismissed: 'closed' },
    },
    overdue: {
      description: 'The time to answer ended. Nothing was sent, and the draft can still be read and copied.',
      meta: { req: ['CBK-03'] },
      on: { dismissed: 'closed' },
    },
    done: ended('answered', 'The merchant closed the outcome.', 'CBK-03'),
    closed: ended('closed', 'The merchant left the page. The draft is kept.', 'CBK-03'),
    sessionExpired: expired('The session expired. The draft and the key of an open answer are kept for the same merchant.'),
  },
});
