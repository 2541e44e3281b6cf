/** The index of all charts. */
import type { ChartSummary, IndexData } from '../site/data';
import { link } from './details';
import { h } from './dom';
import { areasOf } from './nav';
import { mark, TALLIES } from './proofs';
import { chartHash } from './route';

const COLUMNS = ['Chart', 'Description', 'States', 'Transitions', 'In the browser', 'Paths', 'Configurations', 'Proofs'];

const number = (value: number) => h('td', { class: 'number count' }, value > 0 ? value.toLocaleString('en') : '–');

/** A link to the kit chart, and how many flows use it. */
function kitNote({ kit, instances }: ChartSummary) {
  if (kit !== null) return [' ', h('span', { class: 'note' }, 'Kit chart: ', link(chartHash(kit), kit))];
  return instances.length > 0 ? [' ', h('span', { class: 'note' }, `${instances.length} flows have it.`)] : [];
}

function row(chart: ChartSummary) {
  const marks = TALLIES.flatMap((finding) => {
    const count = chart.verdicts[finding] ?? 0;
    return count > 0 ? [mark(finding, count)] : [];
  });
  return h(
    'tr',
    {},
    h('th', { scope: 'row' }, link(chartHash(chart.name), chart.name)),
    h('td', {}, chart.description, ...kitNote(chart)),
    ...[chart.states, chart.transitions].map(number),
    h('td', { class: 'number count' }, chart.walked === null ? '–' : `${chart.walked} of ${chart.transitions}`),
    ...[chart.paths, chart.configurations].map(number),
    h('td', {}, ...(marks.length > 0 ? marks : [h('span', { class: 'note' }, chart.instances.length > 0 ? '–' : 'not checked')])),
  );
}

export function indexPage(index: IndexData) {
  const areas = areasOf(index).map(([area, charts]) =>
    h(
      'div',
      { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': area },
      h(
        'table',
        { class: 'index' },
        h('caption', {}, area),
        h(
          'thead',
          {},
          h(
            'tr',
            {},
            ...COLUMNS.map((column, nth) => h('th', { scope: 'col', class: nth > 1 && nth < 7 && 'number count' }, column)),
          ),
        ),
        h('tbody', {}, ...charts.map(row)),
      ),
    ),
  );
  return h(
    'div',
    { class: 'tables' },
    h(
      'p',
      { class: 'lead' },
      'Every flow of the dashboard is a statechart, drawn from the machine that runs. Choose one to read it, step through it, and see what is proved about it.',
    ),
    h(
      'p',
      { class: 'note' },
      `The dashboard shows flows ${index.flows} under For auditors in the account menu. Different digits mean different flows.`,
    ),
    ...areas,
  );
}
