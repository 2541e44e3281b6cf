/**
 * The time from the press on Sign in to the figures at home, once everything is loaded, beside what the same calls and elements take by hand, and
 * the code that home needs.
 *
 * Right after the paint a fixed work is done, and its time shows how quiet the machine was. The goal counts the quiet runs.
 */
import { type } from 'arktype';
import { seedImage } from '../sandbox/seed/image';
import { type Sandbox, startSandbox } from '../sandbox/start';
import { PASSWORD, TUNDE } from '../tests/browser/merchant';
import { SLOW_CPU } from './kit/browser';
import { buildApp } from './kit/build';
import { type Build, gzipOf } from './kit/chunks';
import { goHomeByHand } from './kit/homeByHand';
import { interleaved, medianOf, p95 } from './kit/numbers';
import { kB, ms, printGoals, printTable, times } from './kit/print';
import { quietest } from './kit/quietest';
import { onUnwatchedPage, Point } from './kit/unwatched';

declare global {
  interface Window {
    /** Times of the press and the paint, how long the fixed work took, in ms, and the elements that were painted. */
    home: { pressed: number; painted: number; control: number; html: string };
  }
}

/**
 * Records the press, and the last paint of home's title and figures, with whether the figures are loaded. If home has no figures, only the
 * title counts.
 */
function watchHome() {
  window.home = { pressed: 0, painted: 0, control: 0, html: '' };
  const look = () => {
    const title = document.querySelector('main h1')?.textContent === 'Dashboard';
    const strips = [...document.querySelectorAll('main section[aria-busy]:has(dl)')];
    return title ? strips.map((strip) => strip.getAttribute('aria-busy')).join(' ') || 'title' : '';
  };
  /** Puts the elements of the page beside what is there, has them laid out and takes them away again, in ms. */
  const controlled = () => {
    const since = performance.now();
    const host = document.createElement('div');
    host.style.cssText = 'position: fixed; inset: 0; visibility: hidden';
    host.append(...(document.getElementById('root')?.cloneNode(true).childNodes ?? []));
    document.body.append(host);
    void host.offsetHeight;
    host.remove();
    return performance.now() - since;
  };
  const painted = () => {
    window.home.painted = performance.now();
    window.home.control = controlled();
    window.home.html = document.getElementById('root')?.innerHTML ?? '';
  };
  // Posted in a frame it runs after that was painted, and ahead of what the app does then.
  const inFrame = () => void window.scheduler.postTask(painted, { priority: 'user-blocking' });
  // The browser compiles a function at its first call, which is no part of what is measured.
  look();
  requestAnimationFrame(inFrame);
  let before = '';
  new MutationObserver(() => {
    const now = look();
    if (now === before) return;
    before = now;
    requestAnimationFrame(inFrame);
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-busy'] });
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      window.home.pressed = timeStamp;
    },
    { capture: true },
  );
}

/** The time from the press to the paint, and the part with at least one call in progress, in ms. */
function timing() {
  const { pressed, painted, control, html } = window.home;
  const calls = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ initiatorType, startTime }) => initiatorType === 'fetch' && startTime >= pressed)
    .map(({ requestStart, responseEnd }) => ({ from: requestStart, to: Math.min(responseEnd, painted) }))
    .sort((one, other) => one.from - other.from);
  let server = 0;
  let until = pressed;
  for (const { from, to } of calls) {
    server += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return { whole: painted - pressed, server, control, html };
}

/** Runs in the page: returns the files that were requested, and whether that was after the paint. */
const asked = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name, startTime }) => ({ file: new URL(name).pathname.slice(1), isLate: startTime > window.home.painted }));

const Timing = type({ whole: 'number', server: 'number', control: 'number', html: 'string > 0' });
const Asked = type({ file: 'string', isLate: 'boolean' }).array();

/**
 * The code that was requested until home was painted, and with what an idle page loads after that. Gzipped, whatever the sandbox sends, because
 * the files are those of the build. The chart is not needed at first.
 */
