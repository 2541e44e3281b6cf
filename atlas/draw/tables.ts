/** A chart in words, for those who cannot see it: its states and its transitions, in the order in which it is read. */
import type { InvokeModel, Model, StateModel, TransitionModel } from '../model';
import { actionText, asksForCode, conditionText, pathText } from '../words';
import { movesMoney } from './lines';

const KINDS = {
  atomic: 'state',
  compound: 'states within',
  parallel: 'regions at the same time',
  final: 'final',
  history: 'history',
};

export function kindText(state: StateModel): string {
  return [
    KINDS[state.kind],
    movesMoney(state) && 'moves money',
    asksForCode(state) && 'one-time password',
    state.result !== null && `ends as ${state.result}`,
  ]
    .filter(Boolean)
    .join(', ');
}

function callText(call: InvokeModel): string {
  if (call.kind === 'machine') return `${call.src}: the chart ${call.chart}`;
  const calls = call.calls.join(call.makes === 'one' ? ' or ' : ', ');
  return `${call.src}: ${calls || 'nothing outside the browser'}`;
}

const does = ({ entry, exit }: StateModel) => [
  ...entry.map((action) => `entry / ${actionText(action)}`),
  ...exit.map((action) => `exit / ${actionText(action)}`),
];

const initialText = ({ initial }: StateModel) => (initial ? [`begins in ${pathText(initial)}`] : []);

/** A cell may have several lines. */
export type Row = readonly (readonly string[])[];

export const STATE_COLUMNS = ['State', 'Kind', 'What it is for', 'Calls and runs', 'Does', 'Requirements'];

export const stateRow = (state: StateModel): Row => [
  [pathText(state.id)],
  [kindText(state), ...initialText(state)],
  [state.description],
  state.invokes.map(callText),
  does(state),
  [state.req.join(' ')],
];

export const TRANSITION_COLUMNS = ['From', 'When', 'If', 'Does', 'To', 'Kind'];

const TRANSITION_KINDS = {
  event: 'event',
  delay: 'delay',
  always: 'at once',
  done: 'answer',
  error: 'fault',
  stateDone: 'end of a region',
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

/** What a text must not do in Markdown. */
const plain = (text: string) => text.replace(/[\\|*_<>[\]`]/g, (sign) => `\\${sign}`);

const markdown = (columns: readonly string[], rows: readonly Row[]) => [
  `| ${columns.join(' | ')} |`,
  `|${columns.map(() => '---').join('|')}|`,
  ...rows.map((cells) => `| ${cells.map((lines) => lines.map(plain).join('<br>')).join(' | ')} |`),
];

export const tables = (model: Model): string =>
  [
    `# ${plain(model.chart)}`,
    '',
    plain(model.description),
    '',
    `![The chart](${model.chart}.svg)`,
    '',
    '## States',
    '',
    ...markdown(STATE_COLUMNS, model.states.map(stateRow)),
    '',
    '## Transitions',
    '',
    ...markdown(TRANSITION_COLUMNS, model.transitions.map(transitionRow)),
    '',
  ].join('\n');
