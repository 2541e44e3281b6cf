/** Steps through the entries of a recording, each on the chart of its machine. */
import type { Replayed } from '../replay';
import type { ChartData } from '../site/data';
import { chartView } from './chart';
import { fill, h, iconButton } from './dom';
import { chosenHash } from './route';

/** In the reader's time zone. */
export const momentText = (at: number) => new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** Entries listed at a time, because a session has thousands. */
const MANY = 200;

export function recordingPlayer() {
  let steps: readonly Replayed[] = [];
  let charts: ReadonlyMap<string, ChartData> = new Map();
  let at = -1;
  let drawn: { readonly name: string; readonly view: ReturnType<typeof chartView> } | null = null;
  const sheet = h('div', { class: 'sheet' });
  const said = h('p', { class: 'said', role: 'status' });
  const list = h('ol', {});
  const more = h('button', { type: 'button', class: 'bare', on: { click: () => grow() } }, 'Show more entries');
  const back = iconButton('back', 'Previous entry', () => go(at - 1));
  const on = iconButton('on', 'Next entry', () => go(at + 1));
  const foot = h('div', { class: 'player' }, h('div', { class: 'row' }, said, back, on));
  const drawing = h('div', { class: 'view drawing' }, sheet, foot);
  const panel = h(
    'aside',
    { class: 'panel', 'aria-label': 'Entries' },
    h('section', { class: 'choices' }, h('h2', {}, 'Entries'), list, more),
  );

  const grow = () => {
    const from = list.children.length;
    list.append(
      ...steps.slice(from, from + MANY).map((step, nth) => stepItem(step, stepName(step, charts), () => go(from + nth))),
    );
    more.hidden = list.children.length >= steps.length;
  };

  function go(next: number) {
    const step = steps[next];
    if (!step) return;
    at = next;
    while (list.children.length <= next) grow();
    for (const [nth, one] of [...list.children].entries()) {
      if (nth === next) one.setAttribute('aria-current', 'step');
      else one.removeAttribute('aria-current');
    }
    // On a narrow page the list does not scroll by itself, and the page should not move.
    if (panel.scrollHeight > panel.clientHeight) list.children[next]?.scrollIntoView({ block: 'nearest' });
    const problem = step.problem === null ? '' : `. ${step.problem}`;
    said.textContent = `Entry ${step.entry.number}, ${momentText(step.entry.at)}: ${step.chart ?? step.entry.machine}, ${stepName(step, charts)}${problem}`;
    back.disabled = next === 0;
    on.disabled = next === steps.length - 1;
    draw(step);
  }

  function draw({ chart, entry }: Replayed) {
    const data = chart === null ? undefined : charts.get(chart);
    if (!data) {
      drawn = null;
      return fill(sheet);
    }
    if (drawn?.name !== data.name) {
      const onChoose = (id: string) => location.assign(chosenHash(data.name, id));
      drawn = { name: data.name, view: chartView({ data, onChoose, isFollowing: true }) };
      fill(sheet, drawn.view.element);
      drawn.view.begin();
    }
    drawn.view.paint(new Map([...entry.taken, ...entry.states].map((id) => [id, 'on'])));
    const [state] = entry.states;
    if (state) drawn.view.reveal(state);
  }

  function show(all: readonly Replayed[], theirs: ReadonlyMap<string, ChartData>) {
    steps = all;
    charts = theirs;
    drawn = null;
    fill(list);
    fill(sheet);
    said.textContent = '';
    for (const part of [drawing, panel]) part.hidden = all.length === 0;
    grow();
    const wrong = all.findIndex(({ problem }) => problem !== null);
    go(Math.max(0, wrong));
  }
  show([], charts);

  return {
    drawing,
    panel,
    show,
    press(key: string) {
      const keys: Readonly<Record<string, number>> = { n: at + 1, p: at - 1 };
      const next = keys[key];
      if (next !== undefined) go(next);
      return next !== undefined;
    },
  };
}

/** Describes an entry as the chart does, or by the event's own name if there is no chart. */
export function stepName({ entry, chart }: Replayed, charts: ReadonlyMap<string, ChartData>) {
  const transitions = charts.get(chart ?? '')?.model.transitions ?? [];
  const taken = transitions.find(({ id }) => entry.taken.includes(id));
  return taken?.label ?? entry.event.replace(/^xstate\./, '');
}

/** An entry in a list of steps. */
export function stepItem(step: Replayed, name: string, onChoose: () => void) {
  const { entry, chart, problem } = step;
  const fields = Object.entries(entry.fields).map(([field, kind]) => `${field}: ${kind}`);
  const about = [chart ?? entry.machine, ...(entry.event.startsWith('xstate.') ? [] : fields)].join(', ');
  return h(
    'li',
    {},
    h(
      'button',
      { type: 'button', class: 'choice', on: { click: onChoose } },
      h('b', {}, name),
      h('span', { class: 'note' }, ` ${about}`),
      problem === null ? null : h('span', { class: 'note warning' }, ` ${problem}`),
    ),
  );
}
