/** The omitted pages before and after the current one. */
type Gap = 'before' | 'after';

/**
 * Returns the pages with a button: the first, the last, and those around the current one, at least three at either end. A gap replaces two
 * pages or more, because one page takes no more space than the gap.
 */
export function pagesAround(page: number, last: number): readonly (number | Gap)[] {
  const middle = Math.min(Math.max(page, 2), Math.max(last - 1, 1));
  const from = middle - 1 <= 3 ? 1 : middle - 1;
  const to = middle + 1 >= last - 2 ? last : middle + 1;
  const near = Array.from({ length: to - from + 1 }, (_, n) => from + n);
  return [...(from > 1 ? ([1, 'before'] as const) : []), ...near, ...(to < last ? (['after', last] as const) : [])];
}
