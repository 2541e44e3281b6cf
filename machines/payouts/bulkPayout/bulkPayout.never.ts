/** The steps that a bulk payout must never take: the rules behind its `never` properties. */
import type { PropertyStep } from '../../kit/flow/properties';
import { hasNotice, isOneOf } from '../../kit/flow/step.never';
import type { bulkPayoutMachine } from './bulkPayout.machine';
import { mayBeSentAgain } from './bulkPayout.rules';
import type { BulkPayoutContext } from './bulkPayout.types';

type Step = PropertyStep<typeof bulkPayoutMachine>;

/** Returns the lines of the current batch. */
export const sent = ({ order }: Pick<BulkPayoutContext, 'order'>): readonly number[] =>
  order?.payments.map(({ line }) => line) ?? [];

export const sendsARowThatWasPaid = (step: Step) => {
  const settled = step.context.results.filter((result) => !mayBeSentAgain(result)).map(({ line }) => line);
  return step.isIn('submitting') && sent(step.context).some((line) => settled.includes(line));
};

/** A row has the same reference in every batch. */
export const renamesAPayment = ({ context: { order, sheet } }: Step) =>
  order?.payments.some(({ reference, line }) => reference !== `${sheet?.key}-${line}`) ?? false;

export const endsTheCodeInSilence = (step: Step) => isOneOf(step, ['otp ends tooManyAttempts']) && !hasNotice(step, 'bad');

/** Only a code whose response was lost leaves an error for the next one. */
export const keepsTheErrorOfACode = (step: Step) =>
  isOneOf(step, ['otp ends verified', 'otp ends dismissed', 'otp ends tooManyAttempts']) && step.context.codeProblem !== null;
