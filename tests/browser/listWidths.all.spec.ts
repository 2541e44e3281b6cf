/** Lists with rows are as wide as their page, so that no action at the end of a row is cut. */
import { expect, test } from './fixtures';
import { AMAKA } from './merchant';
import { navigationOf } from './navigation';

/** In CSS pixels: the sidebar first stands beside a list, shows its names, and leaves it all columns. */
const WIDTHS = [768, 1024, 1280] as const;
/** Fewer would mean that the test does not find them. */
const FEWEST = 20;

test('[GEN-09] no table is wider than its list', async ({ I, page, sandbox }) => {
  test.setTimeout(240_000);
  await I.enter(AMAKA, '/dashboard');
  const found: Record<string, readonly string[]> = {};
  for (const path of await navigationOf(page)) {
    await page.setViewportSize({ width: WIDTHS[0], height: 900 });
    await page.goto(`${sandbox.address}${path}`);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await page.locator('main [data-skeleton]').first().waitFor({ state: 'detached' });
    const head = page.locator('[data-list-head]').first();
    if ((await head.count()) === 0) continue;
    const wide: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const list = await head.boundingBox();
      const table = await page.locator('[data-list-head] ~ * table').first().boundingBox();
      const over = Math.round((table?.x ?? 0) + (table?.width ?? 0) - (list?.x ?? 0) - (list?.width ?? 0));
      if (over > 1) wide.push(`${over} px at ${width}`);
    }
    found[path] = wide;
  }
  expect(Object.keys(found).length).toBeGreaterThanOrEqual(FEWEST);
  expect(Object.entries(found).filter(([, wide]) => wide.length > 0)).toEqual([]);
});
