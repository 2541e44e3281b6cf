/** All charts by area with their verdicts, and the digest of the flows. */
import type { ChartSummary, IndexData } from '../site/data';
import type { Tally } from '../verdict';
import { h, icon, iconButton, svg } from './dom';
import { FINDINGS } from './proofs';
import { chartHash, LIVE, RECORDING, TRACE, traceHash } from './route';

export const areasOf = ({ charts }: IndexData) => {
  const areas = new Map<string, ChartSummary[]>();
  for (const chart of charts) areas.set(chart.area, [...(areas.get(chart.area) ?? []), chart]);
  return [...areas];
};

function verdictIcon({ verdicts }: ChartSummary) {
  const finding = verdicts.REFUTED
    ? 'REFUTED'
    : verdicts.VACUOUS
      ? 'VACUOUS'
      : verdicts.PROVED || verdicts.HOLDS || verdicts.ASSUMED
        ? 'PROVED'
        : null;
  if (!finding) return null;
  return h(
    'span',
    { class: `finding ${FINDINGS[finding].tone}` },
    icon(FINDINGS[finding].icon),
    h('span', { class: 'heard' }, FINDINGS[finding].word),
  );
}

/** The logo: two margin lines and a chevron. */
function houseMark() {
  const mark = svg('svg', { class: 'logo', viewBox: '0 0 26 26', 'aria-hidden': 'true' });
  mark.append(svg('path', { class: 'lines', d: 'M6 2v22M10 2v22' }), svg('path', { class: 'chevron', d: 'M23 3 13.5 13 23 23' }));
  return mark;
}

export function nav(index: IndexData) {
  const links = new Map<string, HTMLAnchorElement>();
  const areas = areasOf(index).map(([area, charts]) => {
    const items = charts.map((chart) => {
      const link = h(
        'a',
        { href: chartHash(chart.name), class: chart.isFlow ? 'flow' : 'inner' },
        h('span', {}, chart.name),
        verdictIcon(chart),
      );
      links.set(chart.name, link);
      return h('li', {}, link);
    });
    return h('li', {}, h('h2', {}, area), h('ul', {}, ...items));
  });
  const sumOf = (tally: Tally) => index.charts.reduce((sum, { verdicts }) => sum + (verdicts[tally] ?? 0), 0);
  const sums = [
    [sumOf('PROVED'), 'proved'],
    [sumOf('HOLDS'), 'hold'],
    [sumOf('ASSUMED'), 'hold under an assumption'],
  ] as const;
  const count = [`${index.charts.length} charts`, ...sums.flatMap(([sum, what]) => (sum > 0 ? [`${sum} ${what}`] : []))].join(
    ', ',
  );
  const list = h('nav', { 'aria-label': 'Charts', id: 'charts' }, h('ul', {}, ...areas));
  const toggle = iconButton('menu', 'Charts', () => open(!element.classList.contains('open')), {
    class: 'button icon toggle',
    'aria-expanded': 'false',
    'aria-controls': 'charts',
  });
  const trace = h('a', { class: 'recording', href: traceHash() }, 'Trace requirements');
  links.set(TRACE, trace);
  const recording = h('a', { class: 'recording', href: chartHash(RECORDING) }, 'Open a recording');
  links.set(RECORDING, recording);
  const live = h('a', { class: 'recording', href: chartHash(LIVE) }, 'Watch the app live');
  links.set(LIVE, live);
  const home = h('a', { class: 'home', href: '#' }, houseMark(), h('span', {}, h('b', {}, 'Atlas'), h('small', {}, count)));
  const element = h(
    'aside',
    { class: 'desk' },
    h('div', { class: 'corner' }, home, toggle),
    list,
    trace,
    live,
    recording,
    h(
      'p',
      { class: 'stamp', title: 'Digest of the machines. The app shows the same digest when it runs these flows.' },
      `Flows ${index.flows}`,
    ),
  );
  const open = (isOpen: boolean) => {
    element.classList.toggle('open', isOpen);
    toggle.setAttribute('aria-expanded', String(isOpen));
  };
  return {
    element,
    /** Shows the search where a narrow window hides it. */
    open: () => open(true),
    show(chart: string | null) {
      open(false);
      for (const [name, link] of links) {
        if (name === chart) link.setAttribute('aria-current', 'page');
        else link.removeAttribute('aria-current');
      }
    },
  };
}
