/** Lists while their rows load: each column stands where it stands with rows. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { AMAKA } from './merchant';

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

test(`[GEN-10] no head of a list moves more than ${MOST} px when its rows come`, async ({ I, page, sandbox }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await I.enter(AMAKA, '/dashboard');
  const { pages }: { readonly pages: readonly { readonly path: string; readonly place: string | null }[] } = await page.evaluate(
    () => JSON.parse(document.getElementById('frame')?.dataset.pages ?? '{"pages":[]}'),
  );
  const rows = page.locator('[data-list-head] ~ * table tbody tr:has(td):not(:has([data-skeleton]))');
  const bars = page.locator('[data-list-head] ~ * table tbody td[data-skeleton]');
  let letGo: (() => void) | null = null;
  // All but who is signed in, and how far their business is.
  await page.route(/\/(?:subsidiary|splitsettlement)\/(?!.*(?:dashboard\/me|onboarding\/percentage))/, async (route) => {
    if (letGo !== null && route.request().method() === 'GET') await gone;
    return route.continue();
  });
  let gone = Promise.resolve();
  const moved: Record<string, readonly string[]> = {};
  let seen = 0;
  for (const { path } of pages.filter(({ place }) => place !== null)) {
    await page.goto(`${sandbox.address}${path}`);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    if ((await page.locator('[data-list-head]').count()) === 0) continue;
    await rows.first().waitFor();
    const after = new Map(await headsOn(page));
    gone = new Promise((resolve) => {
      letGo = resolve;
    });
    await page.reload();
    await bars.first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    const before = await headsOn(page);
    letGo?.();
    letGo = null;
    seen += 1;
    const far = before.filter(([name, x]) => Math.abs(x - (after.get(name) ?? Number.NaN)) > MOST);
    if (far.length > 0) moved[path] = far.map(([name, x]) => `${name}: ${Math.round(x)} → ${Math.round(after.get(name) ?? 0)}`);
  }
  expect(seen).toBeGreaterThanOrEqual(FEWEST);
  expect(moved).toEqual({});
});
