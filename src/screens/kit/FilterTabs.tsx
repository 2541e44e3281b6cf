import type { ReactNode } from 'react';
import { withValue } from '../../../machines/kit/list/filters';
import type { FilterState } from '../../flow/useList';
import { Tabs } from '../../ui/buttons/Tabs';

const ALL = 'all';

interface FilterTabsProps<Filter extends object> {
  readonly filters: FilterState<Filter>;
  readonly children: ReactNode;
}

/** The filter that is declared as tabs, above the list. */
export function FilterTabs<Filter extends object>({
  filters: { fields, keys, value, apply },
  children,
}: FilterTabsProps<Filter>) {
  return keys.reduce((inside, key) => {
    const { control, label } = fields[key];
    if (control.kind !== 'select' || control.place !== 'tabs') return inside;
    return (
      <Tabs
        key={key}
        filters
        label={label}
        value={control.get(value[key]) || ALL}
        tabs={[{ value: ALL, label: control.all }, ...control.options]}
        onChoose={(chosen) => apply(withValue(value, key, control.set(chosen)))}
      >
        {inside}
      </Tabs>
    );
  }, children);
}
