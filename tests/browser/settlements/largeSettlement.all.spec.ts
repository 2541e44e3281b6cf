/** The check of a settlement with 100,000 items: how long it takes beside fetching alone, and whether the page stays responsive. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { AMAKA } from '../merchant';

const ITEMS = 100_000;
const SIZE = 100;
/** In milliseconds. */
const LONGEST_TASK = 50;
const MOST_TIMES = 2;
const RUNS = 2;
const LIST = '/dashboard/account/settlements/grouped?status=Completed';

/** Returns the long tasks since the last call, in milliseconds. */
const tasksSince = (page: Page): Promise<readonly number[]> => page.evaluate(() => Reflect.get(window, 'tasks').splice(0));

test('[STL-01] 100,000 items are checked without a long task, in at most twice the time of fetching them', async ({
  I,
  page,
}) => {
  test.setTimeout(600_000);
  const version = 'large';
  const body = (number: number) => {
    const first = (number - 1) * SIZE;
    const items = Array.from({ length: SIZE }, (_, n) => ({
      id: `${first + n}-collections`,
      dateCreated: '2026-11-19 10:14:00',
      line: 'collections',
      amount: '12.34',
      reference: `KOR-${first + n}`,
      description: 'ada@customer.test',
    }));
    return { items, totalCount: ITEMS, version };
  };
  await page.route(/\/settlement\/statement\/\d+$/, async (route) => {
    const answer = await (await route.fetch()).json();
    const lines = [{ line: 'collections', count: ITEMS, amount: '1234000.00' }];
    await route.fulfill({ json: { settlement: { ...answer.settlement, lines, settlementAmount: '1234000.00', version } } });
  });
  await page.route(/\/settlement\/statement\/\d+\/items\?/, (route) =>
    route.fulfill({ json: body(Number(new URL(route.request().url()).searchParams.get('page') ?? 1)) }),
  );
  await I.enter(AMAKA, LIST);
  await page
    .getByRole('link', { name: /^View statement/ })
    .first()
    .click();
  await I.see('Adding up the items');
  // The page has opened: what it does until then is measured elsewhere.
  await page.getByText('On your bank statement').waitFor();
  await I.button('Cancel').click();
  const address = page.url().replace(/^.*settlements\/(\d+)\/.*$/, '/subsidiary/dashboard/settlement/statement/$1/items');
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
  const fetching = await page.evaluate(
    async ([path, pages]) => {
      const since = performance.now();
      for (let number = 1; number <= Number(pages); number += 1) await (await fetch(`${path}?page=${number}&size=100`)).json();
      return performance.now() - since;
    },
    [address, ITEMS / SIZE] as const,
  );
  const longestOfFetching = Math.max(0, ...(await tasksSince(page)));
  const runs: { readonly longest: number; readonly took: number }[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const since = Date.now();
    await I.button(run === 0 ? 'Check the sum' : 'Check again').click();
    await page.getByText('Adding up the items').waitFor();
    await page.getByText('Agrees to the kobo').waitFor({ timeout: 300_000 });
    const took = Date.now() - since;
    runs.push({ longest: Math.max(0, ...(await tasksSince(page))), took });
  }
  // Another process only makes a run slower, so the best one says what the page itself needs. On a busy machine fetching has long tasks too.
  const figures = JSON.stringify({ fetching, longestOfFetching, runs });
  expect(Math.min(...runs.map(({ longest }) => longest)), figures).toBeLessThanOrEqual(Math.max(LONGEST_TASK, longestOfFetching));
  expect(Math.min(...runs.map(({ took }) => took)) / fetching, figures).toBeLessThanOrEqual(MOST_TIMES);
  test.info().annotations.push({ type: 'figures', description: figures });
});
