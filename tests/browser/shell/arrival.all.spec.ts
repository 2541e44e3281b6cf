/** Little moves when the data of a page arrives: heads, filters, views and sections stand where they stood while it was loading. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { AMAKA } from '../merchant';
import { goTo, loaded, navigationOf } from '../navigation';

/** In pixels. */
const MOST = 4;
/** Of a page whose parts are of unknown height: one line of text that wraps, more or less. */
const MOST_IN_SETTINGS = 48;

/** Nobody presses below what isn’t on the first screen yet. */
const heightOf = (page: Page) => page.viewportSize()?.height ?? 0;

/** Returns where each part of the page begins, in pixels from the top of the window. */
const placesOf = (page: Page): Promise<Readonly<Record<string, number>>> =>
  page.evaluate(() => {
    const parts = document.querySelectorAll('main :is(h1, h2, thead, [role=tablist], nav, form[role=search], [data-figure])');
    const all = [...parts].filter(
      (part) => part.getBoundingClientRect().height > 0 && part.getAttribute('aria-label') !== 'Pages',
    );
    return Object.fromEntries(
      all
        .reverse()
        .map((part) => [
          `${part.tagName} ${part.getAttribute('aria-label') ?? (/^H/.test(part.tagName) ? part.textContent : '')}`,
          Math.round(part.getBoundingClientRect().top),
        ]),
    );
  });

for (const width of [1440, 1024, 390])
  test(`[GEN-07] nothing jumps when data arrives, at ${width} px`, async ({ I, page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height: 900 });
    await I.enter(AMAKA, '/dashboard');
    const paths = (await navigationOf(page)).filter((path) => path !== '/dashboard');
    await loaded(page);
    const held: (() => Promise<void>)[] = [];
    let holds = false;
    await page.route('**/*', async (route) => {
      if (holds && route.request().resourceType() === 'fetch') held.push(() => route.continue());
      else await route.continue();
    });
    const moves: string[] = [];
    for (const path of paths) {
      holds = true;
      await goTo(page, path);
      await expect(page.locator('main').locator('[data-skeleton], [data-part-loading]').first()).toBeAttached();
      const before = await placesOf(page);
      holds = false;
      await Promise.all(held.splice(0).map((go) => go()));
      await loaded(page);
      const after = await placesOf(page);
      const most = path.includes('/settings/') ? MOST_IN_SETTINGS : MOST;
      for (const [part, at] of Object.entries(before)) {
        const now = after[part];
        if (now !== undefined && at < heightOf(page) && Math.abs(now - at) > most) moves.push(`${path} ${part}: ${at} to ${now}`);
      }
    }
    expect(moves).toEqual([]);
  });
