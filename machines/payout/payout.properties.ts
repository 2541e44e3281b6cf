import type { Moment, Properties } from '../kit/properties';
import type { payoutCases } from './payout.cases';
import type { payoutMachine } from './payout.machine';
import type { Order } from './payout.types';

type Step = Moment<typeof payoutMachine>;

/** What happened, in one word for each kind: "initiatePayout answers done". */
const what = ({ happened }: Step) => (happened ? `${happened.subject} ${happened.kind} ${happened.name}` : '');

const GOOD_NEWS = [
  'initiatePayout answers done',
  'getPayoutStatus answers paid',
  'getPayoutStatus answers received',
  'otp ends verified',
];

const saysItWentWell = (step: Step) =>
  step.emitted.some(({ type, tone }) => type === 'notice' && tone === 'good') && !GOOD_NEWS.includes(what(step));

const changesWhatWasConfirmed = (step: Step) =>
  what(step) === 'confirmation ends confirmed' && step.context.order !== step.before.order;

/** After these the key of an order asks for nothing any more, or the merchant said so before anything was sent. */
const CLOSING = [
  'initiatePayout fails refused',
  'getPayoutStatus answers notPaid',
  'confirmation ends revised',
  'confirmation ends dismissed',
  // The provider has it and waits for its code: the list goes on from there.
  'otp ends exhausted',
  'otp ends dismissed',
];

const forgetsAnOpenOrder = (step: Step) =>
  step.before.order !== null && step.context.order === null && !CLOSING.includes(what(step));

const hasNoOrder = ({ isIn, context }: Step) =>
  context.order === null && (isIn('confirming') || isIn('initiating') || isIn('verifying') || isIn('asking') || isIn('unknown'));

export const payoutProperties = [
  {
    kind: 'mustPass',
    says: 'No money is sent before the merchant has read what it costs',
    req: ['PAY-05', 'FLW-03'],
    to: { calls: 'initiatePayout' },
    through: [{ state: 'confirming' }],
  },
  {
    kind: 'mustPass',
    says: 'No money is sent but by the merchant’s yes',
    req: ['PAY-05', 'FLW-03'],
    to: { calls: 'initiatePayout' },
    through: [{ guard: 'endedAs', as: 'confirmed' }],
  },
  {
    kind: 'calledOnce',
    says: 'An order is sent once, and the next one not before it is known what became of it',
    req: ['PAY-05', 'FLW-03'],
    port: 'initiatePayout',
    key: ({ idempotencyKey }: Order) => idempotencyKey,
    open: ({ order }) => order?.idempotencyKey ?? null,
    until: [
      { port: 'initiatePayout', fails: 'refused' },
      { port: 'getPayoutStatus', answers: 'notPaid' },
      { port: 'getPayoutStatus', answers: 'notReceived' },
    ],
  },
  {
    kind: 'mustPass',
    says: 'A payout that wants a code is verified by its code alone',
    req: ['PAY-06', 'FLW-03'],
    to: { state: 'verified' },
    through: [{ guard: 'endedAs', as: 'verified' }],
  },
  {
    kind: 'mustPass',
    says: 'A code is asked for only when the provider wants one',
    req: ['PAY-06'],
    to: { state: 'verifying' },
    through: [{ guard: 'wantsOtp' }, { guard: 'outcomeIs', as: 'wantsOtp' }],
  },
  {
    kind: 'never',
    says: 'Nothing is sent after the session ended',
    req: ['SES-06', 'FLW-03'],
    reach: { calls: 'initiatePayout' },
    after: { state: 'left' },
  },
  {
    kind: 'never',
    says: 'Nothing is called paid after the session ended',
    req: ['SES-06', 'FLW-03'],
    reach: { state: 'paid' },
    after: { guard: 'sessionExpired' },
  },
  {
    kind: 'never',
    says: 'A payout is called paid only when the provider said so',
    req: ['PAY-05'],
    enter: 'paid',
    unless: [
      { port: 'initiatePayout', answers: 'done' },
      { port: 'getPayoutStatus', answers: 'paid' },
    ],
  },
  {
    kind: 'never',
    says: 'A payout is called received only when the provider said so',
    req: ['PAY-05'],
    enter: 'received',
    unless: [{ port: 'getPayoutStatus', answers: 'received' }],
  },
  {
    kind: 'never',
    says: 'A payout is called verified only when its code was right',
    req: ['PAY-06'],
    enter: 'verified',
    unless: [{ child: 'otp', ends: 'verified' }],
  },
  { kind: 'never', says: 'Nobody hears that it went well before it did', req: ['PAY-05', 'GEN-01'], when: saysItWentWell },
  { kind: 'never', says: 'What is sent is what was confirmed', req: ['PAY-05'], when: changesWhatWasConfirmed },
  { kind: 'never', says: 'An order that may be under way is not forgotten', req: ['PAY-05'], when: forgetsAnOpenOrder },
  { kind: 'never', says: 'From the confirmation on there is an order', req: ['PAY-05'], when: hasNoOrder },
  {
    kind: 'alwaysExits',
    says: 'Whatever the provider answers, sending is left: paid, or to a code, a question, the form, the sign-in',
    req: ['PAY-05'],
    from: 'initiating',
    to: ['paid', 'verifying', 'asking', 'filling', 'left'],
  },
  {
    kind: 'alwaysExits',
    says: 'A question after a payout always comes to an answer, even to one that says nothing',
    req: ['PAY-05'],
    from: 'asking',
    to: ['paid', 'received', 'verifying', 'filling', 'confirming', 'unknown', 'closed', 'left'],
  },
  {
    kind: 'alwaysExits',
    says: 'An ended session ends the form wherever it is',
    req: ['SES-06', 'FLW-03'],
    from: 'filling',
    on: { event: 'session.expired' },
    to: ['left'],
  },
] satisfies Properties<typeof payoutMachine, typeof payoutCases>;
