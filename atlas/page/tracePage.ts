/** The trace inside the atlas: each requirement with the states that implement it, its calls, proofs and tests, and every gap. */
import type { TraceData } from '../site/data';
import { link, withCode } from './details';
import { type Child, fill, h } from './dom';
import { readTrace } from './load';
import { chartHash, chosenHash, type Route, traceHash } from './route';

type Lines = TraceData['lines'];

const list = (items: readonly Child[]) => h('ul', {}, ...items.map((item) => h('li', {}, item)));
const cell = (...children: readonly Child[]) => h('td', {}, ...children);
const gapMark = (gap: string) => h('span', { class: 'mark red' }, `Gap: ${gap}`);
const folded = (items: readonly string[], what: string) =>
  items.length === 0
    ? h('span', { class: 'note' }, '–')
    : h('details', {}, h('summary', {}, `${items.length} ${what}`), list(items.map((item) => h('span', {}, ...withCode(item)))));

function table(caption: string, columns: readonly string[], rows: readonly HTMLElement[]) {
  const head = h('thead', {}, h('tr', {}, ...columns.map((column) => h('th', { scope: 'col' }, column))));
  const content = h('table', {}, h('caption', {}, caption), head, h('tbody', {}, ...rows));
  return h('div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': caption }, content);
}

/** One row for each requirement. */
function allRequirements({ requirements, lines }: TraceData, isGapsOnly: boolean) {
  const rows = Object.entries(requirements).flatMap(([id, { text, tests }]) => {
    const own = lines.filter(({ requirement }) => requirement === id);
    const gaps = [...new Set(own.map(({ gap }) => gap).filter(Boolean))];
    if (isGapsOnly && gaps.length === 0) return [];
    const charts = own.flatMap(({ chart }) => (chart === '' ? [] : [chart]));
    const proofs = own.reduce((sum, { properties }) => sum + properties.length, 0);
    return [
      h(
        'tr',
        {},
        h('th', { scope: 'row' }, link(traceHash(id), id)),
        cell(...withCode(text)),
        cell(charts.length > 3 ? folded(charts, 'charts') : list(charts.map((chart) => link(chartHash(chart), chart)))),
        h('td', { class: 'number' }, proofs === 0 ? '–' : String(proofs)),
        h('td', { class: 'number' }, tests.length === 0 ? '–' : String(tests.length)),
        cell(...gaps.map(gapMark)),
      ),
    ];
  });
  return table('Requirements', ['Requirement', 'Text', 'Charts', 'Proofs', 'Tests', 'Gaps'], rows);
}

/** What has no requirement, and what no path covers. */
function strays(lines: Lines) {
  const rows = lines
    .filter(({ requirement }) => requirement === '')
    .map(({ chart, states, transitions, gap }) =>
      h(
        'tr',
        {},
        h('th', { scope: 'row' }, link(chartHash(chart), chart)),
        cell([...states, ...transitions].join(', ')),
        cell(gapMark(gap)),
      ),
    );
  return rows.length === 0 ? null : table('Not traced to a requirement or a path', ['Chart', 'State or transition', 'Gap'], rows);
}

/** One row for each chart that implements the requirement. */
function oneRequirement({ requirements, lines }: TraceData, id: string) {
  const about = requirements[id];
  if (!about) return [h('p', { role: 'alert' }, `There is no requirement ${id}.`)];
  const rows = lines
    .filter(({ requirement }) => requirement === id)
    .map(({ chart, states, transitions, endpoints, properties, gap }) => {
      const root = chart.split('.').at(-1) ?? chart;
      return h(
        'tr',
        {},
        h('th', { scope: 'row' }, chart === '' ? 'no chart' : link(chartHash(chart), chart)),
        cell(list(states.map((state) => link(chosenHash(chart, state === root ? state : `${root}.${state}`), state)))),
        cell(folded(transitions, 'transitions')),
        cell(list(endpoints)),
        cell(folded(properties, 'properties')),
        cell(gap ? gapMark(gap) : null),
      );
    });
  return [
    h('p', {}, link(traceHash(), 'All requirements')),
    h('p', { class: 'lead' }, ...withCode(about.text)),
    table(`Charts that implement ${id}`, ['Chart', 'States', 'Transitions', 'Calls', 'Proofs', 'Gap'], rows),
    h('h2', {}, `Tests that cover ${id}`),
    about.tests.length > 0 ? list(about.tests) : h('p', {}, 'None.'),
  ];
}

export function tracePage() {
  const title = h('h1', {}, 'Trace');
  const content = h('div', { class: 'tables trace' });
  const element = h('div', { class: 'page' }, h('header', { class: 'top' }, title), h('main', { tabindex: -1 }, content));
  let trace: TraceData | null = null;
  let isGapsOnly = false;

  function show({ chosen }: Route) {
    title.textContent = chosen ?? 'Trace';
    if (!trace) {
      fill(content, h('p', { class: 'note' }, 'Loading the trace…'));
      readTrace().then(
        (read) => {
          trace = read;
          // The reader may have chosen another requirement meanwhile.
          show(route);
        },
        (error: unknown) => fill(content, h('p', { role: 'alert' }, error instanceof Error ? error.message : String(error))),
      );
      return;
    }
    if (chosen !== null) return fill(content, ...oneRequirement(trace, chosen));
    const gaps = trace.lines.filter(({ gap }) => gap !== '').length;
    const only = h('input', { type: 'checkbox', id: 'gaps', checked: isGapsOnly, on: { change: () => toggle(only.checked) } });
    fill(
      content,
      h(
        'p',
        { class: 'lead' },
        `${Object.keys(trace.requirements).length} requirements with the charts, calls, proofs and tests of each. ${gaps} rows have a gap.`,
      ),
      h('p', { class: 'row' }, only, h('label', { for: 'gaps' }, 'Show only requirements with a gap')),
      allRequirements(trace, isGapsOnly),
      strays(trace.lines),
    );
  }
  function toggle(isOn: boolean) {
    isGapsOnly = isOn;
    show(route);
    content.querySelector<HTMLElement>('#gaps')?.focus();
  }
  let route: Route;
  return {
    element,
    show(next: Route) {
      route = next;
      show(next);
    },
  };
}
