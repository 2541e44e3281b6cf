import { cleared, isInBar, withValue } from '../../../machines/kit/list/filters';
import type { FilterState } from '../../flow/useList';
import { Chips } from '../../ui/controls/Chips';
import type { FilterOptions } from './filterOptions';
import { filterName, filterText } from './filterText';

interface FilterChipsProps<Filter extends object> {
  readonly filters: FilterState<Filter>;
  readonly options?: FilterOptions<Filter> | undefined;
  /** The button of the days says which are chosen. Only a phone has none. */
  readonly withDays?: boolean;
}

/** The filters that narrow the list. Each can be removed on its own, and all together. The bar shows its own choices. */
export function FilterChips<Filter extends object>({ filters, options, withDays = false }: FilterChipsProps<Filter>) {
  const { fields, keys, value, empty, apply } = filters;
  const chips = keys.flatMap((key) => {
    const { control } = fields[key];
    if (isInBar(control) || (control.kind === 'dates' && !withDays)) return [];
    const text = filterText(fields[key], value[key], options?.[key]);
    return text === '' ? [] : [{ key, name: filterName(fields[key], value[key]), text }];
  });
  return (
    <Chips
      chips={chips}
      onRemove={(removed) => {
        const key = keys.find((each) => each === removed);
        if (key !== undefined) apply(withValue(value, key, empty[key]));
      }}
      onReset={() => apply(cleared(filters, value))}
    />
  );
}
