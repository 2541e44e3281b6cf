/** The steps that a swap must never take: the rules behind its `never` properties. */

import { givesAnother } from '../../kit/flow/calls.never';
import type { PropertyStep } from '../../kit/flow/properties';
import { stepName } from '../../kit/flow/step.never';
import { altersWhatWasTyped } from '../../kit/flow/typing.never';
import { isSame, toDecimal } from '../../kit/values/money';
import type { swapMachine } from './swap.machine';
import { creditFor, validUntil } from './swap.rules';

type Step = PropertyStep<typeof swapMachine>;

/** Every credit of every order follows from its own rate and debit. */
export const ordersAtNoRate = ({ context: { order } }: Step) =>
  order !== null && !isSame(order.credit, creditFor(order.pair, order.source, order.debit));

export const ordersAnotherAmount = ({ happened, context: { order, draft } }: Step) =>
  happened?.subject === 'swap.initiated' && order?.debit !== toDecimal(draft.debit, draft.source);

export const ordersOtherSides = ({ happened, context: { order, draft } }: Step) =>
  happened?.subject === 'swap.initiated' &&
  order !== null &&
  (order.source !== draft.source || order.destination !== draft.destination);

/** A rate counts until the moment that the provider's answer gave it, neither shorter nor longer. */
export const endsAtAnotherMoment = givesAnother('rateEnds', ({ market }: Step['context']) => ({
  at: market && validUntil(market),
}));

const TYPING = ['source.chosen', 'destination.chosen', 'debit.changed', 'description.changed'];

export const altersTheForm = (step: Step) => altersWhatWasTyped(step, TYPING);

/** Only the merchant may accept another credit than the confirmed one. */
export const changesTheCreditUnasked = (step: Step) =>
  step.before.order !== null &&
  step.context.order !== null &&
  step.before.order.credit !== step.context.order.credit &&
  stepName(step) !== 'rate.accepted event now';
