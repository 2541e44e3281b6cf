/** One chart: the drawing or the tables, the walk below, and beside them the selection, the possible steps and the proofs. */
import type { ChartData, IndexData } from '../site/data';
import type { Verdict } from '../verdict';
import { chartView, type Marks } from './chart';
import { choices } from './choices';
import { details } from './details';
import { fill, h } from './dom';
import { legend } from './legend';
import { overlayChoice } from './overlay';
import { player } from './player';
import { printSheet } from './print';
import { proofs } from './proofs';
import { AT_INDEX, chartHash, liveHash, type Route, tableHash, type Walk } from './route';
import { tableView } from './tableView';
import { choicesAt, marksAt, type WalkState, walkAlong, walkStateOf } from './walkState';

export interface ChartPage {
  readonly element: HTMLElement;
  readonly show: (route: Route) => void;
  /** Handles the keys that no other part uses. Returns whether the key was handled. */
  readonly press: (key: string) => boolean;
  readonly close: () => void;
}

export function chartPage(index: IndexData, data: ChartData, go: (route: Route) => void): ChartPage {
  const { name } = data;
  let route: Route = { ...AT_INDEX, chart: name };
  let isFirst = true;
  /** Selecting something on the chart does not change the walk. */
  let walked: { readonly walkState: WalkState; readonly step: number } | null = null;

  const goWalk = (walk: Walk | null, step: number) => go({ ...AT_INDEX, chart: name, walk, step });
  const chart = chartView({ data, onChoose: (chosen) => go({ ...AT_INDEX, chart: name, chosen }) });
  const walker = player({ data, onGo: goWalk });
  const heard = h('p', { class: 'heard', role: 'status' });
  /** A message that is shown where it belongs, and announced. */
  const note = (text: string) => {
    heard.textContent = text;
    return h('p', { class: 'note warning' }, text);
  };
  const chosen = h('div', {});
  const here = h('div', {});
  const tabs = h('div', { class: 'tabs', role: 'navigation', 'aria-label': 'Views' });
  const panel = h('aside', { class: 'panel', 'aria-label': 'Chart details' }, heard, chosen, here, proofs(data, play));
  const tables = h('div', { class: 'view' });
  const foot = data.walk ? walker.element : inside(data);
  const overlay = overlayChoice(data, () => paint(marks()));
  const drawing = h('div', { class: 'view drawing' }, legend(), chart.element, foot);
  chart.element.append(overlay.element);
  const sheet = printSheet(chart.size, `${name}, Flows ${index.flows}`);
  const element = h('div', { class: 'page' }, header(data, tabs), h('main', { tabindex: -1 }, drawing, tables), panel, sheet);

  function play({ counterexample }: Verdict) {
    if (!counterexample) return;
    const walk = walkAlong(data, counterexample);
    if (walk) return goWalk(walk, walk.ways.length);
    const marks = new Map<string, string>();
    for (const { fired, states } of [counterexample.begins, ...counterexample.steps])
      for (const id of [...fired, ...states]) marks.set(id, 'been');
    const last = counterexample.steps.at(-1) ?? counterexample.begins;
    for (const id of [...last.fired, ...last.states]) marks.set(id, 'on');
    fill(here, counterSteps(counterexample.steps));
    paint(marks);
    const [first] = last.states.slice(-1);
    if (first) chart.reveal(first);
  }

  const marks = (): Marks => (walked ? marksAt(walked.walkState, walked.step) : new Map());
  /** What the chosen property names. */
  const about = () => data.verdicts.find(({ property }) => property === route.property)?.about ?? [];
  const paint = (walk: Marks) => {
    const all = new Map(overlay.marks());
    const add = (id: string, mark: string) => all.set(id, [all.get(id), mark].filter(Boolean).join(' '));
    for (const [id, mark] of walk) add(id, mark);
    if (route.chosen !== null) add(route.chosen, 'chosen');
    for (const id of about()) add(id, 'chosen');
    chart.paint(all);
  };

  /** From here on the walk is the reader's own. */
  const take = (walkState: WalkState, step: number, way: number) =>
    goWalk({ path: null, start: walkState.walk.start, ways: [...walkState.walk.ways.slice(0, step), way] }, step + 1);

  function showWalk() {
    const asked = route.walk ? walkStateOf(data, route.walk) : null;
    if (asked) walked = { walkState: asked, step: Math.min(route.step, asked.steps.length) };
    else if (route.walk || (route.chosen === null && !route.isTable)) walked = null;
    walker.show(walked?.walkState ?? null, walked?.step ?? 0);
    if (route.walk && !asked) fill(here, note(`${name} has no path at this address.`));
    else if (!walked || !data.walk || !route.walk) fill(here);
    else {
      const { walkState, step } = walked;
      fill(
        here,
        choices(choicesAt(data.walk, walkState.at(step)), (way) => take(walkState, step, way)),
      );
    }
  }

  function showChosen() {
    if (route.chosen === null) return fill(chosen);
    const about = details(data, route.chosen);
    heard.textContent = `${route.chosen} is described next to the chart`;
    fill(chosen, about ?? note(`${name} has no state or transition "${route.chosen}".`));
  }

  /** A property that was searched for is marked, and in view. */
  function showProperty() {
    for (const item of panel.querySelectorAll<HTMLElement>('[data-property]')) {
      const isIt = item.dataset.property === route.property;
      item.classList.toggle('chosen', isIt);
      if (!isIt) continue;
      item.scrollIntoView({ block: 'center' });
      item.focus({ preventScroll: true });
    }
  }

  return {
    element,
    show(next) {
      const isOther = next.chosen !== route.chosen;
      route = next;
      showTabs(tabs, name, route.isTable);
      drawing.hidden = route.isTable;
      if (route.isTable && !tables.firstChild) fill(tables, tableView(data));
      tables.hidden = !route.isTable;
      panel.hidden = route.isTable;
      if (isFirst && !route.isTable) {
        chart.begin();
        isFirst = false;
      }
      heard.textContent = '';
      showWalk();
      showChosen();
      showProperty();
      paint(marks());
      const [lit] = about();
      if (lit !== undefined) chart.reveal(lit);
      if (route.chosen !== null && isOther) {
        chart.point(route.chosen, false);
        chart.reveal(route.chosen);
        panel.scrollTop = 0;
      } else if (route.walk && walked) {
        const state = (walked.walkState.steps[walked.step - 1] ?? walked.walkState.begins).states.at(-1);
        if (state) chart.reveal(state);
      }
    },
    press(key) {
      const keys: Readonly<Record<string, () => void>> = {
        '+': () => chart.view.zoom(1.25),
        '=': () => chart.view.zoom(1.25),
        '-': () => chart.view.zoom(0.8),
        '0': chart.view.fit,
        c: chart.fold,
        d: chart.toggleDetails,
        n: () => walker.step(1),
        p: () => walker.step(-1),
        Escape: () => go({ ...AT_INDEX, chart: name, walk: walked?.walkState.walk ?? null, step: walked?.step ?? 0 }),
      };
      keys[key]?.();
      return key in keys;
    },
    close: walker.stop,
  };
}

