/** The filter of a list in words, for the dialog that exports it. */
import type { FilterState } from '../../flow/useList';
import { formatCount } from '../../ui/text/format';
import type { FilterOptions } from './filterOptions';
import { filterName, filterText } from './filterText';

/** Returns what narrows the list, one sentence each. Empty if nothing does. */
export function filterWords<Filter extends object>(
  { fields, keys, value }: FilterState<Filter>,
  options: FilterOptions<Filter> | undefined,
): string {
  const parts = keys.flatMap((key) => {
    const text = filterText(fields[key], value[key], options?.[key]);
    return text === '' ? [] : [`${filterName(fields[key], value[key])}: ${text}.`];
  });
  return parts.join(' ');
}

/** Returns `1 transaction`, `1,234 transactions`. */
export const countOf = (count: number, [one, many]: readonly [string, string]): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
