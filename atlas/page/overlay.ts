/** Overlays of a chart: what paths cover, what runs took, and what recordings show. */
import type { Replayed } from '../replay';
import type { ChartData } from '../site/data';
import { h } from './dom';
import type { Marks } from './sheet';
import { walkStateOf } from './walkState';

const KINDS = {
  none: 'No overlay',
  paths: 'Covered by paths',
  machine: 'Walked on the machine',
  view: 'Walked in the view',
  browser: 'Walked in the browser',
  field: 'Seen in recordings',
} as const;

export type OverlayKind = keyof typeof KINDS;

const isKind = (value: string): value is OverlayKind => value in KINDS;

/** What the recordings and live tabs of this page have shown, by chart. A reload forgets it. */
const field = new Map<string, Set<string>>();

/** Remembers the states and transitions of some steps. */
export function noteSeen(steps: readonly Replayed[]): void {
  for (const { chart, entry } of steps) {
    if (chart === null) continue;
    const seen = field.get(chart) ?? new Set();
    for (const id of [...entry.taken, ...entry.states]) seen.add(id);
    field.set(chart, seen);
  }
}

/** A state with others inside is covered when one of them is. */
const within = (ids: ReadonlySet<string>, id: string) => ids.has(id) || [...ids].some((one) => one.startsWith(`${id}.`));

function inPaths(data: ChartData): ReadonlySet<string> {
  const walks = data.paths.map(({ id }) => walkStateOf(data, { path: id, start: 0, ways: [] }));
  return new Set(
    walks.flatMap((walk) => (walk ? [walk.begins, ...walk.steps].flatMap(({ fired, states }) => [...fired, ...states]) : [])),
  );
}

const runOf = (kind: OverlayKind, { executed }: ChartData) => executed.find(({ place }) => place === kind);

/** What the records of runs say that they took, and where that led. Null without a walk of the current flow. */
function inRuns(kind: OverlayKind, data: ChartData): ReadonlySet<string> | null {
  const run = runOf(kind, data);
  if (!run || run.walks === 0) return null;
  const taken = new Set(run.taken);
  const ends = data.model.transitions.filter(({ id }) => taken.has(id)).flatMap(({ source, targets }) => [source, ...targets]);
  return new Set([...taken, ...ends]);
}

/** When, and with which digest. */
function runText(kind: OverlayKind, data: ChartData): string {
  const run = runOf(kind, data);
  if (!run) return '';
  const outdated = run.outdated > 0 ? `, ${run.outdated} records of an earlier digest` : '';
  return `: ${run.walks} walks until ${run.date}, behaviour ${data.behaviour?.slice(0, 8) ?? ''}${outdated}`;
}

/** Returns what an overlay covers. Null if it says nothing about this chart. */
function coveredBy(kind: OverlayKind, data: ChartData): ReadonlySet<string> | null {
  if (kind === 'paths') return data.walk ? inPaths(data) : null;
  return kind === 'field' ? (field.get(data.name) ?? null) : inRuns(kind, data);
}

const NOT_RUN =
  'No run of this flow has left a record since what decides it changed. Run npm run test:all, and then npm run atlas.';

const WHY_NOT: Readonly<Record<OverlayKind, string>> = {
  none: '',
  paths: 'Paths take this chart inside the flows that run it.',
  machine: NOT_RUN,
  view: NOT_RUN,
  browser: NOT_RUN,
  field: 'No recording of this flow is open. Open a recording, or watch the app live.',
};

export interface Overlay {
  readonly marks: Marks;
  /** In one line, for readers. */
  readonly text: string;
}

/** Returns the marks of an overlay, `covered` or `uncovered`, with a count. */
function overlayOf(kind: OverlayKind, data: ChartData): Overlay {
  const covered = coveredBy(kind, data);
  if (!covered) return { marks: new Map(), text: WHY_NOT[kind] };
  const { states, transitions } = data.model;
  // A state that is left at once is in no configuration, but a transition leaves it.
  const sources = transitions.filter(({ id }) => covered.has(id)).map(({ source }) => source);
  const visited = new Set([...covered, ...sources]);
  const all = [
    ...states.map(({ id }) => [id, within(visited, id)] as const),
    ...transitions.map(({ id }) => [id, covered.has(id)] as const),
  ];
  const count = (some: readonly { readonly id: string }[]) => some.filter(({ id }) => within(visited, id)).length;
  return {
    marks: new Map(all.map(([id, isCovered]) => [id, isCovered ? 'covered' : 'uncovered'])),
    text: `${count(states)} of ${states.length} states, ${transitions.filter(({ id }) => covered.has(id)).length} of ${transitions.length} transitions${runText(kind, data)}`,
  };
}

/** The overlay that the reader chose. It holds for every chart until the page closes. */
let chosen: OverlayKind = 'none';

export function overlayChoice(data: ChartData, onChange: () => void) {
  const note = h('span', { class: 'note', role: 'status' });
  const select = h(
    'select',
    { 'aria-label': 'Overlay', on: { change: () => choose(select.value) } },
    ...Object.entries(KINDS).map(([value, text]) => h('option', { value }, text)),
  );
  let shown: Overlay = { marks: new Map(), text: '' };
  const show = () => {
    shown = overlayOf(chosen, data);
    note.textContent = shown.text;
  };
  const choose = (value: string) => {
    chosen = isKind(value) ? value : 'none';
    show();
    onChange();
  };
  select.value = chosen;
  show();
  return { element: h('div', { class: 'overlay' }, select, note), marks: () => shown.marks };
}
