/** What no step of a swap may be: the rules behind its `never` properties. */
import { isSame, toDecimal } from '../../kit/money';
import type { Moment } from '../../kit/properties';
import { altersWhatWasTyped } from '../../kit/typing.never';
import type { swapMachine } from './swap.machine';
import { creditFor } from './swap.rules';

type Step = Moment<typeof swapMachine>;

/** What happened, in one word for each kind. */
const what = ({ happened }: Step) => (happened ? `${happened.subject} ${happened.kind} ${happened.name}` : '');

/** Between the merchant's yes and the provider nothing about the order changes but its key. */
export const sendsAnotherThanWasConfirmed = (step: Step) => {
  const { before, context, isIn } = step;
  if (!isIn('ordering')) return false;
  return context.order === null || JSON.stringify(context.order) !== JSON.stringify(before.order);
};

/** Every order comes to what its own rate makes of its debit. */
export const ordersAtNoRate = ({ context: { order } }: Step) =>
  order !== null && !isSame(order.credit, creditFor(order.pair, order.source, order.debit));

export const ordersAnotherAmount = ({ happened, context: { order, draft } }: Step) =>
  happened?.subject === 'swap.initiated' && order?.debit !== toDecimal(draft.debit, draft.source);

const TYPING = ['source.chosen', 'destination.chosen', 'debit.changed', 'description.changed'];

export const altersTheForm = (step: Step) => altersWhatWasTyped(step, TYPING);

/** Another credit than the confirmed one is taken over by the merchant's word alone. */
export const changesTheCreditUnasked = (step: Step) =>
  step.before.order !== null &&
  step.context.order !== null &&
  step.before.order.credit !== step.context.order.credit &&
  what(step) !== 'rate.accepted event now';

/** After these the key of an order asks for nothing any more, or nothing was sent with it. */
const CLOSING = [
  'sendSwapOtp fails',
  'otp ends dismissed',
  'dismissed event now',
  'swap.revised event now',
  'loadMarket answers',
  'createSwapOrder fails refused',
];

export const forgetsAnOpenOrder = (step: Step) =>
  step.before.order !== null && step.context.order === null && !CLOSING.some((close) => what(step).startsWith(close));

export const keepsTheCode = ({ isIn, context }: Step) => !isIn('ordering') && context.otp !== '';

export const hasNoOrder = ({ isIn, context }: Step) =>
  context.order === null &&
  (['sendingCode', 'verifying', 'ordering', 'repricing', 'comparing', 'asking', 'unknown', 'successful'] as const).some((state) =>
    isIn(state),
  );
