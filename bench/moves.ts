/**
 * Moving between screens whose code is there: the time from the press on a link to the paint of the other screen, beside what the browser takes to
 * show the same elements put there by hand. Playwright listens to every request, which adds about a sixth to this time, most on the dashboard with
 * its many calls. A merchant’s browser is faster by that much.
 */
import type { Page } from '@playwright/test';
import { seedImage } from '../sandbox/seed/image';
import { startSandbox } from '../sandbox/start';
import { AMAKA, merchantAt } from '../tests/browser/merchant';
import { providerOf } from '../tests/drivers/provider';
import { launch, onFreshPage, SLOW_CPU, TIMEOUT_MS } from './kit/browser';
import { buildApp } from './kit/build';
import { median, p95, worst } from './kit/numbers';
import { count, ms, printGoals, printTable, times } from './kit/print';

const MOST_MS = 100;

declare global {
  interface Window {
    /** Resolves with the time from the press to the paint, in ms. */
    move: Promise<number>;
    /** The elements of `main` as they were first there, by the title of their page. */
    bare: Record<string, Node>;
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

interface Watched {
  readonly title: string;
  /** `keep`: also keeps a copy of the elements. `bare`: the press puts that copy there by hand, and the app hears nothing of it. */
  readonly as: 'move' | 'keep' | 'bare';
}

/** Runs in the page: measures from the press to the first paint with this title. */
function watchFor({ title, as }: Watched) {
  window.bare ??= {};
  const main = () => document.querySelector('main');
  let pressed = 0;
  window.move = new Promise((done) => {
    const observer = new MutationObserver(() => {
      if (main()?.querySelector('h1')?.textContent?.startsWith(title) !== true) return;
      observer.disconnect();
      const copy = as === 'keep' && main()?.cloneNode(true);
      if (copy) window.bare[title] = copy;
      requestAnimationFrame(() => {
        // A task that is posted in a frame runs after it was painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now() - pressed);
        port2.postMessage(null);
      });
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });
  const press = (event: MouseEvent) => {
    pressed = event.timeStamp;
    const copy = window.bare[title]?.cloneNode(true);
    if (as !== 'bare' || !copy) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    main()?.replaceChildren(...copy.childNodes);
  };
  window.addEventListener('click', press, { capture: true, once: true });
}

async function moveTo(page: Page, link: string, watched: Watched): Promise<number> {
  const box = await page.getByRole('navigation').getByRole('link', { name: link, exact: true }).boundingBox();
  if (!box) throw new Error(`There is no link ${link}.`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.evaluate(watchFor, watched);
  // The raw mouse, because a locator's click watches every event in the page, which would be measured too.
  await page.mouse.down();
  await page.mouse.up();
  return page.evaluate(() => window.move);
}

export async function moves(runs: number): Promise<void> {
  await buildApp();
  const sandbox = await startSandbox({ storage: { kind: 'clone', of: await seedImage() } });
  const browser = await launch();
  try {
    const { token } = await providerOf(sandbox).signIn(AMAKA);
    const none = () => new Map<string, number[]>(ROUND.map(([link]) => [link, []]));
    const [ours, bare] = [none(), none()];
    await onFreshPage(browser, {}, async ({ page, quiet }) => {
      page.setDefaultTimeout(TIMEOUT_MS);
      await page.goto(`${sandbox.address}/sandbox/outbox`);
      await page.evaluate((text) => sessionStorage.setItem('accessToken', text), token);
      await page.goto(`${sandbox.address}/dashboard`);
      await merchantAt(page, sandbox).goTo('Payout', 'Beneficiaries');
      const round = async (as: Watched['as'], into?: Map<string, number[]>) => {
        for (const [link, title] of ROUND) {
          await quiet();
          const lasted = await moveTo(page, link, { title, as });
          into?.get(link)?.push(lasted);
        }
      };
      // The first round fetches the code.
      await round('move');
      await round('keep');
      for (let count = 0; count < runs; count += 1) await round('move', ours);
      for (let count = 0; count < runs; count += 1) await round('bare', bare);
    });
    const rows = [...ours].map(([name, all]) => {
      const floor = median(bare.get(name) ?? []);
      return [name, count(all.length), ms(median(all)), ms(p95(all)), ms(worst(all)), ms(floor), times(median(all), floor)];
    });
    printTable(
      `From a link to its screen, fetched before, ${SLOW_CPU}x CPU`,
      ['to', 'moves', 'median', 'p95', 'worst', 'bare elements', 'of them'],
      rows,
    );
    const all = [...ours.values()].flat();
    printGoals([{ name: 'moving between fetched screens, p95', value: p95(all), most: MOST_MS, say: ms }]);
  } finally {
    await browser.close();
    await sandbox.stop();
  }
}
