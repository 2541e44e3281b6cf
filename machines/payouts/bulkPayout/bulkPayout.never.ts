/** What no step of a bulk payout may be: the rules behind its `never` properties. */
import type { Moment } from '../../kit/properties';
import { entriesOf } from './bulkPayout.entries';
import type { bulkPayoutMachine } from './bulkPayout.machine';
import { isCorrected, mayBeSentAgain } from './bulkPayout.rules';

type Step = Moment<typeof bulkPayoutMachine>;

const what = ({ happened }: Step) => (happened ? `${happened.subject} ${happened.kind} ${happened.name}` : '');

/** The lines of the batch that is on its way, with its sheet as it is. */
const sent = ({ context }: Step) => context.order?.payments.map(({ line }) => line) ?? [];

export const sendsARowWithAProblem = (step: Step) => {
  const states = new Map(entriesOf(step.context).map(({ row, state }) => [row.line, state]));
  return step.isIn('initiating') && sent(step).some((line) => states.get(line) !== 'ready');
};

export const sendsARowThatWasPaid = (step: Step) => {
  const settled = step.context.results.filter((result) => !mayBeSentAgain(result)).map(({ line }) => line);
  return step.isIn('initiating') && sent(step).some((line) => settled.includes(line));
};

/** Of the same row the same name, in every batch. */
export const renamesAPayment = ({ context: { order, sheet } }: Step) =>
  order?.payments.some(({ reference, line }) => reference !== `${sheet?.key}-${line}`) ?? false;

export const changesWhatWasConfirmed = (step: Step) =>
  what(step) === 'confirmation ends confirmed' && step.context.order !== step.before.order;

/** After these there are other rows, or none. */
const OTHER_ROWS = [
  'readSheet answers',
  'file.dismissed event',
  'dismissal.confirmed event',
  'batch.finished event',
  'reading.cancelled event',
];

export const dropsARow = (step: Step) => {
  const isMeant = OTHER_ROWS.some((happened) => what(step).startsWith(happened));
  return !isMeant && (step.context.sheet?.rows.length ?? 0) < (step.before.sheet?.rows.length ?? 0);
};

/** A row that the spreadsheet does not show goes only after the merchant has included it. */
export const sendsARowThatIsHidden = ({ isIn, context: { order, sheet } }: Step) =>
  isIn('initiating') &&
  (order?.payments.some(({ line }) => {
    const row = sheet?.rows.find((each) => each.line === line);
    return row?.isHidden === true && !sheet?.included?.includes(line);
  }) ??
    false);

export const dropsCorrectionsUnasked = (step: Step) =>
  what(step).startsWith('file.dismissed event') && isCorrected(step.before) && !isCorrected(step.context);

export const refusesWithoutAWord = (step: Step) =>
  step.happened?.subject === 'readSheet' && step.happened.name === 'refused' && step.context.problem === null;

/** After these the key of a batch asks for nothing any more, or nothing was sent under it. */
const CLOSING = [
  'loadResults answers paid',
  'loadResults answers someFailed',
  'otp ends verified',
  'batch.finished event now',
  'initiateBatch fails refused',
  'getBatchStatus answers notReceived',
  'confirmation ends revised',
  'confirmation ends dismissed',
  'confirmation ends sessionExpired',
];

export const forgetsAnOpenBatch = (step: Step) =>
  step.before.order !== null && step.context.order === null && !CLOSING.includes(what(step));

const BAD_NEWS = ['unheardOf', 'refused', 'broken', 'network', 'timeout', 'badAnswer', 'defect'];

export const saysNothingOfBadNews = ({ happened, emitted, context }: Step) =>
  happened?.subject === 'initiateBatch' &&
  BAD_NEWS.includes(happened.name) &&
  context.problem === null &&
  !emitted.some(({ tone }) => tone === 'bad');
