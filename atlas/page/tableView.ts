/** The chart as tables. */
import { type Row, STATE_COLUMNS, stateRow, TRANSITION_COLUMNS, transitionRow } from '../draw/tables';
import type { ChartData } from '../site/data';
import { link } from './details';
import { h } from './dom';
import { chosenHash } from './route';

const linesOf = (lines: readonly string[]) => lines.filter(Boolean).map((line) => h('div', {}, line));

function table(caption: string, columns: readonly string[], rows: readonly { readonly href: string; readonly cells: Row }[]) {
  const head = h('thead', {}, h('tr', {}, ...columns.map((column) => h('th', { scope: 'col' }, column))));
  const body = rows.map(({ href, cells: [first, ...cells] }) =>
    h(
      'tr',
      {},
      h('th', { scope: 'row' }, link(href, first?.join(' ') ?? '')),
      ...cells.map((lines) => h('td', {}, ...linesOf(lines))),
    ),
  );
  return h(
    'div',
    { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': caption },
    h('table', {}, h('caption', {}, caption), head, h('tbody', {}, ...body)),
  );
}

export function tableView({ name, model, instances }: ChartData) {
  const states = model.states.map((state) => ({
    href: chosenHash(name, state.id),
    cells: stateRow(state, instances.length > 0),
  }));
  const transitions = model.transitions.map((one) => ({ href: chosenHash(name, one.id), cells: transitionRow(one) }));
  return h(
    'div',
    { class: 'tables' },
    table('States', STATE_COLUMNS, states),
    table('Transitions', TRANSITION_COLUMNS, transitions),
  );
}
