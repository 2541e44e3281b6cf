import { whenIdle } from '../timing/whenIdle';

/**
 * Loads the fonts once the page is idle, so that the first page never waits for them. A failed load is no error: the fallback font stays, and
 * Firefox cancels a load that a page no longer needs.
 */
export function loadFonts(): void {
  whenIdle(() => {
    for (const sample of ['a', 'ṣ', 'ẹ']) document.fonts.load("1em 'Archivo Variable'", sample).catch(() => undefined);
  });
}
