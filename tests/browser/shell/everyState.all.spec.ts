/**
 * Every page of the navigation with data, while it loads, after it failed and of a business without data: axe finds nothing, and no page is
 * wider than its window. KONTOR_PICTURES names a folder that gets a picture of each page in each look.
 */
import type { Page } from '@playwright/test';
import { IFE } from '../access/newcomer';
import { expect, test } from '../fixtures';
import { findNothing, fitNarrowly, LOOKS, lookAs } from '../looks';
import { AMAKA } from '../merchant';
import { goTo, loaded, navigationOf } from '../navigation';

const WIDTHS = [1440, 1024, 768, 390] as const;
const SCHEMES = ['light', 'dark'] as const;

/** Fewer would mean that the test does not find them. */
const FEWEST_PAGES = 30;

/** The calls of a page, but not its code. */
const callsOf = (page: Page, answer: 'fails' | 'hangs') =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.continue();
    if (answer === 'fails') await route.fulfill({ status: 500, json: { message: 'Server error' } });
  });

async function lookAtAll(page: Page, path: string, state: string) {
  for (const look of LOOKS) {
    await lookAs(page, look);
    await findNothing(page, `${path} ${state}, ${look.colorScheme} ${look.width}`);
  }
  for (const width of WIDTHS)
    for (const colorScheme of SCHEMES) {
      await lookAs(page, { colorScheme, width });
      await fitNarrowly(page, `${path} ${state} ${width}`);
      if (process.env.KONTOR_PICTURES)
        await page.screenshot({
          path: `${process.env.KONTOR_PICTURES}/${width}-${colorScheme}-${state}${path.replaceAll('/', '_')}.png`,
        });
    }
}

test.describe('every page', () => {
  test.setTimeout(900_000);

  for (const [state, who, answer] of [
    ['with data', AMAKA, null],
    ['empty', IFE, null],
    ['failed', AMAKA, 'fails'],
    ['loading', AMAKA, 'hangs'],
  ] as const)
    test(`[NAV-01 GEN-07] ${state} has nothing that axe finds, and fits its window`, async ({ I, page }) => {
      await I.enter(who, '/dashboard');
      const paths = await navigationOf(page);
      await loaded(page);
      if (answer) await callsOf(page, answer);
      for (const path of paths) {
        await goTo(page, path);
        if (answer !== 'hangs') await loaded(page);
        await lookAtAll(page, path, state);
      }
      expect(paths.length).toBeGreaterThanOrEqual(who === AMAKA ? FEWEST_PAGES : 1);
    });
});
