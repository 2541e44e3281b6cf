/** The auditors' page shows what the URL names. Every action changes the URL. */

import type { IndexData } from '../site/data';
import { type ChartPage, chartPage, KEYS } from './chartPage';
import { fill, h } from './dom';
import { indexPage } from './indexPage';
import { livePage } from './live/livePage';
import { ChartLoadError, readChart, readIndex } from './load';
import { nav } from './nav';
import { recordingPage } from './recordingPage';
import { hashOf, isLive, LIVE, RECORDING, type Route, routeOf, TRACE } from './route';
import { search } from './search';
import { tracePage } from './tracePage';

/** Uses the theme chosen for the dashboard in this browser. */
function followTheme() {
  try {
    const theme = localStorage.getItem('kontor:theme');
    if (theme) document.documentElement.dataset.theme = theme;
  } catch {
    // A browser without storage follows the system.
  }
}

function message(text: string) {
  return h(
    'div',
    { class: 'page' },
    h(
      'main',
      { class: 'plain', tabindex: -1 },
      h('h1', {}, 'Cannot be displayed'),
      h('p', { role: 'alert' }, text),
      h('p', {}, h('a', { href: '#' }, 'All charts')),
    ),
  );
}

function keyList() {
  return h(
    'details',
    { class: 'keys' },
    h('summary', {}, 'Shortcuts'),
    h('dl', {}, ...KEYS.map(([key, does]) => h('div', {}, h('dt', {}, key), h('dd', {}, does)))),
  );
}

const PAGE_NAMES: Readonly<Record<string, string>> = { [RECORDING]: 'Recording', [LIVE]: 'Live', [TRACE]: 'Trace' };

const titleOf = (chart: string | null) => (chart === null ? 'Atlas · Kontor' : `${PAGE_NAMES[chart] ?? chart} · Atlas · Kontor`);

const whyNot = (error: unknown, chart: string) =>
  error instanceof ChartLoadError
    ? error.message
    : `${chart} cannot be displayed because its data is damaged. Rebuild the page with npm run atlas.`;

const allCharts = (index: IndexData) =>
  h(
    'div',
    { class: 'page' },
    h('header', { class: 'top' }, h('h1', {}, 'All charts')),
    h('main', { tabindex: -1 }, indexPage(index)),
  );

function start(root: HTMLElement) {
  const index = readIndex();
  const menu = nav(index);
  const finder = search(index);
  menu.element.querySelector('nav')?.before(finder.element);
  menu.element.querySelector('.stamp')?.before(keyList());
  const place = h('div', { class: 'place' });
  fill(root, menu.element, h('div', { class: 'margin' }), place);

  const recording = recordingPage(index);
  const trace = tracePage();
  const live = livePage(index, (route) => go(route));
  let open: { readonly name: string; readonly page: ChartPage } | null = null;
  const go = (route: Route) => {
    const hash = hashOf(route);
    if (hash === location.hash) return;
    location.hash = hash;
    // Immediately, because the next key may come before the browser reports the change.
    void show();
  };

  /** Returns the page of a route that is not a chart. */
  const pageOf = (route: Route) => {
    if (isLive(route)) return live.element;
    if (route.chart === null) return allCharts(index);
    if (route.chart === TRACE) return trace.element;
    return route.chart === RECORDING ? recording.element : null;
  };

  function showOther(route: Route, page: Element | null) {
    finder.of(null);
    fill(place, page);
    live.show(isLive(route) ? route : null);
    if (route.chart === TRACE) trace.show(route);
  }

  let shown: string | null = null;
  async function show() {
    if (shown === location.hash) return;
    shown = location.hash;
    const route = routeOf(location.hash);
    const { chart } = route;
    menu.show(chart);
    document.title = titleOf(chart);
    const other = pageOf(route);
    if (open && (open.name !== chart || other)) {
      open.page.close();
      open = null;
    }
    if (other || chart === null) return showOther(route, other);
    live.show(null);
    try {
      if (!open) {
        const data = await readChart(index, chart);
        // The reader has moved on while it loaded.
        if (routeOf(location.hash).chart !== chart) return;
        open = { name: chart, page: chartPage(index, data, go) };
        finder.of(chart);
        fill(place, open.page.element);
      }
      open.page.show(routeOf(location.hash));
    } catch (error) {
      open = null;
      fill(place, message(whyNot(error, chart)));
    }
  }

  const isTyping = (target: EventTarget | null) => target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  addEventListener('hashchange', () => void show());
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const isSearch = event.key === '/';
    if (isSearch) {
      menu.open();
      finder.focus();
    }
    const route = routeOf(location.hash);
    const page = isLive(route) ? live : route.chart === RECORDING ? recording : open?.page;
    if (isSearch || page?.press(event.key)) event.preventDefault();
  });
  void show();
}

followTheme();
const root = document.getElementById('atlas');
if (root)
  try {
    start(root);
  } catch (error) {
    fill(root, message(error instanceof ChartLoadError ? error.message : 'This page is damaged. Rebuild it with npm run atlas.'));
  }
