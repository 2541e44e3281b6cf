/**
 * Every page of the navigation with data, while it loads, after it failed and of a business without data: axe finds nothing, and no page is
 * wider than its window.
 */
import type { Page } from '@playwright/test';
import { IFE } from '../access/newcomer';
import { expect, test } from '../fixtures';
import { lookEverywhere } from '../looks';
import { AMAKA } from '../merchant';
import { goTo, loaded, navigationOf } from '../navigation';

/** Fewer would mean that the test does not find them. */
const FEWEST_PAGES = 30;

/** The calls of a page, but not its code. */
const callsOf = (page: Page, answer: 'fails' | 'hangs') =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.continue();
    if (answer === 'fails') await route.fulfill({ status: 500, json: { message: 'Server error' } });
  });

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
        await lookEverywhere(page, `${state}${path.replaceAll('/', '_')}`);
      }
      expect(paths.length).toBeGreaterThanOrEqual(who === AMAKA ? FEWEST_PAGES : 1);
    });
});
