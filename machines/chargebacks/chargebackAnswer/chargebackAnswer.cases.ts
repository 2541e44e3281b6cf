import { type Cases, everyFault } from '../../kit/flow/cases';
import { unconfirmed } from '../../kit/order/order.cases';
import { disputed as pending } from '../chargebackDetails/chargebackDetails.flow';
import { isAnswerable } from '../chargebackDetails/chargebackDetails.rules';
import { stillLost, withFiles } from './chargebackAnswer.files';
import type { chargebackAnswerMachine } from './chargebackAnswer.machine';
import type { Answer, Disputed, Draft, Evidence } from './chargebackAnswer.types';

const WORDS = 'We delivered this order on 5 November. The customer signed the waybill.';

const paper: Evidence = { key: 'paper', name: 'paper.pdf', bytes: 15, kind: 'pdf', category: 'delivery', digest: 'paper' };
const photo: Evidence = { ...paper, key: 'photo', name: 'photo.jpg', kind: 'jpeg', category: 'handover', digest: 'photo' };
const twice: Evidence = { ...paper, key: 'twice', name: 'again.pdf' };
const notes: Evidence = { ...paper, key: 'notes', name: 'notes.pdf', kind: 'other', category: 'messages', digest: 'notes' };

const { chargeback } = pending;

const commented = (comment: string, status: string): Disputed => ({
  ...pending,
  chargeback: {
    ...chargeback,
    status,
    answeredAt: '2026-11-27T10:21:14',
    thread: [...chargeback.thread, { comment, isAdmin: false, isFinal: false, createdAt: '2026-11-27T10:21:14', proofs: [] }],
  },
});

const final = chargeback.thread.map((entry) => ({ ...entry, isFinal: true }));

/** An answer of an earlier page that the provider never received. */
const neverSent: Answer = {
  idempotencyKey: '4519:never-sent',
  chargebackId: '4519',
  isAccepted: false,
  comment: WORDS,
  files: [paper],
};

const draft: Draft = { decision: 'decline', explanation: WORDS, files: [paper], lost: [] };

const events = {
  'chargeback.retry': { now: {} },
  'decision.chosen': { decline: { decision: 'decline' }, accept: { decision: 'accept' } },
  'explanation.changed': { some: { explanation: WORDS } },
  'letter.proposed': { now: {} },
  'files.added': { paper: { files: [paper] } },
  'file.removed': { paper: { key: 'paper' } },
  'answer.reviewed': { now: {} },
  'answer.revised': { now: {} },
  'answer.submitted': { now: {} },
  'accept.requested': { now: {} },
  'accept.revised': { now: {} },
  'accept.confirmed': { now: {} },
  'submission.cancelled': { now: {} },
  'outcome.retry': { now: {} },
  reconnected: { now: {} },
  dismissed: { now: {} },
} as const;

export const chargebackAnswerCases = {
  inputs: {
    fresh: { id: '4519', bookmark: null },
    drafted: { id: '4519', bookmark: { draft, order: null } },
    reopened: { id: '4519', bookmark: { draft, order: neverSent } },
    answered: { id: '4520', bookmark: null },
  },
  events,
  ports: {
    loadChargeback: { answers: { pending, awaiting: commented(WORDS, 'Awaiting Response') }, fails: everyFault },
    timeEnds: { answers: { now: undefined }, fails: everyFault },
    disputeChargeback: { answers: { done: { message: 'Submitted' } }, fails: everyFault },
    checkChargeback: {
      answers: {
        declined: commented(WORDS, 'Awaiting Response'),
        accepted: commented(WORDS, 'Accepted'),
        notReceived: pending,
        overtaken: commented('We refunded this customer.', 'Awaiting Response'),
      },
      fails: everyFault,
    },
  },
  children: {},
  machineOnly: {
    events: {
      'explanation.changed': { none: { explanation: ' ' }, long: { explanation: 'x'.repeat(5_001) } },
      'files.added': { photo: { files: [photo, twice] }, notes: { files: [notes] } },
    },
    ports: {
      loadChargeback: {
        answers: {
          closed: { ...pending, chargeback: { ...chargeback, thread: final } },
        },
      },
      disputeChargeback: {
        fails: { ...unconfirmed, taken: { kind: 'server', status: 409, message: 'This chargeback was answered before' } },
      },
      checkChargeback: { answers: { lost: { ...pending, chargeback: { ...chargeback, status: 'Lost' } } } },
    },
  },
  possible: (snapshot, { kind, subject, name }) => {
    const { id, draft: now, order: answer } = snapshot.context;
    switch (`${subject} ${kind}`) {
      case 'decision.chosen event':
        return now.decision !== name;
      case 'explanation.changed event':
        return now.decision !== '' && now.explanation === '';
      case 'files.added event':
        return now.files.length === 0;
      case 'file.removed event':
        return now.files.length > 0;
      case 'loadChargeback answers':
        return name === (id === '4520' ? 'awaiting' : 'pending');
      case 'timeEnds fails':
        return false;
      case 'checkChargeback answers':
        if (name === 'notReceived') return true;
        if (answer === neverSent || name === 'overtaken') return answer === neverSent && name === 'overtaken';
        // What others answer in a path has no files.
        return answer?.isAccepted ? name === 'accepted' : name === 'declined' && answer?.files.length === 0;
      default:
        return true;
    }
  },
  remember: ({ id, draft: now, order: answer, disputed, problem, fileError }) => [
    id,
    now.decision,
    now.explanation.trim() === '',
    now.explanation.length > 5_000,
    now.explanation === WORDS,
    withFiles(now.files, [paper]).error?.text,
    now.files.length,
    stillLost(now, []).length,
    disputed !== null && isAnswerable(disputed),
    answer?.isAccepted,
    answer?.comment === WORDS,
    answer === neverSent,
    problem !== null,
    fileError !== null,
  ],
} satisfies Cases<typeof chargebackAnswerMachine>;
