/** Ten thousand rows in our table, compared with a plain table that renders all of them. */
import type { Browser, Page } from '@playwright/test';
import { launch, onFreshPage, SLOW_CPU } from './kit/browser';
import { buildPage } from './kit/build';
import { interleaved, median, medianOf, p95 } from './kit/numbers';
import { count, ms, printGoals, printTable, times } from './kit/print';
import { serveFolder } from './kit/serve';

type Kind = 'ours' | 'plain';
const KINDS: readonly Kind[] = ['ours', 'plain'];

/**
 * Presses a button and waits until the first rows have changed and were painted. Returns milliseconds from the press. A task that is posted in
 * a frame runs after it was painted. Fails if no row changes within a minute.
 */
const untilPainted = (page: Page, button: 'give' | 'filter' | 'sort') =>
  page.evaluate(
    (id) =>
      new Promise<number>((resolve, reject) => {
        const firstRows = () =>
          [...document.querySelectorAll('tbody tr:has(td ~ td)')]
            .slice(0, 8)
            .map((row) => row.textContent)
            .join();
        const before = firstRows();
        const since = performance.now();
        const look = () => {
          if (performance.now() - since > 60_000) return void reject(new Error(`No row changed after "${id}".`));
          if (firstRows() === before) return void requestAnimationFrame(look);
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - since);
          port2.postMessage(null);
        };
        document.getElementById(id)?.click();
        requestAnimationFrame(look);
      }),
    button,
  );

const nodesOf = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

type Figure = 'first' | 'filter' | 'sort' | 'nodes';

const measure = (browser: Browser, address: string, kind: Kind): Promise<Readonly<Record<Figure, number>>> =>
  onFreshPage(browser, {}, async ({ page }) => {
    await page.goto(`${address}/?table=${kind}`);
    await page.locator('th').first().waitFor();
    const first = await untilPainted(page, 'give');
    // Ours shows the first hundred rows until the code for the others has loaded.
    if (kind === 'ours') await page.locator('tr[data-index]').first().waitFor();
    const nodes = await nodesOf(page);
    const filter = await untilPainted(page, 'filter');
    await untilPainted(page, 'filter');
    const sort = await untilPainted(page, 'sort');
    return { first, filter, sort, nodes };
  });

export async function list(runs: number): Promise<void> {
  const { folder } = await buildPage('list');
  const served = await serveFolder(folder);
  const browser = await launch();
  try {
    const results = await interleaved(runs, KINDS, (kind) => measure(browser, served.address, kind));
    const figures = (name: Figure) => results('ours').map((run) => run[name]);
    const [ours, plain] = [medianOf(results('ours')), medianOf(results('plain'))];
    const row = (words: string, name: Figure, say: (value: number) => string) => {
      const [here, there] = [median(figures(name)), plain((run) => run[name])];
      return [words, say(here), say(p95(figures(name))), say(there), times(here, there)];
    };
    printTable(
      `10,000 rows at ${SLOW_CPU}x CPU, medians of ${runs}`,
      ['', 'ours', 'ours p95', 'plain', 'ours/plain'],
      [
        row('from data to first rows', 'first', ms),
        row('filter', 'filter', ms),
        row('sort', 'sort', ms),
        row('nodes in the page', 'nodes', count),
      ],
    );
    printGoals([
      { name: 'first rows', value: ours(({ first }) => first), most: 250, say: ms },
      { name: 'filter', value: ours(({ filter }) => filter), most: 120, say: ms },
      { name: 'sort', value: ours(({ sort }) => sort), most: 120, say: ms },
      { name: 'nodes', value: ours(({ nodes }) => nodes), most: 1500, say: count },
    ]);
  } finally {
    await browser.close();
    served.stop();
  }
}
