import { Suspense, useEffect, useState } from 'react';
import { cleared, type SavedView } from '../../../machines/kit/list/filters';
import { closestView, filterOf, searchOf } from '../../../machines/kit/list/ownViews';
import type { ViewCounts } from '../../../machines/kit/resource/viewCounts';
import { today } from '../../../machines/kit/values/days';
import { keepPreference, readPreference } from '../../flow/themePreference';
import type { FilterState } from '../../flow/useList';
import { useOwnViews } from '../../flow/useOwnViews';
import { Views } from '../../ui/tables/Views';
import { lazyView } from '../../ui/timing/lazyView';
import type { ShownPart } from './PartError';
import type { ViewActionsProps } from './ViewActions';

interface ListViewsProps<Filter extends object> {
  readonly filters: FilterState<Filter>;
  /** The list's own name, which never changes. */
  readonly list: string;
  /** Without them, the row shows only while there is something to choose or to save. */
  readonly views: readonly SavedView<Filter>[] | undefined;
  /** The number of rows beside each declared view. Null: none is shown. */
  readonly counts: ViewCounts | 'awaited' | null;
  /** How many rows the filter found. Null while that is not certain. */
  readonly found?: number | null;
}

/** Returns what the views of a list show of their numbers. Without a number there is no room for it either. */
export const numbersOf = ({ view: { value, fault } }: ShownPart<ViewCounts>) => value ?? (fault === null ? 'awaited' : null);

/** A list whose views cannot be saved is still a list. */
const Nothing = (_: ViewActionsProps) => null;

const actions = lazyView(() =>
  import('./ViewActions').then(
    ({ ViewActions }) => ViewActions,
    () => Nothing,
  ),
);

/** Keys of a merchant's own views cannot be those of declared ones. */
const OWN = 'own:';

/** The views of a list: those that it declares, and those that the merchant saved. */
export function ListViews<Filter extends object>({ filters, list, views, counts, found = null }: ListViewsProps<Filter>) {
  const { value, apply } = filters;
  const own = useOwnViews(list);
  const digitsOf = useKeptDigits(list, counts === 'awaited' ? null : counts);
  const day = today();
  const countOf = (key: string) => (counts === 'awaited' ? counts : (counts?.[key] ?? null));
  const declared = (views ?? [ALL]).map(({ key, label, values }) => {
    const filter: Filter = { ...cleared(filters, value), ...values(day) };
    return { key, label, filter, search: searchOf(filters, filter), count: countOf(key), ...digitsOf(key) };
  });
  const saved = own.views.map(({ name, search }) => {
    const filter = filterOf(filters, search, value);
    return { key: `${OWN}${name}`, label: name, filter, search: searchOf(filters, filter), count: null };
  });
  const all = [...declared, ...saved];
  const search = searchOf(filters, value);
  const chosen = closestView(all, search);
  const isChanged = chosen !== null && chosen.search !== search;
  const isNew = !all.some((view) => view.search === search);
  if (!views && own.views.length === 0 && !(isNew && isNarrowed(filters))) return null;
  const mine = own.views.find(({ name }) => chosen?.key === `${OWN}${name}`);
  return (
    <Views
      views={all}
      chosen={chosen?.key ?? null}
      changed={isChanged}
      found={filters.isFiltered(value) ? found : null}
      onChoose={(key) => {
        const view = all.find((each) => each.key === key);
        if (view) apply(view.filter);
      }}
    >
      {(isNew || mine) && (
        <Suspense fallback={null}>
          <actions.View
            own={own}
            mine={mine ?? null}
            isNew={isNew}
            isChanged={isChanged}
            search={search}
            list={list}
            labels={all.map(({ label }) => label)}
          />
        </Suspense>
      )}
    </Views>
  );
}

const MOST_DIGITS = 9;

/**
 * Returns how many digits the number of a view had when this browser last showed it. An awaited number has just that room, so that the views are
 * equally far apart and none moves when it comes.
 */
function useKeptDigits(list: string, counts: ViewCounts | null): (key: string) => { readonly digits?: number } {
  const name = `digits ${list}`;
  const [kept] = useState(() => new URLSearchParams(readPreference(name) ?? ''));
  useEffect(() => {
    if (counts === null) return;
    const digits = Object.entries(counts).map(([key, count]) => [key, `${`${count}`.length}`]);
    keepPreference(name, `${new URLSearchParams(digits)}`);
  }, [name, counts]);
  return (key) => {
    const digits = Number(kept.get(key));
    return Number.isInteger(digits) && digits > 0 && digits <= MOST_DIGITS ? { digits } : {};
  };
}

/** The one view of a list that declares none. */
const ALL = { key: 'all', label: 'All', values: () => ({}) };

/** Whether a filter narrows the list. */
const isNarrowed = <Filter extends object>({ keys, fields, value }: FilterState<Filter>) =>
  keys.some((key) => !fields[key].isEmpty(value[key]));
