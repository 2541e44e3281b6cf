/** The steps that a payout must never take: the rules behind its `never` properties. */

import type { PropertyStep } from '../../kit/flow/properties';
import { stepName } from '../../kit/flow/step.never';
import { altersWhatWasTyped } from '../../kit/flow/typing.never';
import { toDecimal } from '../../kit/values/money';
import { bareNumber } from '../../kit/values/readings';
import type { payoutMachine } from './payout.machine';
import { isAbroad } from './payout.rules';

type Step = PropertyStep<typeof payoutMachine>;

/** After these another account is meant, whose name nobody has told yet. */
const ANOTHER_ACCOUNT = ['source.chosen', 'type.chosen', 'bank.chosen', 'account.changed'];

export const keepsTheNameOfAnother = ({ happened, context }: Step) =>
  happened !== null && ANOTHER_ACCOUNT.includes(happened.subject) && context.recipient !== null;

const TYPING = ['source.chosen', 'bank.chosen', 'account.changed', 'beneficiary.chosen', 'amount.changed', 'description.changed'];

export const losesWhatWasTyped = (step: Step) => altersWhatWasTyped(step, TYPING);

export const ordersAnotherAmount = ({ happened, context: { order, draft, currency } }: Step) =>
  happened?.subject === 'payout.reviewed' && order?.amount !== toDecimal(draft.amount, currency);

/** The account of the form, however its number is written. */
export const ordersToAnother = ({ happened, context }: Step) => {
  const { order, draft, currency, recipient } = context;
  if (happened?.subject !== 'payout.reviewed' || order === null) return false;
  if (order.currency !== currency) return true;
  if (draft.source === 'beneficiary') return order.beneficiaryId !== draft.beneficiaryId;
  if (order.accountNumber !== bareNumber(draft.accountNumber).toUpperCase()) return true;
  if (isAbroad(context)) return order.recipient !== draft.abroad.recipientName.trim();
  return order.recipient !== recipient || (draft.type === 'Bank' && order.bankCode !== draft.bankCode);
};

/** After a lost response to a code, the merchant reads that the code had no effect. */
export const asksAgainWithoutAWord = (step: Step) => {
  const { isIn, before, context, happened } = step;
  if (stepName(step) === 'otp ends noResponse') return context.problem === null;
  return happened?.subject === 'getPayoutStatus' && isIn('verifying') && before.problem !== context.problem;
};

/** A batch is the provider's answer to one key. */
export const keepsTheBatchOfAnother = ({ before, context }: Step) =>
  context.batchId !== null &&
  context.batchId === before.batchId &&
  context.order?.idempotencyKey !== before.order?.idempotencyKey;
