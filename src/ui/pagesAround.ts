/** What stands for the pages that are left out, before and after the page that is shown. */
type Gap = 'before' | 'after';

/**
 * The pages that can be gone to at once: the first, the last, and those around the one that is shown; three at least at either end. A gap
 * stands for two pages or more, as one would take no more room than the gap.
 */
export function pagesAround(page: number, last: number): readonly (number | Gap)[] {
  const middle = Math.min(Math.max(page, 2), Math.max(last - 1, 1));
  const from = middle - 1 <= 3 ? 1 : middle - 1;
  const to = middle + 1 >= last - 2 ? last : middle + 1;
  const near = Array.from({ length: to - from + 1 }, (_, n) => from + n);
  return [...(from > 1 ? ([1, 'before'] as const) : []), ...near, ...(to < last ? (['after', last] as const) : [])];
}
