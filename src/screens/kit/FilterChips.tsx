import { lazy, Suspense } from 'react';
import { cleared, withValue } from '../../../machines/kit/filters';
import { css } from '../../../styled-system/css';
import type { FilterState } from '../../flow/useList';
import type { FilterOptions } from './FilterBar';
import { filterName, filterText } from './filterText';

// Most lists open without a filter.
const Chips = lazy(async () => ({ default: (await import('../../ui/Chips')).Chips }));
// The chips keep their place while they load.
const room = css({ minH: { base: '[2.75rem]', md: '[1.75rem]' } });

interface FilterChipsProps<Filter extends object> {
  readonly filters: FilterState<Filter>;
  readonly options?: FilterOptions<Filter> | undefined;
}

/** The filters that narrow the list. Each can be removed on its own, and all together. Tabs show their own choice. */
export function FilterChips<Filter extends object>({ filters, options }: FilterChipsProps<Filter>) {
  const { fields, keys, value, empty, apply } = filters;
  const chips = keys.flatMap((key) => {
    const { control } = fields[key];
    if (control.kind === 'select' && control.place === 'tabs') return [];
    const text = filterText(fields[key], value[key], options?.[key]);
    return text === '' ? [] : [{ key, name: filterName(fields[key], value[key]), text }];
  });
  if (chips.length === 0) return null;
  return (
    <Suspense fallback={<div className={room} />}>
      <Chips
        chips={chips}
        onRemove={(removed) => {
          const key = keys.find((each) => each === removed);
          if (key !== undefined) apply(withValue(value, key, empty[key]));
        }}
        onReset={() => apply(cleared(filters, value))}
      />
    </Suspense>
  );
}