function counterSteps(steps: readonly { readonly text: string }[]) {
  return h(
    'section',
    { class: 'choices', 'aria-labelledby': 'counter' },
    h('h2', { id: 'counter' }, 'Counterexample'),
    h('ol', {}, ...steps.map(({ text }) => h('li', {}, text))),
  );
}

const links = (charts: readonly string[]) =>
  charts.flatMap((chart, nth) => [nth > 0 ? ', ' : null, h('a', { href: chartHash(chart) }, chart)]);

/** Says where a chart can be walked that cannot be walked by itself. */
const inside = ({ parents, instances }: ChartData) =>
  h(
    'p',
    { class: 'player note' },
    ...(instances.length > 0
      ? ['A chart of the kit. It is walked in the flows that have it: ', ...links(instances)]
      : ['You can step through this machine inside the charts that run it: ', ...links(parents)]),
    '.',
  );

/** The formats in which a chart can be downloaded. */
const FORMATS = [
  ['svg', 'SVG, the drawing with all details'],
  ['json', 'JSON, the data'],
  ['scxml', 'SCXML, for statechart tools'],
  ['mmd', 'Mermaid, for documents'],
] as const;

function header({ name, area, model, kit }: ChartData, tabs: HTMLElement) {
  const file = ([ending, text]: (typeof FORMATS)[number]) =>
    h('li', {}, h('a', { href: `charts/${area}/${name}.${ending}`, download: `${name}.${ending}` }, text));
  const files = h(
    'details',
    { class: 'download' },
    h('summary', { class: 'button' }, 'Download'),
    h('ul', {}, ...FORMATS.map(file)),
  );
  const printed = h('button', { type: 'button', class: 'button', on: { click: () => print() } }, 'Print');
  return h(
    'header',
    { class: 'top' },
    h('h1', {}, name),
    h('p', { class: 'about' }, model.description, ...(kit === null ? [] : [' Kit chart: ', ...links([kit]), '.'])),
    tabs,
    h('div', { class: 'row files' }, files, printed),
  );
}

function showTabs(tabs: HTMLElement, name: string, isTable: boolean) {
  const tab = (href: string, text: string, isHere: boolean) => h('a', { href, 'aria-current': isHere && 'page' }, text);
  fill(tabs, tab(chartHash(name), 'Chart', !isTable), tab(tableHash(name), 'Table', isTable), tab(liveHash(name), 'Live', false));
}

/** For the list of keyboard shortcuts. */
export const KEYS: readonly (readonly [string, string])[] = [
  ['/', 'search'],
  ['arrows', 'move between states'],
  ['Enter', 'choose'],
  ['+ - 0', 'zoom in, zoom out, fit to screen'],
  ['c', 'collapse or expand regions'],
  ['d', 'all details, or plain words'],
  ['n p', 'next step, previous step'],
  ['Esc', 'clear selection'],
];
