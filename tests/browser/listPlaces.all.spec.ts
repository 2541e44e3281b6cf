/** What a list shows, and where it stands, once a filter failed, a role may not pay, days are chosen, or details are open. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { AMAKA, NGOZI, TUNDE } from './merchant';

const PAYOUTS = '/dashboard/account/payouts';
const WIDE = { width: 1440, height: 900 };
const LISTS = [
  ['/dashboard/business/transactions', /\/fetch\/orders\?/],
  [PAYOUTS, /\/subsidiary\/payout\/history\?/],
] as const;

const views = (page: Page) => page.getByRole('navigation', { name: 'Saved views' });
const heads = (page: Page) =>
  page
    .getByRole('columnheader')
    .evaluateAll((all) => all.map((head) => Math.round(head.getBoundingClientRect().x)).filter((x) => x > 0));

for (const [path, call] of LISTS)
  test(`[GEN-07 GEN-10] a view of ${path} that failed to load shows no rows of another one, and its heads stay`, async ({
    I,
    page,
  }) => {
    await page.setViewportSize(WIDE);
    await I.enter(AMAKA, path);
    await I.firstRow().waitFor();
    await page.waitForLoadState('networkidle');
    const before = await heads(page);
    await page.route(call, (route) => route.fulfill({ status: 500, json: { message: 'Something broke' } }));
    await views(page)
      .getByRole('button', { name: /^Failed/ })
      .click();
    await expect(page.getByRole('table').getByText('Not loaded')).toBeVisible();
    await expect(page.getByRole('cell')).toHaveCount(1);
    await expect(page.getByRole('alert')).not.toContainText('Showing the last data we loaded.');
    const after = await heads(page);
    expect(after.map((x, n) => Math.abs(x - (before[n] ?? 0))).filter((by) => by > 8)).toEqual([]);
    await page.unroute(call);
    await I.button('Try again').click();
    await expect(I.firstRow()).toContainText('Failed');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

test('[GEN-07] rows stay as they were if a refresh of the same view fails', async ({ I, page }) => {
  await I.enterPayouts(TUNDE);
  await page.locator('tbody td:not([data-skeleton])').first().waitFor();
  await page.route('**/subsidiary/payout/all**', (route) => route.fulfill({ status: 500, json: { message: 'Something broke' } }));
  await I.button('Refresh').click();
  await expect(page.getByRole('alert')).toContainText('Showing the last data we loaded.');
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  await page.unroute('**/subsidiary/payout/all**');
});

test('[NAV-01] the views of a list fade at the edge of a phone behind which there are more', async ({ I, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await I.enterPayouts(AMAKA);
  const last = views(page).getByRole('button', { name: /^This month/ });
  await expect(last).toHaveAccessibleName(/\d rows$/);
  await expect(views(page)).toHaveAttribute('data-more', 'end');
  expect(await views(page).evaluate((row) => getComputedStyle(row).maskImage)).toContain('linear-gradient');
  await last.focus();
  await expect(views(page)).toHaveAttribute('data-more', 'start');
  await page.setViewportSize(WIDE);
  await expect(views(page)).not.toHaveAttribute('data-more');
});

test('[GEN-10] a reason beside the button of a page moves neither its title nor its list', async ({ I, page }) => {
  const places = async (path: string, width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await I.enter(NGOZI, path);
    const viewer = await standing(page);
    await expect(page.locator('[data-page-actions] [data-reason]')).toBeVisible();
    await I.enter(AMAKA, path);
    return { viewer, owner: await standing(page) };
  };
  for (const path of [PAYOUTS, '/dashboard/settings/users'])
    for (const width of [1440, 768]) {
      const { viewer, owner } = await places(path, width);
      expect(viewer, `${path} at ${width} px`).toEqual(owner);
    }
});

async function standing(page: Page) {
  const top = async (what: string) => Math.round((await page.locator(what).first().boundingBox())?.y ?? -1);
  await page.locator('tbody td:not([data-skeleton])').first().waitFor();
  return { title: await top('h1'), table: await top('main table') };
}

test('[TRX-02 HOM-01] days from Home stand in their button only, and the tools of the list stay beside it', async ({
  I,
  page,
}) => {
  await page.setViewportSize(WIDE);
  await I.enter(AMAKA, '/dashboard');
  await page.getByRole('link', { name: /^Transaction count, / }).click();
  await I.firstRow().waitFor();
  const days = page.getByRole('button', { name: /^Date Range: / });
  const middle = async (name: typeof days) => {
    const box = await name.boundingBox();
    return box && Math.round(box.y + box.height / 2);
  };
  await expect(days).toBeVisible();
  expect(await middle(I.button('Refresh'))).toBe(await middle(days));
  await expect(page.getByRole('group', { name: 'Applied filters' })).toHaveText(/^Status: Successful/);
  await expect(I.button('Remove filter Date Range')).toHaveCount(0);
});

test('the foot of docked details stands at the end of the window, however far the page has scrolled', async ({ I, page }) => {
  await page.setViewportSize(WIDE);
  await I.enterPayouts(AMAKA);
  await I.firstRow().click();
  const pane = page.getByRole('region', { name: 'Payout Details' });
  const button = pane.getByRole('button', { name: 'Verify Payout' });
  await button.waitFor();
  const below = async () => {
    const box = await button.boundingBox();
    return box && WIDE.height - box.y - box.height;
  };
  const usual = await below();
  expect(usual).toBeLessThan(30);
  for (const far of [20, 200, 10_000]) {
    await page.evaluate((y) => window.scrollTo(0, y), far);
    await expect.poll(below, `scrolled by ${far} px`).toBe(usual);
  }
});
