/** Every documented route of the dashboard answers with a screen. */
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
