/** The part of an export's flow that never ships: its cases, its properties, and its dialog. */
import { everyFault, type StepCause } from '../flow/cases';
import { reqOf, type Screen, startsOf } from '../list/screen.flow';
import type { ReportRequest } from './reportRequest.machine';
import { reportRequestProperties } from './reportRequest.properties';
import type { Report, ReportColumn, ReportRequestContext } from './reportRequest.types';

interface Own<Filter> {
  readonly columns: readonly ReportColumn[];
  /** The filter of the list as the paths find it. */
  readonly filter: Filter;
  /** A filter for which the sandbox makes no file, and the part of the list's address that sets it. */
  readonly failing: { readonly filter: Filter; readonly search: string };
  /** The list's page. */
  readonly screen: Screen;
  /** The dialog's title: `Export transactions`. */
  readonly title: string;
}

/** The file of a request, as the Report Centre shows it. */
export const reportInCentre = (more: Partial<Report>): Report => ({
  reference: 'RPT-1',
  fileName: 'Transactions-20261124-093000-WAT-4f1c09ab.csv',
  by: 'Amaka Obi',
  requestedAt: '2026-11-24T09:30:00',
  status: 'Pending',
  url: null,
  list: 'Transactions',
  filter: '',
  columns: 9,
  rows: 2_000,
  expectedRows: 4_310,
  reason: '',
  expiresAt: '2026-12-01T09:30:00',
  ...more,
});

const READY = {
  status: 'Completed',
  url: 'https://files.provider.test/files/RPT-1.1.x',
  rows: 4_310,
} as const;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Returns everything that the atlas, the paths and the models need of an export. */
export function reportRequestFlow<Filter extends object>(
  machine: ReportRequest<Filter>,
  { columns, filter, failing, screen, title }: NoInfer<Own<Filter>>,
) {
  const { main, req } = reqOf(machine);
  const [first] = columns;
  const more = columns.find(({ isUsual }) => !isUsual);
  if (!first || !more) throw new TypeError(`${machine.id} needs a column that is usual, and one that is not`);
  const choice = { columns: columns.flatMap(({ key, isUsual }) => (isUsual ? [key] : [])), format: 'csv' as const };
  const never = { ...choice, filter, idempotencyKey: 'never-sent' };
  const isFailing = ({ filter: asked }: ReportRequestContext<Filter>) => isSame(asked, failing.filter);
  return {
    machine,
    cases: {
      inputs: {
        fresh: { filter, bookmark: null },
        failing: { filter: failing.filter, bookmark: null },
        reopened: { filter, bookmark: { choice, request: never, isReceived: false } },
      },
      events: {
        'column.toggled': { more: { key: more.key } },
        'columns.all': { now: {} },
        'format.chosen': { sheet: { format: 'xlsx' as const } },
        'export.requested': { now: {} },
        'choice.revised': { now: {} },
        'outcome.retry': { now: {} },
        reconnected: { now: {} },
        'progress.checked': { now: {} },
        dismissed: { now: {} },
      },
      ports: {
        request: { answers: { accepted: { message: '', reference: 'RPT-1' } }, fails: everyFault },
        lookUp: {
          answers: {
            unfinished: { report: reportInCentre({}) },
            ready: { report: reportInCentre(READY) },
            failed: { report: reportInCentre({ status: 'Failed', reason: 'We couldn’t finish the file.' }) },
            notReceived: { report: null },
          },
          fails: everyFault,
        },
      },
      children: {},
      machineOnly: {
        inputs: {
          one: {
            filter,
            bookmark: { choice: { columns: [first.key], format: 'csv' as const }, request: null, isReceived: false },
          },
        },
        events: { 'column.toggled': { first: { key: first.key } } },
        ports: {
          lookUp: { answers: { unheard: { report: reportInCentre({ status: 'Paused' }) } } },
        },
      },
      possible: (
        snapshot: { readonly context: ReportRequestContext<Filter>; matches(state: 'checkingOutcome'): boolean },
        { kind, subject, name }: StepCause,
      ) => {
        const { context } = snapshot;
        // No path waits for minutes.
        if (kind === 'passes') return subject === 'lookPause' && context.looks < 1;
        if (subject === 'column.toggled') return !context.choice.columns.includes(more.key);
        if (subject === 'columns.all') return context.choice.columns.length < columns.length;
        if (subject === 'format.chosen') return context.choice.format === 'csv';
        if (subject !== 'lookUp' || kind !== 'answers') return true;
        const isNever = context.request?.idempotencyKey === never.idempotencyKey;
        if (name === 'notReceived') return snapshot.matches('checkingOutcome');
        if (isNever) return false;
        return name === 'unfinished' || (name === 'failed') === isFailing(context);
      },
      inputsMeet: true,
      remember: (context: ReportRequestContext<Filter>) => [
        context.choice.columns.length,
        context.choice.columns.includes(first.key),
        context.choice.columns.includes(more.key),
        context.choice.format,
        context.request !== null && (context.request.idempotencyKey === never.idempotencyKey ? 'never' : 'new'),
        isFailing(context),
        context.problem !== null,
        context.looks,
      ],
    },
    properties: reportRequestProperties(main),
    model: {
      kind: 'reportRequest' as const,
      id: machine.id,
      req,
      starts: startsOf(
        { ...screen, timed: true },
        {
          fresh: {},
          failing: { screen: { path: `${screen.path}${screen.path.includes('?') ? '&' : '?'}${failing.search}` } },
          reopened: { screen: { bookmark: { flow: machine.id, bookmark: { choice, request: never, isReceived: false } } } },
        },
      ),
      title,
      column: more.head,
    },
  };
}

/** What tests need of an export besides its machine. */
export type ReportRequestFacts = ReturnType<typeof reportRequestFlow<object>>['model'];
