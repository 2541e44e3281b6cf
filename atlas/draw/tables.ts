/** A chart as text, for readers who cannot see it: states and transitions in reading order. */

import { actionText, asksForCode, conditionText, pathText } from '../format';
import type { InvokeModel, Model, StateModel, TransitionModel } from '../model';
import { type Verdict, verdictText } from '../verdict';
import { movesMoney } from './lines';

type PortCall = Extract<InvokeModel, { readonly kind: 'port' }>;

const KINDS = {
  atomic: 'state',
  compound: 'compound state',
  parallel: 'parallel regions',
  final: 'final',
  history: 'history',
};

export function kindText(state: StateModel): string {
  return [
    KINDS[state.kind],
    movesMoney(state) && 'moves money',
    asksForCode(state) && 'one-time password',
    state.result !== null && `ends with ${state.result}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Returns a port's calls in words. */
export const callsText = ({ calls, callsOneOf }: Pick<PortCall, 'calls' | 'callsOneOf'>) =>
  calls.join(callsOneOf ? ' or ' : ', ') || 'no server calls';

function callText(call: InvokeModel, isKit: boolean): string {
  if (call.kind === 'machine') return `${call.src}: the chart ${call.chart}`;
  return `${call.src}: ${isKit ? 'what the flow calls' : callsText(call)}`;
}

const does = ({ entry, exit }: StateModel) => [
  ...entry.map((action) => `entry / ${actionText(action)}`),
  ...exit.map((action) => `exit / ${actionText(action)}`),
];

const initialText = ({ initial }: StateModel) => (initial ? [`starts in ${pathText(initial)}`] : []);

/** A cell may have several lines. */
export type Row = readonly (readonly string[])[];

export const STATE_COLUMNS = ['State', 'Kind', 'Description', 'Calls and child machines', 'Does', 'Requirements'];

/** @param isKit whether this is a kit chart: each flow that uses it names its own calls */
export const stateRow = (state: StateModel, isKit = false): Row => [
  [pathText(state.id)],
  [kindText(state), ...initialText(state)],
  [state.description],
  state.invokes.map((call) => callText(call, isKit)),
  does(state),
  [state.req.join(' ')],
];

export const TRANSITION_COLUMNS = ['From', 'Event', 'If', 'Does', 'To', 'Kind'];

const TRANSITION_KINDS = {
  event: 'event',
  delay: 'delay',
  always: 'immediate',
  done: 'response',
  error: 'fault',
  stateDone: 'region finished',
  news: 'news',
};

export const transitionRow = (transition: TransitionModel): Row => [
  [pathText(transition.source)],
  [transition.label, transition.description].filter(Boolean),
  [conditionText(transition)],
  transition.actions.map(actionText),
  [transition.targets.map(pathText).join(', ') || 'stays'],
  [TRANSITION_KINDS[transition.kind]],
];

/** Escapes Markdown. */
export const plain = (text: string) => text.replace(/[\\|*_<>[\]`]/g, (sign) => `\\${sign}`);

/** @param cells as Markdown */
export const tableOf = (columns: readonly string[], cells: readonly (readonly string[])[]) => [
  `| ${columns.join(' | ')} |`,
  `|${columns.map(() => '---').join('|')}|`,
  ...cells.map((row) => `| ${row.join(' | ')} |`),
];

const markdown = (columns: readonly string[], rows: readonly Row[]) =>
  tableOf(
    columns,
    rows.map((cells) => cells.map((lines) => lines.map(plain).join('<br>'))),
  );

const PROPERTY_COLUMNS = ['Verdict', 'Property', 'Kind', 'Requirements'];

const assumptions = ({ assumes = [] }: Verdict) => assumes.map((says) => `Assumption: ${says}`);

/** Returns the verdicts on a chart's properties, or nothing if there are none. */
export const propertyLines = (verdicts: readonly Verdict[]): string[] =>
  verdicts.length === 0
    ? []
    : [
        '## Properties',
        '',
        ...markdown(
          PROPERTY_COLUMNS,
          verdicts.map((one) => [[verdictText(one)], [one.property, ...assumptions(one)], [one.kind], [one.req.join(' ')]]),
        ),
        '',
      ];

interface Page {
  readonly verdicts?: readonly Verdict[];
  /** The note on the kit's own charts. */
  readonly note?: string;
}

export const tables = (model: Model, { verdicts = [], note }: Page = {}): string =>
  [
    `# ${plain(model.chart)}`,
    '',
    plain(model.description),
    '',
    ...(note === undefined ? [] : [note, '']),
    `![The chart](${model.chart}.svg)`,
    '',
    '## States',
    '',
    ...markdown(
      STATE_COLUMNS,
      model.states.map((state) => stateRow(state, note !== undefined)),
    ),
    '',
    '## Transitions',
    '',
    ...markdown(TRANSITION_COLUMNS, model.transitions.map(transitionRow)),
    '',
    ...propertyLines(verdicts),
  ].join('\n');
