/** The steps that a bulk payout must never take: the rules behind its `never` properties. */
import { isCorrected } from '../../kit/batch.rules';
import type { PropertyStep } from '../../kit/properties';
import { isOneOf } from '../../kit/step.never';
import { entriesOf } from './bulkPayout.entries';
import type { bulkPayoutMachine } from './bulkPayout.machine';
import { mayBeSentAgain } from './bulkPayout.rules';

type Step = PropertyStep<typeof bulkPayoutMachine>;

/** Returns the lines of the current batch, with its sheet. */
const sent = ({ context }: Step) => context.order?.payments.map(({ line }) => line) ?? [];

export const sendsARowWithAProblem = (step: Step) => {
  const states = new Map(entriesOf(step.context).map(({ row, state }) => [row.line, state]));
  return step.isIn('submitting') && sent(step).some((line) => states.get(line) !== 'ready');
};

export const sendsARowThatWasPaid = (step: Step) => {
  const settled = step.context.results.filter((result) => !mayBeSentAgain(result)).map(({ line }) => line);
  return step.isIn('submitting') && sent(step).some((line) => settled.includes(line));
};

/** A row has the same reference in every batch. */
export const renamesAPayment = ({ context: { order, sheet } }: Step) =>
  order?.payments.some(({ reference, line }) => reference !== `${sheet?.key}-${line}`) ?? false;

/** After these there are other rows, or none. */
const OTHER_ROWS = [
  'readSheet answers',
  'file.dismissed event',
  'dismissal.confirmed event',
  'batch.finished event',
  'reading.cancelled event',
];

export const dropsARow = (step: Step) => {
  return !isOneOf(step, OTHER_ROWS) && (step.context.sheet?.rows.length ?? 0) < (step.before.sheet?.rows.length ?? 0);
};

/** A hidden row is sent only after the merchant included it. */
export const sendsARowThatIsHidden = ({ isIn, context: { order, sheet } }: Step) =>
  isIn('submitting') &&
  (order?.payments.some(({ line }) => {
    const row = sheet?.rows.find((each) => each.line === line);
    return row?.isHidden === true && !sheet?.included?.includes(line);
  }) ??
    false);

export const dropsCorrectionsUnasked = (step: Step) =>
  isOneOf(step, ['file.dismissed event']) && isCorrected(step.before) && !isCorrected(step.context);

/** Returns the rows that differ after the step, by line. */
const changedRows = ({ before, context }: Step): readonly number[] =>
  (context.sheet?.rows ?? []).flatMap((row, at) => (before.sheet?.rows[at] === row ? [] : [row.line]));

/** A correction of a group changes only rows that had its problem and were offered the correction. */
export const correctsAnotherRow = (step: Step) => {
  if (step.happened?.subject !== 'group.corrected') return false;
  const offered = entriesOf(step.before).filter(({ problems }) => problems.some(({ offer }) => offer !== null));
  const lines = new Set(offered.map(({ row }) => row.line));
  return changedRows(step).some((line) => !lines.has(line));
};

/** Excluding a group leaves every row that is ready, and changes no text. */
export const excludesAReadyRow = (step: Step) => {
  if (step.happened?.subject !== 'group.excluded') return false;
  const ready = entriesOf(step.before).filter(({ state }) => state === 'ready');
  return changedRows(step).length > 0 || ready.some(({ row }) => step.context.sheet?.leftOut.includes(row.line));
};

export const refusesWithoutAWord = (step: Step) =>
  step.happened?.subject === 'readSheet' && step.happened.name === 'refused' && step.context.problem === null;
