import { type ReactNode, useMemo } from 'react';
import type { download } from '../../../machines/kit/download.machine';
import { cleared, withValue } from '../../../machines/kit/filters';
import type { Sort } from '../../../machines/kit/order';
import type { Wired } from '../../../machines/kit/port';
import type { FilterState, List } from '../../flow/useList';
import type { ListColumn } from '../../flow/useOrder';
import { Age } from '../../ui/Age';
import { Button } from '../../ui/Button';
import { Empty } from '../../ui/Empty';
import { Stack } from '../../ui/Stack';
import { Tabs } from '../../ui/Tabs';
import { Toolbar } from '../../ui/Toolbar';
import { DownloadMenu } from './DownloadMenu';
import { FilterBar, type FilterOptions } from './FilterBar';
import { ListTable } from './ListTable';

export interface ListWords {
  readonly caption: string;
  /** There are no rows yet. */
  readonly none: string;
  /** No row matches, and the button that shows all. */
  readonly noMatch: string;
  readonly showAll: string;
  /** The rows, as in "We couldn't load …": `your payouts`. */
  readonly lost: string;
}

interface ListSectionProps<Row, Filter extends object> {
  readonly list: List<Row, Filter>;
  readonly words: ListWords;
  readonly columns: readonly ListColumn<Row>[];
  /** The order in which the provider answers. */
  readonly usual: Sort;
  readonly rowKey: (row: Row) => string;
  readonly rowLabel?: (row: Row) => string;
  readonly onRow?: (row: Row) => void;
  readonly chosen?: string | null;
  /** Options of filters that only the page knows; the same object for as long as they stay the same. */
  readonly options?: FilterOptions<Filter>;
  readonly download?: Wired<ReturnType<typeof download<Filter>>>;
  /** What is done with chosen rows. */
  readonly tools?: ReactNode;
  /** Instead of the usual words for no rows. */
  readonly empty?: ReactNode;
}

/** A list with its filters, its age, its rows and its pages. */
export function ListSection<Row, Filter extends object>(props: ListSectionProps<Row, Filter>) {
  const { list, words, options, download: machine, tools, empty, ...table } = props;
  const { filters, refresh } = list;
  const { shownAt, busy } = list.view;
  // What opens beside the list leaves its toolbar as it is.
  const toolbar = useMemo(
    () => (
      <Toolbar>
        <FilterBar filters={filters} options={options} />
        {tools}
        <Age at={shownAt} busy={busy} onRefresh={refresh} />
        {machine && <DownloadMenu machine={machine} filter={filters.value} />}
      </Toolbar>
    ),
    [filters, options, tools, shownAt, busy, refresh, machine],
  );
  return (
    <FilterTabs filters={filters}>
      <Stack>
        {toolbar}
        <ListTable<Row, Filter>
          {...table}
          list={list}
          caption={words.caption}
          empty={empty || <NoRows filters={filters} words={words} />}
          lost={words.lost}
        />
      </Stack>
    </FilterTabs>
  );
}

const ALL = 'all';

interface FilterTabsProps<Filter extends object> {
  readonly filters: FilterState<Filter>;
  readonly children: ReactNode;
}

/** Tabs of the filter that is declared as tabs, around the list. */
function FilterTabs<Filter extends object>({ filters: { fields, keys, value, apply }, children }: FilterTabsProps<Filter>) {
  return keys.reduce((inside, key) => {
    const { control, label } = fields[key];
    if (control.kind !== 'select' || control.place !== 'tabs') return inside;
    return (
      <Tabs
        key={key}
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

interface NoRowsProps<Filter extends object> {
  readonly filters: FilterState<Filter>;
  readonly words: ListWords;
}

/** "None yet" differs from "none that match". */
const NoRows = <Filter extends object>({ filters, words }: NoRowsProps<Filter>) =>
  filters.isFiltered(filters.value) ? (
    <Empty title={words.noMatch}>
      <Button onPress={() => filters.apply(cleared(filters, filters.value))}>{words.showAll}</Button>
    </Empty>
  ) : (
    <Empty title={words.none} />
  );