function codeOf(files: typeof Asked.infer, { folder, chunks }: Build) {
  const charts = chunks.filter(({ packages }) => packages.includes('apexcharts')).map(({ file }) => file);
  const sum = (found: typeof files) => {
    const names = [...new Set(found.map(({ file }) => file))].filter((file) => file.endsWith('.js') && !charts.includes(file));
    return names.reduce((all, file) => all + gzipOf(folder, file), 0);
  };
  return { code: sum(files.filter(({ isLate }) => !isLate)), codeInAll: sum(files) };
}

/** Runs in the page. */
const focusOn = (type: string) => document.querySelector<HTMLElement>(`input[type=${type}]`)?.focus();

/** Runs in the page: returns the middle of the button. */
function middleOf(name: string) {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === name);
  const { x = 0, y = 0, width = 0, height = 0 } = button?.getBoundingClientRect() ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

/** `bare`: the elements of home, if the app is to do nothing for it. */
const measure = (sandbox: Sandbox, build: Build, bare: string | null) =>
  onUnwatchedPage(async (page) => {
    await page.open(`${sandbox.address}/`);
    await page.until(() => document.querySelector('input[type=password]') !== null, null);
    for (const [kind, text] of [
      ['email', TUNDE],
      ['password', PASSWORD],
    ] as const) {
      await page.run(focusOn, kind);
      await page.type(text);
    }
    await page.quiet();
    await page.run(watchHome, null);
    if (bare !== null) await goHomeByHand(page, bare);
    await page.quiet();
    const { x, y } = Point.assert(await page.run(middleOf, 'Sign in'));
    await page.hover(x, y);
    await page.press(x, y);
    // Asking the page again and again whether it is there would take a fifth of the time that is measured.
    await page.quiet();
    await page.until(() => document.querySelector('main h1')?.textContent === 'Dashboard', null);
    const { whole, server, control, html } = Timing.assert(await page.run(timing, null));
    return { whole, server, control, html, ours: whole - server, ...codeOf(Asked.assert(await page.run(asked, null)), build) };
  });

export async function home(runs: number): Promise<void> {
  const build = await buildApp();
  const sandbox = await startSandbox({ storage: { kind: 'clone', of: await seedImage() } });
  try {
    // The first run is for its elements alone.
    const { html } = await measure(sandbox, build, null);
    const of = await interleaved(runs, ['app', 'hand'], (who) => measure(sandbox, build, who === 'app' ? null : html));
    const [app, hand] = [of('app'), of('hand')];
    const [quiet, quietHand] = [quietest(app), quietest(hand)];
    const median = medianOf(quiet);
    const byHand = medianOf(quietHand);
    const row = (words: string, figure: 'whole' | 'server' | 'ours') => {
      const [own, floor] = [median((run) => run[figure]), byHand((run) => run[figure])];
      const all = medianOf(app)((run) => run[figure]);
      return [words, ms(own), ms(p95(quiet.map((run) => run[figure]))), ms(all), ms(floor), times(own, floor)];
    };
    printTable(
      `Sign in pressed to home painted, ${SLOW_CPU}x CPU, no waiting for code, ${quiet.length} quiet runs of ${runs} (by hand ${quietHand.length})`,
      ['', 'median', 'p95', 'median of all', 'by hand', 'of that'],
      [row('in all', 'whole'), row('of it a call was with the server', 'server'), row('the rest is ours', 'ours')],
    );
    printTable(
      'Code of home without its chart, gzipped',
      ['', 'median'],
      [
        ['until it is painted', kB(median(({ code }) => code))],
        ['with the idle prefetch', kB(median(({ codeInAll }) => codeInAll))],
      ],
    );
    printGoals([
      { name: 'ours on a quiet machine', value: median(({ ours }) => ours), most: 150, say: ms },
      {
        name: 'in all, beside the same by hand',
        value: median(({ whole }) => whole) / byHand(({ whole }) => whole),
        most: 1.5,
        say: (value) => times(value, 1),
      },
      {
        name: 'code until home is painted, before its chart, gzipped',
        value: median(({ code }) => code),
        most: 260_000,
        say: kB,
      },
    ]);
  } finally {
    await sandbox.stop();
  }
}
