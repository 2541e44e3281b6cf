/** Chargebacks on request for testers, and decisions about them, as by a customer's bank. */
import { type } from 'arktype';
import { CHARGEBACK_REASONS, isChargebackReason } from '../../contract/chargebacks/chargebackReasons';
import { isSafeText } from '../../contract/safeText';
import type { ChargebackDecision, NewChargeback } from '../chargebacks/provider';
import { toMinor } from '../rules/money';

const MOST_SECONDS = 366 * 24 * 60 * 60;

const Opened = type({
  reference: '1 <= string <= 40',
  reasonCode: 'string',
  dueInSeconds: `1 <= number.integer <= ${MOST_SECONDS}`,
  'amount?': 'string',
  'claim?': '1 <= string <= 1000',
});

const Decided = type({
  chargebackId: 'number.integer > 0',
  decision: "'won' | 'lost' | 'assess'",
  'comment?': '1 <= string <= 5000',
});

const CHARACTERS = 'contains characters that are not allowed';

/** @returns what to open, or the error of the request */
export function chargebackFrom(body: unknown): NewChargeback | string {
  const wanted = Opened(body);
  if (wanted instanceof type.errors)
    return 'Send { reference, reasonCode, dueInSeconds, amount, claim }. amount and claim are optional';
  const { reference, reasonCode, dueInSeconds, claim = null } = wanted;
  if (!isChargebackReason(reasonCode)) return `reasonCode must be one of ${Object.keys(CHARGEBACK_REASONS).join(', ')}`;
  const amount = wanted.amount === undefined ? null : toMinor(wanted.amount);
  if (wanted.amount !== undefined && (amount === null || amount <= 0n))
    return 'amount must be decimal text above zero, for example 25000.00';
  if (claim !== null && !isSafeText(claim)) return `claim ${CHARACTERS}`;
  return { reference, reasonCode, dueInSeconds, amount, claim };
}

/** @returns the decision, or the error of the request */
export function chargebackDecisionFrom(body: unknown): ChargebackDecision | string {
  const decided = Decided(body);
  if (decided instanceof type.errors)
    return 'Send { chargebackId, decision, comment }, where decision is won, lost or assess, and comment is optional';
  const { chargebackId: id, decision, comment = null } = decided;
  if (comment !== null && !isSafeText(comment)) return `comment ${CHARACTERS}`;
  return { id, decision, comment };
}
