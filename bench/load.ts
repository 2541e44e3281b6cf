/** A cold visit to the sign-in page, compared with the minimum for our libraries and with a page without code. */
import type { Browser } from '@playwright/test';
import { heapOf, launch, onFreshPage, SLOW_CPU } from './kit/browser';
import { buildApp, buildPage, plainPage } from './kit/build';
import { entryOf, firstStyles, weigh } from './kit/chunks';
import { interleaved, medianOf, p95 } from './kit/numbers';
import { count, kB, MB, ms, printGoals, printTable, times } from './kit/print';
import { type Served, serveFolder } from './kit/serve';

type Kind = 'app' | 'floor' | 'static';
const KINDS: readonly Kind[] = ['app', 'floor', 'static'];

/** What is collected in the page from the start. */
interface Seen {
  /** When the largest element was painted, in ms from the navigation. */
  lcp: number;
  shift: number;
  tasks: { readonly from: number; readonly lasted: number }[];
}
declare global {
  interface Window {
    seen: Seen;
  }
}

/** A layout shift as the browser reports it, which TypeScript's library lacks. */
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

function collect() {
  const seen: Seen = { lcp: 0, shift: 0, tasks: [] };
  window.seen = seen;
  const watch = (type: string, hear: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true });
  const isShift = (entry: PerformanceEntry): entry is Shift => 'value' in entry && 'hadRecentInput' in entry;
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  watch('layout-shift', (entry) => {
    if (isShift(entry) && !entry.hadRecentInput) seen.shift += entry.value;
  });
  watch('longtask', ({ startTime, duration }) => seen.tasks.push({ from: startTime, lasted: duration }));
}

/**
 * The visit ends when the page has loaded and its largest element is painted. Later requests are idle prefetches. They count only for the
 * layout shift and in the lines about them.
 */
function summary() {
  const entries = performance.getEntriesByType('resource').filter((entry) => entry instanceof PerformanceResourceTiming);
  const [navigation] = performance.getEntriesByType('navigation').filter((entry) => entry instanceof PerformanceNavigationTiming);
  const { lcp, shift, tasks } = window.seen;
  const over = Math.max(lcp, navigation?.loadEventEnd ?? 0);
  // A browser requests an icon by itself at any time.
  const before = entries.filter(({ startTime, name }) => startTime <= over && !name.endsWith('/favicon.ico'));
  const bytes = (found: readonly PerformanceResourceTiming[]) =>
    found.reduce((all, { encodedBodySize }) => all + encodedBodySize, 0);
  const named = (ending: string) => before.filter(({ name }) => new URL(name).pathname.endsWith(ending));
  // The blocking part of long tasks, above 50 ms.
  const held = (found: readonly { readonly lasted: number }[]) =>
    found.reduce((all, { lasted }) => all + Math.max(0, lasted - 50), 0);
  return {
    js: bytes(named('.js')),
    css: bytes(named('.css')),
    // The page itself is a request too.
    requests: before.length + 1,
    lcp,
    over,
    blocking: held(tasks.filter(({ from }) => from <= over)),
    blockingInAll: held(tasks),
    shift,
  };
}

const visit = (browser: Browser, { address }: Served) =>
  onFreshPage(browser, { network: true }, async ({ page, cdp, quiet }) => {
    await page.addInitScript(collect);
    await page.goto(`${address}/`);
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    await quiet();
    return { ...(await page.evaluate(summary)), heapInAll: await heapOf(cdp) };
  });

/** The heap of a page that never becomes idle. */
const heapBefore = (browser: Browser, { address }: Served) =>
  onFreshPage(browser, {}, async ({ page, cdp }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto(`${address}/`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    return heapOf(cdp);
  });

const measure = async (browser: Browser, served: Served) => ({
  ...(await visit(browser, served)),
  heap: await heapBefore(browser, served),
});

type Figure = keyof Awaited<ReturnType<typeof measure>>;

const LINES: readonly (readonly [words: string, figure: Figure, say: (value: number) => string])[] = [
  ['JavaScript until then, as sent', 'js', kB],
  ['styles until then, as sent', 'css', kB],
  ['requests until then, with the page', 'requests', count],
  ['largest contentful paint', 'lcp', ms],
  ['loaded, and that painted', 'over', ms],
  ['blocking until then', 'blocking', ms],
  ['blocking, with the idle prefetch', 'blockingInAll', ms],
  ['layout shift', 'shift', (value) => value.toFixed(3)],
  ['heap until then', 'heap', MB],
  ['heap, with the idle prefetch', 'heapInAll', MB],
];

export async function load(runs: number): Promise<void> {
  const [app, floor] = [await buildApp(), await buildPage('floor')];
  const served = {
    app: await serveFolder(app.folder),
    floor: await serveFolder(floor.folder),
    static: await serveFolder(plainPage),
  };
  const browser = await launch();
  try {
    const results = await interleaved(runs, KINDS, (kind) => measure(browser, served[kind]));
    const of = { app: medianOf(results('app')), floor: medianOf(results('floor')), static: medianOf(results('static')) };
    printTable(
      `A cold visit to /, ${SLOW_CPU}x CPU, 1.6 Mbps, 150 ms, medians of ${runs}`,
      ['', 'app', 'app p95', 'floor', 'static', 'app/floor', 'app/static'],
      LINES.map(([words, figure, say]) => {
        const [here, least, bare] = KINDS.map((kind) => of[kind]((run) => run[figure]));
        const ratio = (to = 0) => (to > 0 ? times(here ?? 0, to) : '');
        const late = p95(results('app').map((run) => run[figure]));
        return [words, say(here ?? 0), say(late), say(least ?? 0), say(bare ?? 0), ratio(least), ratio(bare)];
      }),
    );
    const [entry, least] = [weigh(app, entryOf(app)), weigh(floor, entryOf(floor))];
    printTable(
      'What the entry imports, gzipped',
      ['', 'app', 'floor', 'app/floor'],
      [['JavaScript', kB(entry.gzip), kB(least.gzip), times(entry.gzip, least.gzip)]],
    );
    printGoals([
      { name: 'what the entry imports, 1.15x the floor', value: entry.gzip, most: 1.15 * least.gzip, say: kB },
      { name: 'first styles', value: firstStyles(app), most: 10_000, say: kB },
      { name: 'requests', value: of.app(({ requests }) => requests), most: 6, say: count },
      { name: 'LCP, 1.25x static', value: of.app(({ lcp }) => lcp), most: 1.25 * of.static(({ lcp }) => lcp), say: ms },
      {
        name: 'blocking, the floor and 100 ms',
        value: of.app(({ blocking }) => blocking),
        most: of.floor(({ blocking }) => blocking) + 100,
        say: ms,
      },
      { name: 'layout shift', value: of.app(({ shift }) => shift), most: 0, say: (value) => value.toFixed(3) },
      { name: 'heap', value: of.app(({ heap }) => heap), most: 5_000_000, say: MB },
    ]);
  } finally {
    await browser.close();
    for (const { stop } of Object.values(served)) stop();
  }
}
