// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseTheme, readTheme } from './theme';

const shown = () => document.documentElement.dataset.theme;
/** Runs what `src/app/start/before.js` does before the first paint. */
const load = () => new Function(readFileSync('src/app/start/before.js', 'utf8'))();

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

describe('the theme', () => {
  it('follows the system until one is chosen', () => {
    load();
    expect(readTheme()).toBe('system');
    expect(shown()).toBeUndefined();
  });
  it.each(['light', 'dark'] as const)('is stored in this browser: %s', (theme) => {
    chooseTheme(theme);
    expect(shown()).toBe(theme);
    delete document.documentElement.dataset.theme;
    load();
    expect(shown()).toBe(theme);
    expect(readTheme()).toBe(theme);
  });
  it('follows the system again when that is chosen', () => {
    chooseTheme('dark');
    chooseTheme('system');
    load();
    expect(shown()).toBeUndefined();
    expect(localStorage.length).toBe(0);
  });
  it('ignores any other stored value', () => {
    localStorage.setItem('kontor:theme', '"><script>');
    load();
    expect(readTheme()).toBe('system');
    expect(shown()).toBeUndefined();
  });
  it('works without storage', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied');
      },
      setItem: () => {
        throw new Error('denied');
      },
      clear: () => {},
    });
    load();
    chooseTheme('dark');
    expect(shown()).toBe('dark');
    expect(readTheme()).toBe('system');
  });
});
