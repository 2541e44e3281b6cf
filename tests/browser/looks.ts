/** Checks the accessibility of a page in a theme and a width. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './fixtures';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/**
 * Each theme once and each layout once. Colours do not depend on the width, and a test of the tokens measures every pair of colours in both
 * themes.
 */
export const LOOKS = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 390 },
] as const;

export async function lookAs(page: Page, { colorScheme, width }: { colorScheme: 'light' | 'dark'; width: number }) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  // Styles apply at once. React rerenders for the new width a frame later.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** The page never scrolls sideways. */
export async function fitNarrowly(page: Page, where: string) {
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(tooWide, where).toBeLessThanOrEqual(0);
}

/** The layer that makes everything behind it inert. */
const MODAL = '[role=dialog][aria-modal=true], [role=alertdialog][aria-modal=true]';

/**
 * Returns the findings of axe, one line each. axe is added to a document only once. Contrast takes most of its time, so behind a modal it is not
 * measured again: nobody reads what is behind a scrim.
 */
async function found(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (modal) => {
    const of = { resultTypes: ['violations' as const], iframes: false };
    const layers = document.querySelectorAll(modal);
    const contrast = layers.length > 0 ? await window.axe.run(layers, { ...of, runOnly: ['color-contrast'] }) : null;
    const { violations } = await window.axe.run({ ...of, rules: { 'color-contrast': { enabled: contrast === null } } });
    return [...violations, ...(contrast?.violations ?? [])].map(
      ({ id, nodes }) => `${id} ${nodes.map(({ target }) => target).join(' ')}`,
    );
  }, MODAL);
}

/** No findings of axe, and no page that is too wide. `where` names the place in a message. */
export async function findNothing(page: Page, where: string) {
  expect(await found(page), where).toEqual([]);
  await fitNarrowly(page, where);
}

const WIDTHS = [1440, 1024, 768, 390] as const;
const SCHEMES = ['light', 'dark'] as const;

/**
 * axe finds nothing in the looks that differ for it, and nothing is too wide at any width in either theme. KONTOR_PICTURES names a folder that gets
 * a picture of each look.
 */
export async function lookEverywhere(page: Page, name: string) {
  for (const look of LOOKS) {
    await lookAs(page, look);
    await findNothing(page, `${name}, ${look.colorScheme} ${look.width}`);
  }
  for (const width of WIDTHS)
    for (const colorScheme of SCHEMES) {
      await lookAs(page, { colorScheme, width });
      await fitNarrowly(page, `${name} ${width}`);
      if (process.env.KONTOR_PICTURES)
        await page.screenshot({ path: `${process.env.KONTOR_PICTURES}/${width}-${colorScheme}-${name}.png` });
    }
  await lookAs(page, LOOKS[0]);
}
