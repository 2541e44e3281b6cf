/** The emails about a chargeback, to those who may answer it. */
import type { ReminderDays } from '../events/events';
import type { ChargebackSummary } from '../ledger/chargebackSummary';
import { isOverdue } from '../ledger/chargebacks.rules';
import { formatMoney } from '../rules/money';
import { inWords } from '../rules/wallclock';
import { asLine, type Email, lines } from './moneyEmails.rules';

const amountOf = ({ currency, amount }: ChargebackSummary) => formatMoney(currency, amount);

const references = ({ orderReference, reference }: ChargebackSummary) =>
  lines(`Payment reference: ${orderReference}`, `Chargeback reference: ${reference}`);

const reasonOf = ({ reason }: ChargebackSummary) => `Reason: ${asLine(reason)}`;

const cost = ({ currency, fee }: ChargebackSummary) =>
  `If you don’t answer, you lose this money and a fee of ${formatMoney(currency, fee)}.`;

function heldOf({ currency, held, amount }: ChargebackSummary): string {
  if (held === amount) return 'We hold this amount in your balance until it is decided.';
  if (held === 0n) return 'Your balance didn’t cover this amount, so we hold nothing of it yet.';
  return `Your balance didn’t cover this amount, so we hold ${formatMoney(currency, held)} of it.`;
}

export const chargebackOpened = (chargeback: ChargebackSummary): Email => ({
  subject: `A customer’s bank disputes ${amountOf(chargeback)}`,
  text: lines(
    `A customer disputes a payment of ${amountOf(chargeback)} at their bank.`,
    reasonOf(chargeback),
    `Answer by ${inWords(chargeback.dueAt)}. You can answer once.`,
    heldOf(chargeback),
    cost(chargeback),
    references(chargeback),
  ),
});

export const chargebackDue = (chargeback: ChargebackSummary, days: ReminderDays): Email => ({
  subject: `Answer the chargeback of ${amountOf(chargeback)} by ${inWords(chargeback.dueAt)}`,
  text: lines(
    `You have ${days === 1 ? '1 day' : `${days} days`} or less to answer a chargeback of ${amountOf(chargeback)}.`,
    reasonOf(chargeback),
    `Answer by ${inWords(chargeback.dueAt)}.`,
    cost(chargeback),
    references(chargeback),
  ),
});

function outcomeOf({ status, currency, amount, fee, answeredAt, dueAt, decidedAt }: ChargebackSummary): string {
  if (status === 'Won') return 'The customer’s bank decided for you. The amount that we held is available again.';
  const isUnanswered = answeredAt === null && decidedAt !== null && isOverdue({ dueAt }, decidedAt);
  const why = isUnanswered ? 'It wasn’t answered in time.' : 'The customer’s bank decided for the customer.';
  return `${why} ${formatMoney(currency, amount)} and a fee of ${formatMoney(currency, fee)} leave your balance.`;
}

export const chargebackDecided = (chargeback: ChargebackSummary): Email => ({
  subject: `You ${chargeback.status === 'Won' ? 'won' : 'lost'} the chargeback of ${amountOf(chargeback)}`,
  text: lines(outcomeOf(chargeback), reasonOf(chargeback), references(chargeback)),
});
