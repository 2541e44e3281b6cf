/** Every documented route answers with a screen, in which axe finds nothing, and so does the first row of each list. */
import { list } from '../../../atlas/requirements';
import { movedTo } from '../../../machines/shell/session/session.rules';
import { expect, test } from '../fixtures';
import { findNothing, LOOKS, lookAs } from '../looks';
import { AMAKA } from '../merchant';
import { loaded, navigationOf } from '../navigation';

const routes = list('routes').flatMap(({ route = '', req = '' }) =>
  route.startsWith('/dashboard') && movedTo(route, '') === null ? [[req, route] as const] : [],
);

for (const [req, route] of routes)
  test(`[NAV-02 ${req}] ${route} answers with a screen, in which axe finds nothing`, async ({ I, page }) => {
    await I.enter(AMAKA, route.replaceAll(/\{\w+\}/g, '1'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/page (was )?not found|couldn’t find (this|that) page/i)).toHaveCount(0);
    await loaded(page);
    for (const look of LOOKS) {
      await lookAs(page, look);
      await findNothing(page, `${route} ${look.colorScheme} ${look.width}`);
    }
  });

/** Fewer would mean that the test does not find them. */
const FEWEST_LISTS = 20;

test('[NAV-01] axe finds nothing in what the first row of each list opens', async ({ I, page, sandbox }) => {
  test.setTimeout(400_000);
  await I.enter(AMAKA, '/dashboard');
  const opened: string[] = [];
  for (const path of await navigationOf(page)) {
    await lookAs(page, LOOKS[0]);
    await page.goto(sandbox.address + path);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    await loaded(page);
    const row = page.locator('main table tbody tr:not(:has([data-skeleton]))').getByRole('button', { name: /^(View |Details)/ });
    const link = page.locator('main table tbody tr:not(:has([data-skeleton])) a[href^="/"]');
    const target = row.or(link).first();
    if ((await target.count()) === 0) continue;
    await target.click();
    await loaded(page);
    opened.push(path);
    for (const look of LOOKS) {
      await lookAs(page, look);
      await findNothing(page, `what a row of ${path} opens, ${look.colorScheme} ${look.width}`);
    }
  }
  expect(opened.length).toBeGreaterThanOrEqual(FEWEST_LISTS);
});

/** Routes outside of the dashboard. A parameter is optional if it ends in `?`. */
const outside = list('routes').flatMap(({ route = '', req = '' }) =>
  route.startsWith('/dashboard') || route === '*' ? [] : [[req, route] as const],
);

for (const [req, route] of outside)
  test(`[NAV-02 ${req}] ${route} answers without a session`, async ({ page, sandbox }) => {
    await page.goto(sandbox.address + route.replaceAll(/\{\w+\??\}/g, 'ada@customer.test'));
    // An address that opens a dialog has its heading there.
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.getByText('Page not found')).toHaveCount(0);
  });

test('[NAV-02] any other address says that there is no page', async ({ page, sandbox }) => {
  await page.goto(`${sandbox.address}/no/such/page`);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});
