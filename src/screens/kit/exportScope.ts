import type { FilterState } from '../../flow/useList';
import { filterWords } from './exportWords';
import type { FilterOptions } from './filterOptions';

interface Listed<Filter extends object> {
  readonly filters: FilterState<Filter>;
  readonly view: { readonly total: number; readonly busy: boolean; readonly shownAt: number | null; readonly fault: unknown };
}

/** Returns what a list shows now, in words and as a number. The number is left out while the rows are not those of the filter. */
export const exportScope = <Filter extends object>(
  { filters, view: { total, busy, shownAt, fault } }: Listed<Filter>,
  options?: FilterOptions<Filter>,
) => ({
  total: busy || shownAt === null || fault !== null ? null : total,
  words: filterWords(filters, options),
});
