/** What no step of a payout may be: the rules behind its `never` properties. */
import { toDecimal } from '../../kit/money';
import type { Moment } from '../../kit/properties';
import { altersWhatWasTyped } from '../../kit/typing.never';
import type { payoutMachine } from './payout.machine';

type Step = Moment<typeof payoutMachine>;

/** What happened, in one word for each kind: "initiatePayout answers done". */
const what = ({ happened }: Step) => (happened ? `${happened.subject} ${happened.kind} ${happened.name}` : '');

const GOOD_NEWS = [
  'initiatePayout answers done',
  'getPayoutStatus answers paid',
  'getPayoutStatus answers received',
  'otp ends verified',
];

export const saysItWentWell = (step: Step) =>
  step.emitted.some(({ type, tone }) => type === 'notice' && tone === 'good') && !GOOD_NEWS.includes(what(step));

export const changesWhatWasConfirmed = (step: Step) =>
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

export const forgetsAnOpenOrder = (step: Step) =>
  step.before.order !== null && step.context.order === null && !CLOSING.includes(what(step));

/** After these another account is meant, whose name nobody has told yet. */
const ANOTHER_ACCOUNT = ['source.chosen', 'type.chosen', 'bank.chosen', 'account.changed'];

export const keepsTheNameOfAnother = ({ happened, context }: Step) =>
  happened !== null && ANOTHER_ACCOUNT.includes(happened.subject) && context.recipient !== null;

const TYPING = ['source.chosen', 'bank.chosen', 'account.changed', 'beneficiary.chosen', 'amount.changed', 'description.changed'];

export const losesWhatWasTyped = (step: Step) => altersWhatWasTyped(step, TYPING);

export const ordersAnotherAmount = ({ happened, context: { order, draft, currency } }: Step) =>
  happened?.subject === 'payout.reviewed' && order?.amount !== toDecimal(draft.amount, currency);

export const keepsAClosedOrder = ({ isIn, context }: Step) => isIn('filling') && context.order !== null;

/** Bad news of a payout that was sent. An ended session has its own sentence, on the sign-in page. */
const BAD_NEWS = ['wantsOtpForNothing', 'unknownCode', 'refused', 'broken', 'network', 'timeout', 'badAnswer', 'defect'];

export const saysNothingOfBadNews = ({ happened, emitted, context }: Step) =>
  happened?.subject === 'initiatePayout' &&
  BAD_NEWS.includes(happened.name) &&
  context.problem === null &&
  !emitted.some(({ tone }) => tone === 'bad');

/** A code whose answer was lost did nothing where another is asked for: the merchant reads so. */
export const asksAgainWithoutAWord = (step: Step) => {
  const { isIn, before, context, happened } = step;
  if (what(step) === 'otp ends unanswered') return context.problem === null;
  return happened?.subject === 'getPayoutStatus' && isIn('verifying') && before.problem !== context.problem;
};

export const hasNoOrder = ({ isIn, context }: Step) =>
  context.order === null && (isIn('confirming') || isIn('initiating') || isIn('verifying') || isIn('asking') || isIn('unknown'));
