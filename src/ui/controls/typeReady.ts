/**
 * Makes the font of the dashboard ready to draw in each size and weight. The browser does that at the first such text, and at home it would take
 * about as long as the rest of the layout.
 */
import { whenIdle } from '../timing/whenIdle';

/** The sizes and weights of nearly all text in the frame and at home: those of the theme, and that of a count on an icon. */
export const SIZES = ['0.6875rem', '0.75rem', '0.8125rem', '0.875rem', '1.0625rem', '1.375rem'] as const;
export const WEIGHTS = ['400', '520', '640'] as const;

const SAMPLE = 'Dashboard 0123';

function measureSamples(): void {
  const host = document.createElement('div');
  Object.assign(host.style, { position: 'fixed', visibility: 'hidden' });
  for (const fontSize of SIZES) {
    for (const fontWeight of WEIGHTS) {
      const text = document.createElement('p');
      Object.assign(text.style, { fontSize, fontWeight });
      text.textContent = SAMPLE;
      host.append(text);
    }
  }
  document.body.append(host);
  host.getBoundingClientRect();
  host.remove();
}

/** Call it when all styles are there, because they bring their own copy of the font. If the font does not load, there is nothing to make ready. */
export function readyType(): void {
  document.fonts.load("1em 'Archivo Variable'").then(
    () => whenIdle(measureSamples),
    () => undefined,
  );
}
