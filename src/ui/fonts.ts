import { whenIdle } from './whenIdle';

/** Asks for the letters once the page is idle: the first page never waits for them, the next one has them. */
export function fetchLetters(): void {
  whenIdle(() => {
    for (const sample of ['a', 'ṣ', 'ẹ']) void document.fonts.load("1em 'Archivo Variable'", sample);
  });
}
