// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { afterEach, expect, it, vi } from 'vitest';
import { loadFonts } from './fonts';

afterEach(() => vi.unstubAllGlobals());

it('handles the rejection if fonts do not load', async () => {
  const unheard = vi.fn();
  process.on('unhandledRejection', unheard);
  const asked: string[] = [];
  const load = (_: string, sample: string) => {
    asked.push(sample);
    return Promise.reject(new DOMException('A network error occurred.', 'NetworkError'));
  };
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  loadFonts();
  expect(asked).toHaveLength(3);
  // Node reports an unhandled rejection after the current turn.
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unheard);
  expect(unheard).not.toHaveBeenCalled();
});

it('shows fonts that load late', () => {
  const displays: string[] = [];
  postcss.parse(readFileSync('src/ui/styles.css', 'utf8')).walkAtRules('font-face', (face) => {
    face.walkDecls('font-display', ({ value }) => void displays.push(value));
  });
  expect(displays).toEqual(['fallback', 'fallback', 'fallback']);
});
