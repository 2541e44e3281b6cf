/** The cost of the five-minute countdown of a rate, compared with the same page without one. */
import type { Browser, Page } from '@playwright/test';
import { seedImage } from '../sandbox/seed/image';
import { type Sandbox, startSandbox } from '../sandbox/start';
import { AMAKA, merchantAt } from '../tests/browser/merchant';
import { providerOf } from '../tests/drivers/provider';
import { heapOf, launch, onFreshPage } from './kit/browser';
import { buildApp } from './kit/build';
import { interleaved, medianOf } from './kit/numbers';
import { count, kB, printGoals, printTable, times } from './kit/print';

/** The part of React's component data that is read here. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly stateNode: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

declare global {
  interface Window {
    drawn: { clock: number; elsewhere: number };
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: unknown;
  }
}

/** Runs in the page before the app, as React's own tools do. React reports every commit, and it counts rendered components. */
function watchCommits() {
  window.drawn = { clock: 0, elsewhere: 0 };
  const COMPONENTS = [0, 1, 11, 14, 15];
  const ELEMENT = 5;
  const PERFORMED_WORK = 1;
  const elementOf = (fiber: Fiber): Element | null => {
    if (fiber.tag === ELEMENT) return fiber.stateNode instanceof Element ? fiber.stateNode : null;
    return fiber.child && elementOf(fiber.child);
  };
  const isClock = (fiber: Fiber) => elementOf(fiber)?.firstElementChild?.matches('svg[viewBox="0 0 38 38"]') === true;
  /** A component that did not render kept its children. */
  const visit = (fiber: Fiber) => {
    const isDrawn = COMPONENTS.includes(fiber.tag) && (fiber.alternate === null || (fiber.flags & PERFORMED_WORK) !== 0);
    if (isDrawn) window.drawn[isClock(fiber) ? 'clock' : 'elsewhere'] += 1;
    if (fiber.alternate && fiber.child === fiber.alternate.child) return;
    for (let child = fiber.child; child; child = child.sibling) visit(child);
  };
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_: number, root: { readonly current: Fiber }) => visit(root.current),
    onPostCommitFiberRoot: () => {},
    onCommitFiberUnmount: () => {},
  };
}

type Kind = 'counting' | 'still';
const KINDS: readonly Kind[] = ['counting', 'still'];

const BALANCES = '/dashboard/account/balances';
/** A rate's whole life until everything is warm, and then another. At both ends the page is in the same state. */
const WARM_S = 300;
const COUNTED_S = 300;

/** Second by second, so that each has its own commit. */
async function pass(page: Page, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) await page.clock.runFor(1_000);
}

/** Watching React's commits uses memory, so memory is measured on another page. */
const visit = (browser: Browser, sandbox: Sandbox, kind: Kind, isWatched: boolean) =>
  onFreshPage(browser, { cpu: 1, reducedMotion: 'reduce' }, async ({ page, cdp, quiet }) => {
    if (isWatched) await page.addInitScript(watchCommits);
    await page.goto(`${sandbox.address}/sandbox/outbox`);
    const { token } = await providerOf(sandbox).signIn(AMAKA);
    await page.evaluate((text) => sessionStorage.setItem('accessToken', text), token);
    await page.clock.install();
    await page.goto(`${sandbox.address}${BALANCES}${kind === 'counting' ? '?open=swap' : ''}`);
    if (kind === 'counting') await page.getByText('left at this rate').filter({ visible: true }).first().waitFor();
    else await merchantAt(page, sandbox).heading('NGN Balance').waitFor();
    await quiet();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    await pass(page, WARM_S);
    const before = await heapOf(cdp);
    await page.evaluate(() => {
      window.drawn = { clock: 0, elsewhere: 0 };
    });
    await pass(page, COUNTED_S);
    return { drawn: await page.evaluate(() => window.drawn), grown: (await heapOf(cdp)) - before };
  });

async function measure(browser: Browser, sandbox: Sandbox, kind: Kind) {
  const { drawn } = await visit(browser, sandbox, kind, true);
  const { grown } = await visit(browser, sandbox, kind, false);
  return { ...drawn, grown };
}

export async function countdown(runs: number): Promise<void> {
  await buildApp();
  const sandbox = await startSandbox({ storage: { kind: 'clone', of: await seedImage() } });
  const browser = await launch();
  try {
    const results = await interleaved(runs, KINDS, (kind) => measure(browser, sandbox, kind));
    const [counting, still] = [medianOf(results('counting')), medianOf(results('still'))];
    const row = (words: string, figure: 'clock' | 'elsewhere' | 'grown', say: (value: number) => string) => {
      const [here, there] = [counting((run) => run[figure]), still((run) => run[figure])];
      return [words, say(here), say(there), there > 0 ? times(here, there) : ''];
    };
    printTable(
      `${COUNTED_S} seconds of a rate that is counted down, medians of ${runs}`,
      ['', 'counting', 'still', 'counting/still'],
      [
        row('the clock drawn anew', 'clock', count),
        row('anything else drawn anew', 'elsewhere', count),
        row('memory grown', 'grown', kB),
      ],
    );
    const more = (figure: 'elsewhere' | 'grown') => counting((run) => run[figure]) - still((run) => run[figure]);
    printGoals([
      { name: 'drawn anew outside of the clock, more than still', value: more('elsewhere'), most: 0, say: count },
      { name: 'memory grown, more than still', value: more('grown'), most: 64_000, say: kB },
    ]);
  } finally {
    await browser.close();
    await sandbox.stop();
  }
}
