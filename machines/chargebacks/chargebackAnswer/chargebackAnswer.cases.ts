import { type Cases, everyFault } from '../../kit/flow/cases';
import { unconfirmed } from '../../kit/order/order.cases';
import { disputed as pending } from '../chargebackDetails/chargebackDetails.flow';
import { isAnswerable } from '../chargebackDetails/chargebackDetails.rules';
import type { chargebackAnswerMachine } from './chargebackAnswer.machine';
import type { Answer, ChosenEvidence, Disputed, Draft, Evidence, ReadEvidence } from './chargebackAnswer.types';

const WORDS = 'We delivered this order on 5 November. The customer signed the waybill.';

const paper: Evidence = { key: 'paper', name: 'paper.pdf', bytes: 15, kind: 'pdf', category: 'delivery', digest: 'paper' };
/** The same content once more, in another row. */
const twice: Evidence = { ...paper, key: 'twice', name: 'again.pdf', category: 'handover' };

const chosen = ({ key, name, bytes, category }: Evidence): ChosenEvidence => ({ key, name, bytes, category });
const read = ({ key, kind, digest }: Evidence): ReadEvidence => ({ key, kind, digest });

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
  'files.chosen': { paper: { files: [chosen(paper)] } },
  'file.read': { paper: read(paper) },
  'file.unreadable': { paper: { key: 'paper' } },
  'file.removed': { paper: { key: 'paper' } },
  'answer.reviewed': { now: {} },
  'answer.revised': { now: {} },
  'answer.submitted': { now: {} },
  'accept.requested': { now: {} },
  'accept.revised': { now: {} },
  'accept.confirmed': { now: {} },
  'submission.cancelled': { now: {} },
  'leave.confirmed': { now: {} },
  'leave.dismissed': { now: {} },
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
      'files.chosen': { twice: { files: [chosen(twice)] } },
      'file.read': { twice: read(twice), wrong: { ...read(paper), kind: 'other' } },
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
    // On screen a small file is read at once, so nothing else comes before.
    if (now.files.some((file) => file.kind === 'reading')) return subject === 'file.read';
    switch (`${subject} ${kind}`) {
      case 'decision.chosen event':
        return now.decision !== name;
      case 'explanation.changed event':
        return now.decision !== '' && now.explanation === '';
      case 'files.chosen event':
        return now.files.length === 0;
      case 'file.read event':
      case 'file.unreadable event':
        return false;
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
  remember: ({ id, draft: now, order: answer, disputed, problem }) => [
    id,
    now.decision,
    now.explanation.trim() === '',
    now.explanation.length > 5_000,
    now.explanation === WORDS,
    now.files.map(({ key, kind }) => `${key} ${kind}`).sort(),
    disputed !== null && isAnswerable(disputed),
    answer?.isAccepted,
    answer?.comment === WORDS,
    answer === neverSent,
    problem !== null,
  ],
} satisfies Cases<typeof chargebackAnswerMachine>;
