/** Interactions on the payouts page: the time from the press to the next frame, in the running app. */
import type { Browser, Locator, Page } from '@playwright/test';
import { seedImage } from '../sandbox/seed/image';
import { type Sandbox, startSandbox } from '../sandbox/start';
import { AMAKA, merchantAt } from '../tests/browser/merchant';
import { providerOf } from '../tests/drivers/provider';
import { launch, onFreshPage, SLOW_CPU, TIMEOUT_MS } from './kit/browser';
import { buildApp } from './kit/build';
import { median, p95, worst } from './kit/numbers';
import { count, type Goal, ms, printGoals, printTable } from './kit/print';

/** Browsers do not report faster events, so an unreported one counts as this. */
const UNSEEN_MS = 16;

declare global {
  interface Window {
    /** The longest event of each interaction after `since`, by its number. */
    heard: Map<number, number>;
    since: number;
  }
}

/** Runs in the page before the app. Durations last from the event to the next paint, in steps of 8 ms. */
function listen(threshold: number) {
  window.heard = new Map();
  window.since = 0;
  const options = { type: 'event', durationThreshold: threshold, buffered: true };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue;
      if (entry.startTime < window.since) continue;
      window.heard.set(entry.interactionId, Math.max(entry.duration, window.heard.get(entry.interactionId) ?? 0));
    }
  }).observe(options);
}

const settled = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 1000 }))));

/** Runs this many interactions and returns their durations. The observer reports an event some frames later. */
async function timesOf(page: Page, interactions: number, act: () => Promise<unknown>): Promise<readonly number[]> {
  await settled(page);
  await page.evaluate(() => {
    window.heard.clear();
    window.since = performance.now();
  });
  await act();
  await settled(page);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  const heard = await page.evaluate(() => [...window.heard.values()]);
  return [...heard, ...Array.from({ length: Math.max(0, interactions - heard.length) }, () => UNSEEN_MS)];
}

type Times = Map<string, number[]>;

/** In milliseconds, on the slow CPU. The finder must be faster than its results. */
const most = (name: string) => (name.endsWith('finder') ? 50 : 100);

async function measure(page: Page, sandbox: Sandbox, times: Times): Promise<void> {
  const I = merchantAt(page, sandbox);
  page.setDefaultTimeout(TIMEOUT_MS);
  const timed = async (name: string, interactions: number, act: () => Promise<unknown>) =>
    times.set(name, [...(times.get(name) ?? []), ...(await timesOf(page, interactions, act))]);
  /** Uses the raw mouse, because a locator's click watches every event in the page, which would be measured too. */
  const pressing = async (name: string, target: Locator) => {
    const box = await target.boundingBox();
    if (!box) throw new Error(`Nothing to press for ${name}.`);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await timed(name, 1, async () => {
      await page.mouse.down();
      await page.mouse.up();
    });
  };
  const type = (text: string) => page.keyboard.type(text, { delay: 60 });

  const search = page.getByRole('searchbox', { name: 'Search payouts', exact: true });
  await search.focus();
  await timed('typing in the search', 6, () => type('Okafor'));
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');

  await pressing('opening the filter', I.button('Filter'));
  await page.keyboard.press('Escape');
  await I.dialog.waitFor({ state: 'detached' });

  await pressing('opening the details', page.locator('tbody tr button').first());
  await page.locator('tr[aria-current]').waitFor();
  await timed('closing the details', 1, () => page.keyboard.press('Escape'));
  await page.locator('tr[aria-current]').waitFor({ state: 'detached' });

  await pressing('opening the transfer', I.button('Initiate Payout'));
  await I.heading('Make a Transfer').waitFor();
  await I.field('Amount').focus();
  await timed('typing an amount', 6, () => type('125000'));
  await pressing('closing the transfer', I.button('Cancel'));
  await I.dialog.waitFor({ state: 'detached' });

  await timed('opening the finder', 1, () => page.keyboard.press('Control+K'));
  await page.getByRole('option').first().waitFor();
  await timed('typing in the finder', 6, () => type('benefi'));
  await page.keyboard.press('Escape');
  await I.dialog.waitFor({ state: 'detached' });

  // An arrow key changes the value of a closed select.
  const size = page.getByRole('combobox', { name: 'Rows per page', exact: true });
  await size.focus();
  await timed('choosing a page size', 1, () => page.keyboard.press('ArrowUp'));
}

interface Desk {
  readonly browser: Browser;
  readonly sandbox: Sandbox;
  readonly token: string;
}

async function runOn({ browser, sandbox, token }: Desk, size: number, times: Times): Promise<void> {
  await onFreshPage(browser, {}, async ({ page }) => {
    await page.addInitScript(listen, UNSEEN_MS);
    await page.goto(`${sandbox.address}/sandbox/outbox`);
    await page.evaluate((text) => sessionStorage.setItem('accessToken', text), token);
    await page.goto(`${sandbox.address}/dashboard/account/payouts?size=${size}`);
    // As many rows as a screen shows, because other rows of a long page are not rendered.
    await page.locator('tbody tr button').nth(15).waitFor();
    await page.waitForLoadState('networkidle');
    await measure(page, sandbox, times);
  });
}

export async function interaction(runs: number): Promise<void> {
  await buildApp();
  const sandbox = await startSandbox({ storage: { kind: 'clone', of: await seedImage() } });
  const browser = await launch();
  try {
    const { token } = await providerOf(sandbox).signIn(AMAKA);
    const goals: Goal[] = [];
    for (const size of [20, 100]) {
      const times: Times = new Map();
      for (let run = 0; run < runs; run += 1) await runOn({ browser, sandbox, token }, size, times);
      const heads = ['', 'interactions', 'median', 'p95', 'worst'];
      const rows = [...times].map(([name, all]) => [name, count(all.length), ms(median(all)), ms(p95(all)), ms(worst(all))]);
      printTable(`Event to next paint, ${size} rows a page, ${SLOW_CPU}x CPU, ${runs} visits`, heads, rows);
      goals.push(
        ...[...times].map(([name, all]) => ({ name: `${name}, ${size} rows, p95`, value: p95(all), most: most(name), say: ms })),
      );
    }
    printGoals(goals);
  } finally {
    await browser.close();
    await sandbox.stop();
  }
}
