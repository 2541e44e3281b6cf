/** Lists with rows are as wide as their page, so that no action at the end of a row is cut, and their tools stand in one line. */
import type { Locator } from '@playwright/test';
import { cutTexts, runningOver } from './cells';
import { expect, test } from './fixtures';
import { AMAKA } from './merchant';
import { loaded, navigationOf } from './navigation';

/** In CSS pixels: the sidebar first stands beside a list, shows its names, and leaves it all columns. */
const WIDTHS = [768, 1024, 1280] as const;
/** Lists that no entry of the menu leads to. */
const OTHERS = ['/dashboard/account/settlements', '/dashboard/settings/api-webhooks/deliveries'] as const;
/** Fewer would mean that the test does not find them. */
const FEWEST = 20;

/** What has no room in the bar of a list: a line of its tools, or the words of its search. */
const crowded = (head: Locator) =>
  head.evaluate((list) => {
    const search = list.querySelector('search');
    const bar = search?.parentElement;
    const input = search?.querySelector('input');
    if (!bar || !input) return [];
    const middles = [...bar.children].flatMap((tool) => {
      const { top, bottom, height } = tool.getBoundingClientRect();
      return height > 0 ? [(top + bottom) / 2] : [];
    });
    const { font, paddingLeft, paddingRight } = getComputedStyle(input);
    const pen = Object.assign(document.createElement('canvas').getContext('2d') ?? { font: '' }, { font });
    const words = 'measureText' in pen ? pen.measureText(input.placeholder).width : Number.POSITIVE_INFINITY;
    const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return [
      ...(Math.max(...middles) - Math.min(...middles) > 8 ? ['a second line'] : []),
      ...(words > room ? [`“${input.placeholder}” cut`] : []),
    ];
  });

test('[GEN-09] no table is wider than its list, and no tool of a list has a second line', async ({ I, page, sandbox }) => {
  test.setTimeout(240_000);
  await I.enter(AMAKA, '/dashboard');
  const found: Record<string, readonly string[]> = {};
  for (const path of [...(await navigationOf(page)), ...OTHERS]) {
    await page.setViewportSize({ width: WIDTHS[0], height: 900 });
    await page.goto(`${sandbox.address}${path}`);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    await loaded(page);
    const head = page.locator('[data-list-head]').first();
    if ((await head.count()) === 0) continue;
    const wide: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const list = await head.boundingBox();
      const table = await page.locator('[data-list-head] ~ * table').first().boundingBox();
      const over = Math.round((table?.x ?? 0) + (table?.width ?? 0) - (list?.x ?? 0) - (list?.width ?? 0));
      if (over > 1) wide.push(`${over} px at ${width}`);
      wide.push(
        ...[...(await crowded(head)), ...(await runningOver(page)).map((name) => `${name} over the next column`)].map(
          (what) => `${what} at ${width}`,
        ),
      );
    }
    found[path] = wide;
  }
  expect(Object.keys(found).length).toBeGreaterThanOrEqual(FEWEST);
  expect(Object.entries(found).filter(([, wide]) => wide.length > 0)).toEqual([]);
});

test('[GEN-09] a text of a row that is cut has the whole text as its title under the pointer', async ({ I, page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await I.enter(AMAKA, '/dashboard/balance/history');
  await expect.poll(async () => (await cutTexts(page)).length).toBeGreaterThan(0);
  const [text = ''] = await cutTexts(page);
  const cell = page.getByRole('main').locator('tbody').getByText(text, { exact: true }).first();
  await cell.hover();
  await expect(page.getByTitle(text, { exact: true }).first()).toBeVisible();
  // Where it fits nothing more is said.
  await page.setViewportSize({ width: 1440, height: 900 });
  await cell.hover();
  await expect(page.getByTitle(text, { exact: true })).toHaveCount(0);
});
