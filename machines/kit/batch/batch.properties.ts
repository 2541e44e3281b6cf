/** What holds of every flow of a file of orders: no row is dropped, and nothing is sent that the merchant did not see as it is. */

import { leads, mustPass, never } from '../flow/claims';
import { isOneOf } from '../flow/step.never';
import { isCorrected } from './batch.rules';
import type { BatchContext, EntryState } from './batch.types';

interface AnyRow {
  readonly line: number;
  readonly isHidden?: boolean;
  readonly typed: readonly string[];
}

interface AnyEntry {
  readonly row: AnyRow;
  readonly state: EntryState;
  readonly problems: readonly { readonly offer: unknown }[];
}

type Context = BatchContext<{ readonly typed?: readonly string[] }, AnyRow>;

interface Step<Of extends Context> {
  readonly happened: { readonly kind: string; readonly subject: string; readonly name: string } | null;
  readonly before: Of;
  readonly context: Of;
  readonly isIn: (state: 'submitting' | 'choosing') => boolean;
  readonly wasIn: (state: 'results') => boolean;
}

/** After these there are other rows, or none. */
const OTHER_ROWS = [
  'readSheet answers',
  'file.dismissed event',
  'dismissal.confirmed event',
  'batch.finished event',
  'reading.cancelled event',
];

interface FileFacts<Of extends Context, Sends extends string, Result extends object, State extends string> {
  readonly req: readonly string[];
  /** The port that sends the batch, and what the provider says before results are shown. */
  readonly sends: Sends;
  readonly results: readonly Result[];
  /** The state in which the provider looks up what the rows name. */
  readonly lookingUp: State;
  readonly entriesOf: (context: Of) => readonly AnyEntry[];
  /** Returns the lines of the current batch. */
  readonly sent: (context: Of) => readonly number[];
  /** Whether rows of the batch can be sent next. */
  readonly leavesRows: (context: Of) => boolean;
}

export const fileProperties = <
  Of extends Context,
  const Sends extends string,
  const Result extends object,
  const State extends string,
>({
  req,
  sends,
  results,
  lookingUp,
  entriesOf,
  sent,
  leavesRows,
}: FileFacts<Of, Sends, Result, State>) => {
  const sendsARowWithAProblem = (step: Step<Of>) => {
    if (!step.isIn('submitting')) return false;
    const states = new Map(entriesOf(step.context).map(({ row, state }) => [row.line, state]));
    return sent(step.context).some((line) => states.get(line) !== 'ready');
  };

  /** A hidden row is sent only after the merchant included it. */
  const sendsARowThatIsHidden = ({ isIn, context }: Step<Of>) =>
    isIn('submitting') &&
    sent(context).some((line) => {
      const row = context.sheet?.rows.find((each) => each.line === line);
      return row?.isHidden === true && !context.sheet?.included?.includes(line);
    });

  const dropsARow = (step: Step<Of>) =>
    !isOneOf(step, OTHER_ROWS) && (step.context.sheet?.rows.length ?? 0) < (step.before.sheet?.rows.length ?? 0);

  const dropsCorrectionsUnasked = (step: Step<Of>) =>
    isOneOf(step, ['file.dismissed event']) && isCorrected(step.before) && !isCorrected(step.context);

  /** Returns the rows that differ after the step, by line. */
  const changedRows = ({ before, context }: Step<Of>): readonly number[] =>
    (context.sheet?.rows ?? []).flatMap((row, at) => (before.sheet?.rows[at] === row ? [] : [row.line]));

  /** A correction of a group changes only rows that had its problem and were offered the correction. */
  const correctsAnotherRow = (step: Step<Of>) => {
    if (step.happened?.subject !== 'group.corrected') return false;
    const offered = entriesOf(step.before).filter(({ problems }) => problems.some(({ offer }) => offer !== null));
    const lines = new Set(offered.map(({ row }) => row.line));
    return changedRows(step).some((line) => !lines.has(line));
  };

  /** Excluding a group leaves every row that is ready, and changes no text. */
  const excludesAReadyRow = (step: Step<Of>) => {
    if (step.happened?.subject !== 'group.excluded') return false;
    const ready = entriesOf(step.before).filter(({ state }) => state === 'ready');
    return changedRows(step).length > 0 || ready.some(({ row }) => step.context.sheet?.leftOut.includes(row.line));
  };

  const losesRowsUnasked = ({ isIn, wasIn, before }: Step<Of>) => wasIn('results') && isIn('choosing') && leavesRows(before);

  const refusesWithoutAWord = (step: Step<Of>) =>
    step.happened?.subject === 'readSheet' && step.happened.name === 'refused' && step.context.problem === null;

  const keepsAnotherFile = ({ isIn, context }: Step<Of>) =>
    isIn('choosing') && (context.source !== null || context.sheet !== null);

  return [
    never('Nothing is kept of a file once the merchant may choose another', req, { when: keepsAnotherFile }),
    never('No excluded row and no row with an error is ever sent', req, { when: sendsARowWithAProblem }),
    never('No hidden row is sent before the merchant includes it', req, { when: sendsARowThatIsHidden }),
    never('Corrections are never discarded without a confirmation', req, { when: dropsCorrectionsUnasked }),
    never('No row is dropped while the merchant reviews the file', req, { when: dropsARow }),
    never('A correction of several rows changes only rows that were offered it', req, { when: correctsAnotherRow }),
    never('Excluding rows with the same problem excludes no row that is ready', req, { when: excludesAReadyRow }),
    never('Rows that can be sent next are never lost to another batch without a question', req, { when: losesRowsUnasked }),
    never('A rejected file always shows an error message', req, { when: refusesWithoutAWord }),
    leads('Reading a file can be cancelled', req, { from: 'reading', on: { event: 'reading.cancelled' }, to: ['choosing'] }),
    leads('The confirmation about corrections leads to another file or back to the rows', req, {
      from: 'discarding',
      to: ['choosing', 'reviewing', 'checkDataFailed'],
    }),
    leads('A merchant who keeps the rows of a batch is back at its results', req, {
      from: 'finishing',
      on: { event: 'dismissal.cancelled' },
      to: ['results'],
    }),
    leads('A merchant who was asked can start another batch', req, {
      from: 'finishing',
      on: { event: 'dismissal.confirmed' },
      to: ['choosing'],
    }),
    mustPass('No batch is sent before the merchant has reviewed its rows', [...req, 'FLW-03'], {
      to: { calls: sends },
      through: [{ event: 'batch.reviewed' }],
    }),
    never('Row results are shown only as the provider reported them', req, {
      enter: 'results',
      unless: [...results, { event: 'dismissal.cancelled' }],
    }),
    leads('Looking up what the rows name can be stopped', req, {
      from: lookingUp,
      on: { event: 'lookup.stopped' },
      to: ['reviewing.stopped'],
    }),
  ] as const;
};
