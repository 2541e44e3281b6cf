import { whenIdle } from './whenIdle';

/**
 * Asks for the letters once the page is idle: the first page never waits for them, the next one has them. Letters that do not come are no error:
 * the fallback stays, and Firefox refuses a load that a page no longer waits for.
 */
export function fetchLetters(): void {
  whenIdle(() => {
    for (const sample of ['a', 'ṣ', 'ẹ']) document.fonts.load("1em 'Archivo Variable'", sample).catch(() => undefined);
  });
}
