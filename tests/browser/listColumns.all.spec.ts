/** Lists while their rows load: each column stands where it stands with rows. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { AMAKA } from './merchant';
import { navigationOf } from './navigation';

/** How far a head may move when rows come, in CSS pixels. */
const MOST = 8;
/** Fewer would mean that the test does not find them. */
const FEWEST = 20;

/** Where each head of a list begins, by its name. */
const headsOn = (page: Page): Promise<readonly (readonly [string, number])[]> =>
  page
    .locator('[data-list-head] ~ * table thead th')
    .evaluateAll((heads) =>
      heads
        .map((head) => [(head.textContent ?? '').replace(/ \([A-Z]{3}\)$/, ''), head.getBoundingClientRect().x] as const)
        .filter(([, x]) => x > 0),
    );

const ROWS = '[data-list-head] ~ * table tbody tr:has(td):not(:has([data-skeleton]))';
const BARS = '[data-list-head] ~ * table tbody td[data-skeleton]';

/** Opens a page whose list waits for its rows until they are asked for. Returns the heads that moved, or null if it has no list. */
async function movedOn(page: Page, address: string): Promise<readonly string[] | null> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  // All but who is signed in, and how far their business is.
  const calls = /\/(?:subsidiary|splitsettlement)\/(?!.*(?:dashboard\/me|onboarding\/percentage))/;
  await page.route(calls, async (route) => {
    if (route.request().method() === 'GET') await gone;
    await route.continue();
  });
  await page.goto(address);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  const before = await headsOn(page);
  const isList = (await page.locator(BARS).count()) > 0;
  letGo();
  if (isList) await page.locator(ROWS).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.unroute(calls);
  if (!isList) return null;
  const after = new Map(await headsOn(page));
  const far = before.filter(([name, x]) => Math.abs(x - (after.get(name) ?? Number.NaN)) > MOST);
  return far.map(([name, x]) => `${name}: ${Math.round(x)} → ${Math.round(after.get(name) ?? 0)}`);
}

test(`[GEN-10] no head of a list moves more than ${MOST} px when rows come to it for the first time`, async ({
  I,
  page,
  sandbox,
}) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await I.enter(AMAKA, '/dashboard');
  const found: Record<string, readonly string[]> = {};
  for (const path of await navigationOf(page)) {
    const moved = await movedOn(page, `${sandbox.address}${path}`);
    if (moved) found[path] = moved;
  }
  expect(Object.keys(found).length).toBeGreaterThanOrEqual(FEWEST);
  expect(Object.entries(found).filter(([, moved]) => moved.length > 0)).toEqual([]);
});

for (const width of [1440, 1024])
  test(`[GEN-10] rows that come again find the heads of their list where they left them, at ${width} px`, async ({
    I,
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    // What failed is wider than usual rows.
    const path = '/dashboard/account/payouts?status=Failed';
    await I.enter(AMAKA, path);
    await page.locator(ROWS).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await movedOn(page, `${sandbox.address}${path}`)).toEqual([]);
  });
