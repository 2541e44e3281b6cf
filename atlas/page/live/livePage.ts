/** The steps of an open tab of the app, as they happen: on the chart of a flow, or as a sequence. */
import type { Replayed } from '../../replay';
import type { ChartData, IndexData } from '../../site/data';
import { h } from '../dom';
import { AT_INDEX, LIVE, type LiveView, type Route } from '../route';
import { liveChart } from './liveChart';
import { liveHeader } from './liveHeader';
import { livePanel } from './livePanel';
import { livePlayer } from './livePlayer';
import { type LiveRecord, liveRecord } from './record';
import { sequenceView } from './sequenceView';
import { type LiveTab, type Tabs, watchTabs } from './tabs';

export interface LivePage {
  readonly element: HTMLElement;
  /** Shows what a route names. Null if another page is shown. */
  readonly show: (route: Route | null) => void;
  readonly press: (key: string) => boolean;
}

const EMPTY: LiveRecord = { steps: [], charts: new Map() };

/** How long the words beside the chart wait for a further step, and at most in all, in milliseconds. */
const CALM_MS = 100;
const LATEST_MS = 500;

/** Returns the steps of one flow and its child machines, wherever the flow runs. */
const stepsOf = (steps: readonly Replayed[], flow: string) =>
  steps.filter(({ entry, chart }) => entry.flow === flow || chart === flow || chart?.startsWith(`${flow}.`));

export function livePage(index: IndexData, go: (route: Route) => void): LivePage {
  let route: Route | null = null;
  let tabs: Tabs | null = null;
  let record = EMPTY;
  let problem = '';
  /** The shown step, or null for the latest one. */
  let at: number | null = null;
  let isAsked = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Since when the words wait for their chart to come to rest. */
  let waitsSince: number | null = null;

  const goTo = (chart: string, live: LiveView, tab: string | null) => go({ ...AT_INDEX, chart, live, tab });
  const header = liveHeader((tab) => goTo(route?.chart ?? LIVE, route?.live ?? 'live', tab));
  const chart = liveChart();
  const sequence = sequenceView();
  const player = livePlayer((next) => {
    at = next;
    draw();
  });
  const panel = livePanel(player.go);
  const main = h('main', { tabindex: -1 }, h('div', { class: 'view drawing' }, chart.element, sequence.element, player.element));
  const element = h('div', { class: 'page live' }, header.element, main, panel.element);
  const loaded = liveRecord(
    index,
    (next) => {
      record = next;
      redraw();
    },
    (error) => {
      problem = error instanceof Error ? error.message : 'A chart could not be loaded.';
    },
  );

  const tabShown = (): LiveTab | undefined => {
    const all = [...(tabs?.values() ?? [])];
    // The page of a tab gets another id when it reloads.
    return all.find(({ id }) => id === route?.tab) ?? all.findLast(({ isOpen }) => isOpen) ?? all.at(-1);
  };

  /** Once a frame, however many steps arrive. The chart is lit first. What is written beside it would keep the next light waiting. */
  function redraw() {
    if (isAsked || !route) return;
    isAsked = true;
    requestAnimationFrame(() => {
      isAsked = false;
      const rest = light();
      const now = performance.now();
      waitsSince ??= now;
      clearTimeout(timer);
      timer = setTimeout(
        () => {
          waitsSince = null;
          rest();
        },
        Math.max(0, Math.min(CALM_MS, waitsSince + LATEST_MS - now)),
      );
    });
  }

  /** Draws all of it at once. */
  function draw() {
    clearTimeout(timer);
    waitsSince = null;
    light()();
  }

  /** Draws the chart, and returns what draws the rest. */
  function light(): () => void {
    if (!route) return () => {};
    const pinned = route.chart === null || route.chart === LIVE ? null : route.chart;
    const tab = tabShown();
    const steps = pinned === null ? record.steps : stepsOf(record.steps, pinned.split('.')[0] ?? pinned);
    const now = Math.min(at ?? steps.length - 1, steps.length - 1);
    const name = pinned ?? steps[now]?.chart ?? null;
    const view = route.live ?? 'live';
    chart.element.hidden = view !== 'live';
    sequence.element.hidden = view !== 'sequence';
    if (view === 'live') chart.show(steps, now, dataOf(name));
    else sequence.show(runOf(steps, now), record.charts);
    const { tab: wanted } = route;
    return () => {
      header.show({ index, tabs, tab, pinned, name, view, problem });
      player.show(steps, record.charts, now, at === null);
      panel.show({ steps, at: now, record, pinned, name, view, tab: wanted });
    };
  }

  const dataOf = (name: string | null): ChartData | undefined => (name === null ? undefined : record.charts.get(name));

  return {
    element,
    show(next) {
      if (next?.chart !== route?.chart) at = null;
      route = next;
      if (!route) return;
      if (!tabs) {
        tabs = new Map();
        watchTabs((changed) => {
          tabs = changed;
          loaded.show(tabShown()?.entries ?? []);
        });
      }
      loaded.show(tabShown()?.entries ?? []);
      if (route.chart && route.chart !== LIVE) loaded.need(route.chart);
      draw();
    },
    press: player.press,
  };
}

/** Returns the steps of the flow that moved last, from when it opened. */
function runOf(steps: readonly Replayed[], at: number): readonly Replayed[] {
  const flow = steps[at]?.entry.flow;
  const own = steps.slice(0, at + 1).filter(({ entry }) => entry.flow === flow);
  const start = own.findLastIndex(({ entry }) => entry.machine === flow && entry.event === 'xstate.init');
  return own.slice(Math.max(0, start));
}
