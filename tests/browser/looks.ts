/** Whether a page can be used by everybody, as it looks in a theme and a width. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './house';

/**
 * Each theme once and each arrangement once. A colour does not depend on the width, and every pair of colours is measured in both themes where the
 * tokens are.
 */
export const LOOKS = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 390 },
] as const;

export async function lookAs(page: Page, { colorScheme, width }: { colorScheme: 'light' | 'dark'; width: number }) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
}

/** Nothing has to be scrolled sideways. */
export async function fitNarrowly(page: Page, where: string) {
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(tooWide, where).toBeLessThanOrEqual(0);
}

/** Neither axe nor a page that is too wide; `where` is said of what is found. */
export async function findNothing(page: Page, where: string) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${where}: ${id} ${nodes.map(({ target }) => target).join(' ')}`)).toEqual([]);
  await fitNarrowly(page, where);
}
