import { assert, property, webUrl } from 'fast-check';
import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { modulesOf, pathOf, pixelsOf } from './qrCode';

/** Reads the code with an independent reader. */
const read = (text: string, size: number) => jsQR(pixelsOf(modulesOf(text), size), size, size)?.data;

const LINK = 'https://pay.provider.test/pay/KPL-086B041CE41209FF';

describe('[PLK-05] the QR code of a link', () => {
  it.each([120, 150, 260])('can be read at %d pixels', (size) => expect(read(LINK, size)).toBe(LINK));

  it('can be read for any URL', () => {
    const short = webUrl({ withQueryParameters: true, size: 'small' }).filter((url) => url.length < 120);
    assert(
      property(short, (url) => void expect(read(url, 260)).toBe(url)),
      { numRuns: 30 },
    );
  });

  it('is drawn with the same squares and a blank margin', () => {
    const squares = modulesOf(LINK);
    const drawn = pathOf(squares).match(/M\d+ \d+h1v1h-1z/g) ?? [];
    const dark = Array.from({ length: squares.count ** 2 }, (_, place) => [
      place % squares.count,
      Math.floor(place / squares.count),
    ]);
    expect(drawn).toHaveLength(dark.filter(([column = 0, row = 0]) => squares.isDark(column, row)).length);
    expect(drawn.every((square) => /^M(?!0 |1 |2 |3 )\d+ (?!0h|1h|2h|3h)/.test(square))).toBe(true);
  });

  it('is refused for a text that is too long for a code', () => expect(() => modulesOf('x'.repeat(3_000))).toThrow());
});
