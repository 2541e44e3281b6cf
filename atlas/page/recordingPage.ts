/** A recording saved by the app: whether it is unchanged, which flows it covers, and every step on the charts. */
import { NoRecording, type Recording, readRecording, verify } from '../../machines/kit/flow/recording';
import { type Replayed, replay } from '../replay';
import type { ChartData, IndexData } from '../site/data';
import { fill, h, icon } from './dom';
import { ChartLoadError, machinesIn, readChartsOf } from './load';
import { noteSeen } from './overlay';
import { momentText, recordingPlayer } from './recordingPlayer';

export interface RecordingPage {
  readonly element: HTMLElement;
  readonly press: (key: string) => boolean;
}

interface Opened {
  readonly recording: Recording;
  readonly steps: readonly Replayed[];
  readonly charts: ReadonlyMap<string, ChartData>;
  /** Reasons for doubt, as sentences. */
  readonly problems: readonly string[];
}

export function recordingPage(index: IndexData): RecordingPage {
  const said = h('div', { class: 'findings', role: 'status' });
  const walk = recordingPlayer();
  const input = h('input', {
    type: 'file',
    accept: '.json,application/json',
    id: 'recording',
    on: { change: () => void show() },
  });
  let asked = 0;

  async function show() {
    const file = input.files?.[0];
    if (!file) return;
    asked += 1;
    const turn = asked;
    walk.show([], new Map());
    fill(said, h('p', { class: 'note' }, `Reading ${file.name}…`));
    try {
      const opened = await open(await file.text(), index);
      // Another file was chosen meanwhile.
      if (turn !== asked) return;
      noteSeen(opened.steps);
      fill(said, ...findings(opened));
      walk.show(opened.steps, opened.charts);
    } catch (error) {
      if (turn !== asked) return;
      const isKnown = error instanceof NoRecording || error instanceof ChartLoadError;
      fill(said, bad(isKnown ? error.message : "The file can't be read."));
    }
  }

  const choose = h(
    'div',
    { class: 'chooser' },
    h('label', { for: 'recording' }, 'A recording saved by the app (Kontor-recording, from For auditors in the account menu)'),
    input,
  );
  const element = h(
    'div',
    { class: 'page' },
    h('header', { class: 'top' }, h('h1', {}, 'Recording')),
    h('main', { tabindex: -1, class: 'recorded' }, h('div', { class: 'tables' }, choose, said), walk.drawing),
    walk.panel,
  );
  return { element, press: walk.press };
}

async function open(text: string, index: IndexData): Promise<Opened> {
  const recording = readRecording(text);
  const charts = await readChartsOf(index, machinesIn(recording.entries));
  const steps = replay(
    recording.entries,
    [...charts.values()].map(({ model }) => model),
  );
  const { problem, at } = await verify(recording);
  const wrong = steps.find((step) => step.problem !== null);
  return {
    recording,
    steps: steps.map((step, nth) => (nth === at ? { ...step, problem: `This entry ${problem}.` } : step)),
    charts,
    problems: [
      problem === null
        ? ''
        : at === null
          ? `Changed: ${problem}.`
          : `Changed: entry ${recording.entries[at]?.number} ${problem}.`,
      recording.build === index.flows
        ? ''
        : `This recording is from flows ${recording.build}. These charts are flows ${index.flows} and may differ.`,
      wrong && at === null ? `Entry ${wrong.entry.number} doesn't match the charts: ${wrong.problem}` : '',
    ].filter(Boolean),
  };
}

const bad = (text: string) => h('p', { class: 'mark red' }, icon('refuted'), text);

function findings({ recording: { entries, build }, problems }: Opened) {
  const [first, last] = [entries[0], entries.at(-1)];
  const span = first && last ? `, from ${momentText(first.at)} to ${momentText(last.at)}` : '';
  const count = `${entries.length.toLocaleString('en')} ${entries.length === 1 ? 'entry' : 'entries'}${span}. Flows ${build}.`;
  return [
    ...(problems.length > 0 ? problems.map(bad) : [h('p', { class: 'mark green' }, icon('proved'), 'Unchanged')]),
    h('p', { class: 'note' }, count),
  ];
}
