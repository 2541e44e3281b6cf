/** Lists on a phone: how high their first row stands, and what their filter sheet has. */
import { expect, test } from './fixtures';
import { AMAKA } from './merchant';

const PHONE = { width: 390, height: 844 };
/** In CSS pixels from the top of the page. */
const HIGHEST = 230;
/** Fewer would mean that the test does not find them. */
const FEWEST = 20;

test(`[NAV-01] the first row of every list stands at most ${HIGHEST} px from the top of a phone`, async ({ I, page, sandbox }) => {
  test.setTimeout(240_000);
  await page.setViewportSize(PHONE);
  await I.enter(AMAKA, '/dashboard');
  const { pages }: { readonly pages: readonly { readonly path: string; readonly place: string | null }[] } = await page.evaluate(
    () => JSON.parse(document.getElementById('frame')?.dataset.pages ?? '{"pages":[]}'),
  );
  const found: Record<string, number> = {};
  for (const { path } of pages.filter(({ place }) => place !== null)) {
    await page.goto(`${sandbox.address}${path}`);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await page.locator('main [data-skeleton]').first().waitFor({ state: 'detached' });
    const table = page.locator('[data-list-head] ~ * table tbody tr:has(td):not(:has([data-skeleton]))');
    if ((await page.locator('[data-list-head]').count()) === 0) continue;
    const row = table.first();
    await row.waitFor();
    found[path] = Math.round((await row.boundingBox())?.y ?? Number.POSITIVE_INFINITY);
    if (process.env.LOOK) await page.screenshot({ path: `/tmp/phone/${path.slice(11).replaceAll('/', '-')}.png` });
  }
  if (process.env.LOOK) console.log(found);
  expect(Object.keys(found).length).toBeGreaterThanOrEqual(FEWEST);
  expect(Object.entries(found).filter(([, top]) => top > HIGHEST)).toEqual([]);
});
