/** The steps that the builder must never take: the rules behind its `never` properties. */
import { givesAnother } from '../../kit/flow/calls.never';
import type { PropertyStep } from '../../kit/flow/properties';
import { isOneOf, stepName } from '../../kit/flow/step.never';
import { isPositive, toDecimal } from '../../kit/values/money';
import { leavesAPart } from '../splitAccount/splitAccount.rules';
import type { splitSettlementMachine } from './splitSettlement.machine';
import { clearsShares, submitted } from './splitSettlement.rules';

type Step = PropertyStep<typeof splitSettlementMachine>;

/** Of an order that was not sent by an earlier page. */
export const submitsAHundred = ({ isIn, context: { order } }: Step) =>
  isIn('submitting') && (order === null || !leavesAPart(order.split));

export const submitsUnresolved = ({ isIn, context: { order } }: Step) =>
  isIn('submitting') && (order?.split.accounts.some(({ accountName }) => accountName === '') ?? true);

export const losesTheFirst = ({ before, context, happened }: Step) =>
  happened?.kind === 'event' &&
  before.split.accounts.length > 0 &&
  before.kept === null &&
  context.split.accounts[0]?.id !== before.split.accounts[0]?.id;

/** An own draft that is resumed has lost what was removed from it before. */
export const takesOutUnasked = (step: Step) =>
  step.context.split.accounts.length > 0 &&
  step.context.split.accounts.length < step.before.split.accounts.length &&
  !isOneOf(step, ['removal.confirmed event now', 'draft.restored event now']);

export const emptiesUnsaved = (step: Step) =>
  step.before.split.accounts.length > 0 &&
  step.context.split.accounts.length === 0 &&
  !isOneOf(step, ['upsertSplit answers done', 'getSplitStatus answers made']);

/** Of an order that was made in this step. */
export const submitsOthers = ({ happened, context: { order, split } }: Step) =>
  happened?.subject === 'split.submitted' && order !== null && JSON.stringify(order.split) !== JSON.stringify(submitted(split));

const sharesOf = ({ split: { accounts } }: Step['context']) => accounts.filter(({ amount }) => amount !== '').length;

/** Of accounts that stay. */
export const clearsSharesUnasked = (step: Step) =>
  sharesOf(step.context) < sharesOf(step.before) &&
  step.context.split.accounts.length === step.before.split.accounts.length &&
  step.happened?.subject !== 'share.changed' &&
  stepName(step) !== 'terms.confirmed event now';

/** Of a share that is typed in the table. */
export const altersAShare = ({ before, happened, context }: Step) => {
  if (happened?.subject !== 'share.changed') return false;
  const { id, amount }: { id?: unknown; amount?: unknown } = Object(happened.payload);
  return context.split.accounts.some(
    (account, at) => account.amount !== (account.id === id ? amount : before.split.accounts[at]?.amount),
  );
};

/** Of an order that was not sent by an earlier page. */
export const submitsNoShare = ({ isIn, context: { order } }: Step) =>
  isIn('submitting') && (order?.split.accounts.some(({ amount }) => toDecimal(amount) === null || !isPositive(amount)) ?? true);

const CHOICES = ['currency.chosen', 'rateType.chosen', 'terms.confirmed'];

/** An amount would count as percent, or naira as dollars. */
export const keepsSharesOfAnotherUnit = ({ before, context, happened }: Step) =>
  CHOICES.some((choice) => choice === happened?.subject) &&
  sharesOf(before) > 0 &&
  sharesOf(context) > 0 &&
  clearsShares(before.split, context.split);

/** What was loaded last is what is on screen while the merchant decides. */
export const undoesUnseen = ({ happened, context: { split, started, subject } }: Step) =>
  happened?.subject === 'draft.restored' && subject !== null && split.version !== started.version;

/** This tab may hold the accounts of another merchant, or of another business. */
export const usesAnothersAccounts = (step: Step) =>
  ['takeAccounts', 'keepAccounts', 'account'].some((src) => givesAnother(src, ({ owner }: Step['context']) => ({ owner }))(step));

export const loadsAnother = givesAnother('loadSplit', ({ subject }: Step['context']) => subject ?? {});
