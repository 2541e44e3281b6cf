import { useState } from 'react';
import { type Option, withValue } from '../../../machines/kit/filters';
import type { FilterState } from '../../flow/useList';
import { FilterPanel } from '../../ui/FilterPanel';
import { FilterField, FilterSearch } from './FilterField';

/** Options that only the page knows, by the name of their filter. */
export type FilterOptions<Filter extends object> = Partial<Readonly<Record<keyof Filter, readonly Option[]>>>;

interface FilterBarProps<Filter extends object> {
  readonly filters: FilterState<Filter>;
  readonly options?: FilterOptions<Filter> | undefined;
}

/** The searches and the filter panel of a list. The panel shows only if it has filters. */
export function FilterBar<Filter extends object>({ filters, options }: FilterBarProps<Filter>) {
  const { fields, keys, value, apply } = filters;
  // A new filter replaces the input.
  const shown = JSON.stringify(value);
  const inPanel = keys.filter((key) => {
    const { control } = fields[key];
    return control.kind === 'dates' || (control.kind === 'select' && control.place === 'panel');
  });
  return (
    <>
      {keys
        .filter((key) => fields[key].control.kind === 'search')
        .map((key) => (
          <FilterSearch
            key={`${key} ${shown}`}
            field={fields[key]}
            value={value[key]}
            onChange={(next) => apply(withValue(value, key, next))}
          />
        ))}
      {inPanel.length > 0 && <Panel key={shown} filters={filters} keys={inPanel} options={options} />}
    </>
  );
}

interface PanelProps<Filter extends object> extends FilterBarProps<Filter> {
  readonly keys: readonly (keyof Filter & string)[];
}

/** Choices apply when the panel is submitted. */
function Panel<Filter extends object>({ filters: { fields, value, empty, apply }, keys, options }: PanelProps<Filter>) {
  const [draft, setDraft] = useState(value);
  return (
    <FilterPanel
      label="Filter"
      count={keys.filter((key) => !fields[key].isEmpty(value[key])).length}
      onApply={() => apply(draft)}
      onReset={() => setDraft(keys.reduce((reset, key) => withValue(reset, key, empty[key]), draft))}
      onLeave={() => setDraft(value)}
    >
      {keys.map((key) => (
        <FilterField
          key={key}
          field={fields[key]}
          value={draft[key]}
          options={options?.[key]}
          onChange={(next) => setDraft(withValue(draft, key, next))}
        />
      ))}
    </FilterPanel>
  );
}
