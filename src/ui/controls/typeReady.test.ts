// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tokens } from '../../../theme/tokens';
import { readyType, SIZES, WEIGHTS } from './typeReady';

const valuesOf = (given: object): string[] => Object.values(given).map(({ value }: { value: unknown }) => String(value));

/** What was in the page each time something was measured, as `size weight`. */
let measured: readonly (readonly string[])[] = [];

beforeEach(() => {
  measured = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => {
    const texts = [...document.body.querySelectorAll('p')].map(({ style }) => `${style.fontSize} ${style.fontWeight}`);
    measured = [...measured, texts];
    return new DOMRect();
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const fontsThat = (load: () => Promise<unknown>) =>
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the font of the dashboard', () => {
  it('is measured once in each size and weight, and nothing of it stays in the page', async () => {
    fontsThat(() => Promise.resolve([]));
    readyType();
    await settle();
    expect(measured).toEqual([SIZES.flatMap((size) => WEIGHTS.map((weight) => `${size} ${weight}`))]);
    expect(document.body.childElementCount).toBe(0);
  });

  it('is left alone if it does not load', async () => {
    fontsThat(() => Promise.reject(new DOMException('A network error occurred.', 'NetworkError')));
    readyType();
    await settle();
    expect(measured).toEqual([]);
  });

  it('has weights of the theme, and its sizes for notes, tables, text and headings', () => {
    expect(valuesOf(tokens.fontWeights)).toEqual(expect.arrayContaining([...WEIGHTS]));
    const { note, table, body, section, title } = tokens.fontSizes;
    expect(SIZES).toEqual(expect.arrayContaining(valuesOf({ note, table, body, section, title })));
  });
});
