import { type ReactNode, useState } from 'react';
import { type Field, isInBar, withValue } from '../../../machines/kit/list/filters';
import { rangeError } from '../../../machines/kit/values/days';
import type { FilterState } from '../../flow/useList';
import { FilterPanel } from '../../ui/layers/FilterPanel';
import { useMedia } from '../../ui/layout/useMedia';
import { FilterChips } from './FilterChips';
import { BarChoice, dayFields, FilterField, FilterSearch } from './FilterField';
import type { FilterOptions } from './filterOptions';
import { filterText } from './filterText';
import { usePreloaded } from './lazyDialog';
import { useNew } from './useNew';

const WITH_DAYS = [dayFields.fetch];
const WITHOUT: readonly [] = [];

interface FilterBarProps<Filter extends object> {
  readonly filters: FilterState<Filter>;
  readonly options?: FilterOptions<Filter> | undefined;
  /** What else can be done with the list. Only the sheet of a phone has it. */
  readonly tools?: ReactNode;
}

/** The searches, the choices that are always shown, the filter panel and the days of a list. The panel shows only if it has filters. On a phone all but the searches is in the panel, with what narrows the list and its tools. */
export function FilterBar<Filter extends object>({ filters, options, tools }: FilterBarProps<Filter>) {
  const { fields, keys, value, apply } = filters;
  const isWide = useMedia('(min-width: 768px)');
  // A new filter replaces what is entered. The controls stay, so that the one that applied it keeps the focus.
  const shown = JSON.stringify(value);
  const inPanel = keys.filter((key) => {
    const { control } = fields[key];
    return (
      (!isWide && (control.kind === 'dates' || isInBar(control))) || (control.kind === 'select' && control.place === 'panel')
    );
  });
  const dated = keys.filter((key) => fields[key].control.kind === 'dates');
  const days = isWide ? dated : [];
  usePreloaded(dated.length > 0 ? WITH_DAYS : WITHOUT);
  return (
    <>
      {keys
        .filter((key) => fields[key].control.kind === 'search')
        .map((key) => (
          <FilterSearch
            key={key}
            applied={shown}
            field={fields[key]}
            value={value[key]}
            onChange={(next) => apply(withValue(value, key, next))}
          />
        ))}
      {keys
        .filter((key) => isWide && isInBar(fields[key].control))
        .map((key) => (
          <BarChoice
            key={key}
            field={fields[key]}
            value={value[key]}
            options={options?.[key]}
            onChange={(next) => apply(withValue(value, key, next))}
          />
        ))}
      {(inPanel.length > 0 || !isWide) && (
        <Panel
          filters={filters}
          keys={inPanel}
          options={options}
          label={inPanel.length > 0 ? 'Filter' : 'Options'}
          {...(!isWide && { tools, applied: <FilterChips filters={filters} options={options} withDays /> })}
        />
      )}
      {days.map((key) => (
        <Panel key={key} filters={filters} keys={[key]} options={options} label={fields[key].label} days={key} />
      ))}
    </>
  );
}

interface PanelProps<Filter extends object> extends FilterBarProps<Filter> {
  readonly label: string;
  readonly keys: readonly (keyof Filter & string)[];
  readonly applied?: ReactNode;
  /** The filter of days, if it is the only one. */
  readonly days?: keyof Filter & string;
}

/** Choices apply when the panel is submitted. */
function Panel<Filter extends object>({ filters, keys, options, label, days, tools, applied }: PanelProps<Filter>) {
  const { fields, value, empty, apply } = filters;
  const [draft, setDraft] = useState(value);
  const [isTried, setTried] = useState(false);
  useNew(JSON.stringify(value), () => {
    setDraft(value);
    setTried(false);
  });
  const isWrong = keys.some((key) => daysError(fields[key], draft[key]) !== null);
  const again = (next: Filter) => {
    setDraft(next);
    setTried(false);
  };
  return (
    <FilterPanel
      label={label}
      {...(days && { days: filterText(fields[days], value[days]) })}
      tools={tools}
      applied={applied}
      count={days ? 0 : keys.filter((key) => !isInBar(fields[key].control) && !fields[key].isEmpty(value[key])).length}
      isValid={() => {
        setTried(true);
        return !isWrong;
      }}
      onApply={() => apply(draft)}
      onReset={() => again(keys.reduce((reset, key) => withValue(reset, key, empty[key]), draft))}
      onLeave={() => again(value)}
    >
      {keys.map((key) => (
        <FilterField
          key={key}
          field={fields[key]}
          value={draft[key]}
          options={options?.[key]}
          isTried={isTried}
          onChange={(next) => again(withValue(draft, key, next))}
        />
      ))}
    </FilterPanel>
  );
}

/** Returns why typed days cannot be applied, or null. */
const daysError = <Value,>({ control }: Field<Value>, value: Value): string | null =>
  control.kind === 'dates' ? rangeError(control.get(value)) : null;
