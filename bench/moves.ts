/** Moving between screens whose code is there: the time from the press on a link to the paint of the other screen. */
import type { Page } from '@playwright/test';
import { seedImage } from '../sandbox/seed/image';
import { startSandbox } from '../sandbox/start';
import { AMAKA, merchantAt } from '../tests/browser/merchant';
import { providerOf } from '../tests/drivers/provider';
import { launch, onFreshPage, SLOW_CPU, TIMEOUT_MS } from './kit/browser';
import { buildApp } from './kit/build';
import { median, p95, worst } from './kit/numbers';
import { count, ms, printGoals, printTable } from './kit/print';

const MOST_MS = 100;

declare global {
  interface Window {
    move: { pressed: number; painted: number };
  }
}

/** Links of the sidebar, in the order of a round, with the titles of their pages. */
const ROUND = [
  ['Reports', 'Report Centre'],
  ['Beneficiaries', 'Beneficiaries'],
  ['Pending approval', 'Pending approval'],
  ['Refunds', 'Refunds'],
  ['Dashboard', 'Dashboard'],
] as const;

/** Runs in the page: records the press, and the first paint with this title. */
function watchFor(title: string) {
  window.move = { pressed: 0, painted: 0 };
  const isThere = () => document.querySelector('main h1')?.textContent?.startsWith(title) === true;
  const observer = new MutationObserver(() => {
    if (!isThere()) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      // A task that is posted in a frame runs after it was painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        window.move.painted = performance.now();
      };
      port2.postMessage(null);
    });
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      window.move.pressed = timeStamp;
    },
    { capture: true, once: true },
  );
}

async function moveTo(page: Page, link: string, title: string): Promise<number> {
  const box = await page.getByRole('navigation').getByRole('link', { name: link, exact: true }).boundingBox();
  if (!box) throw new Error(`There is no link ${link}.`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.evaluate(watchFor, title);
  // The raw mouse, because a locator's click watches every event in the page, which would be measured too.
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForFunction(() => window.move.painted > 0, undefined, { polling: 100 });
  return page.evaluate(() => window.move.painted - window.move.pressed);
}

export async function moves(runs: number): Promise<void> {
  await buildApp();
  const sandbox = await startSandbox({ storage: { kind: 'clone', of: await seedImage() } });
  const browser = await launch();
  try {
    const { token } = await providerOf(sandbox).signIn(AMAKA);
    const times = new Map<string, number[]>(ROUND.map(([link]) => [link, []]));
    await onFreshPage(browser, {}, async ({ page, quiet }) => {
      page.setDefaultTimeout(TIMEOUT_MS);
      await page.goto(`${sandbox.address}/sandbox/outbox`);
      await page.evaluate((text) => sessionStorage.setItem('accessToken', text), token);
      await page.goto(`${sandbox.address}/dashboard`);
      await merchantAt(page, sandbox).goTo('Payout', 'Beneficiaries');
      // The first round fetches the code and is not counted.
      for (let round = 0; round <= runs; round += 1) {
        for (const [link, title] of ROUND) {
          await quiet();
          const lasted = await moveTo(page, link, title);
          if (round > 0) times.get(link)?.push(lasted);
        }
      }
    });
    const rows = [...times].map(([name, all]) => [name, count(all.length), ms(median(all)), ms(p95(all)), ms(worst(all))]);
    printTable(`From a link to its screen, fetched before, ${SLOW_CPU}x CPU`, ['to', 'moves', 'median', 'p95', 'worst'], rows);
    const all = [...times.values()].flat();
    printGoals([{ name: 'moving between fetched screens, p95', value: p95(all), most: MOST_MS, say: ms }]);
  } finally {
    await browser.close();
    await sandbox.stop();
  }
}
