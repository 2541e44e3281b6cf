import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pagesAround } from './pagesAround';

describe('[GEN-09] the page numbers of a pagination', () => {
  it.each([
    [1, 65, [1, 2, 3, 'after', 65]],
    [2, 65, [1, 2, 3, 'after', 65]],
    [4, 65, [1, 2, 3, 4, 5, 'after', 65]],
    [5, 65, [1, 'before', 4, 5, 6, 'after', 65]],
    [62, 65, [1, 'before', 61, 62, 63, 64, 65]],
    [65, 65, [1, 'before', 63, 64, 65]],
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 1, [1]],
    [9, 2, [1, 2]],
  ])('from page %i of %i', (page, last, pages) => expect(pagesAround(page, last)).toEqual(pages));

  it('are few and in order, include the first, the last and the current page, and leave out two or more at a time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 1, max: 5_000 }), (page, last) => {
        const shown = pagesAround(page, last);
        expect(shown.length).toBeLessThanOrEqual(7);
        expect([shown[0], shown.at(-1)]).toEqual([1, last]);
        if (page <= last) expect(shown).toContain(page);
        shown.forEach((each, n) => {
          if (n === 0) return;
          const before = shown[n - 1];
          if (typeof each === 'number' && typeof before === 'number') expect(each - before).toBe(1);
          if (typeof each !== 'number') expect(Number(shown[n + 1]) - Number(before)).toBeGreaterThan(2);
        });
      }),
    );
  });
});
