/** Every documented route answers with a screen. */
import { list } from '../../../atlas/requirements';
import { movedTo } from '../../../machines/shell/session/session.rules';
import { expect, test } from '../fixtures';
import { AMAKA } from '../merchant';

const routes = list('routes').flatMap(({ route = '', req = '' }) =>
  route.startsWith('/dashboard') && movedTo(route, '') === null ? [[req, route] as const] : [],
);

for (const [req, route] of routes)
  test(`[NAV-02 ${req}] ${route} answers with a screen`, async ({ I, page }) => {
    await I.enter(AMAKA, route.replaceAll(/\{\w+\}/g, '1'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/page (was )?not found|couldn’t find (this|that) page/i)).toHaveCount(0);
  });

/** Routes outside of the dashboard. A parameter is optional if it ends in `?`. */
const outside = list('routes').flatMap(({ route = '', req = '' }) =>
  route.startsWith('/dashboard') || route === '*' ? [] : [[req, route] as const],
);

for (const [req, route] of outside)
  test(`[NAV-02 ${req}] ${route} answers without a session`, async ({ page, sandbox }) => {
    await page.goto(sandbox.address + route.replaceAll(/\{\w+\??\}/g, 'ada@customer.test'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Page not found')).toHaveCount(0);
  });

test('[NAV-02] any other address says that there is no page', async ({ page, sandbox }) => {
  await page.goto(`${sandbox.address}/no/such/page`);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});
