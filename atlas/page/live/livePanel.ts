/** What is said beside a live chart: the running flows, whether the charts allow every step, and the steps. */
import { pathText } from '../../format';
import type { Replayed } from '../../replay';
import { fill, h, icon } from '../dom';
import { LIVE, type LiveView, liveHash } from '../route';
import { standingAt } from './lit';
import { monitorList } from './monitorList';
import type { LiveRecord } from './record';
import { stepList } from './stepList';

interface Shown {
  readonly steps: readonly Replayed[];
  readonly at: number;
  readonly record: LiveRecord;
  readonly pinned: string | null;
  readonly name: string | null;
  readonly view: LiveView;
  readonly tab: string | null;
}

export function livePanel(onGo: (at: number) => void) {
  const running = h('ul', { class: 'running' });
  const checks = h('div', { class: 'findings' });
  const list = stepList(onGo);
  const properties = monitorList(onGo);
  let said = '';
  const element = h(
    'aside',
    { class: 'panel', 'aria-label': 'Live details' },
    h('section', {}, h('h2', {}, 'Running flows'), running),
    h('section', {}, h('h2', {}, 'Checks'), checks),
    properties.element,
    list.element,
  );
  return {
    element,
    show(shown: Shown) {
      const { steps, at, record } = shown;
      showRunning(running, shown);
      const text = JSON.stringify(steps.flatMap(({ problem }, nth) => (problem === null ? [] : [nth, problem])));
      if (text !== said || !checks.firstChild) fill(checks, ...checksOf(steps, onGo));
      said = text;
      properties.show(steps, at, shown.name === null ? undefined : record.charts.get(shown.name));
      list.show(steps, record.charts, at);
    },
  };
}

/** The flows that run at the shown step of the record, each a link to its live chart. */
function showRunning(list: HTMLElement, { steps, at, record, pinned, view, tab }: Shown) {
  const moment = steps[at];
  const place = moment ? record.steps.lastIndexOf(moment) : -1;
  // The latest step of one flow is not the latest of all.
  const until = at === steps.length - 1 ? record.steps.length - 1 : place;
  const charts = standingAt(record.steps, until, record.charts);
  const link = (chart: string, text: string, states: string) =>
    h(
      'li',
      {},
      h('a', { href: liveHash(chart, view, tab), 'aria-current': chart === (pinned ?? LIVE) && 'true' }, text),
      h('span', { class: 'note' }, states),
    );
  fill(
    list,
    link(LIVE, 'Follow the latest step', ''),
    ...charts.map(({ chart, states }) => link(chart, chart, states.map(pathText).join(', '))),
  );
}

function checksOf(steps: readonly Replayed[], onGo: (at: number) => void) {
  const wrong = steps.flatMap(({ problem }, at) => (problem === null ? [] : [{ problem, at }]));
  if (wrong.length === 0) return [h('p', { class: 'mark green' }, icon('proved'), 'The chart allows every step')];
  return wrong.map(({ problem, at }) =>
    h(
      'button',
      { type: 'button', class: 'bare', on: { click: () => onGo(at) } },
      `Step ${at + 1} doesn't match the charts: ${problem}`,
    ),
  );
}
