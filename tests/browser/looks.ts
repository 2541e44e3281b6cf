/** Whether a page can be used by everybody, as it looks in a theme and a width. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './house';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

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

/** What axe finds on a page, a line each. It is put into a document once, however often it looks there. */
async function found(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'], iframes: false }));
  return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target).join(' ')}`);
}

/** Neither axe nor a page that is too wide; `where` is said of what is found. */
export async function findNothing(page: Page, where: string) {
  expect(await found(page), where).toEqual([]);
  await fitNarrowly(page, where);
}
