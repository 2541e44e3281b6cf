import { type ReactNode, useMemo } from 'react';
import { cleared } from '../../../machines/kit/filters';
import type { Sort } from '../../../machines/kit/sorting';
import type { FilterState, List } from '../../flow/useList';
import type { SortableColumn } from '../../flow/useSort';
import { Age } from '../../ui/Age';
import { Button } from '../../ui/Button';
import { Empty } from '../../ui/Empty';
import { Stack } from '../../ui/Stack';
import { Toolbar } from '../../ui/Toolbar';
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
  readonly columns: readonly SortableColumn<Row>[];
  /** The order in which the provider answers. */
  readonly usual: Sort;
  readonly rowKey: (row: Row) => string;
  readonly rowLabel?: (row: Row) => string;
  readonly onRow?: (row: Row) => void;
  readonly chosen?: string | null;
  /** Options of filters that only the page knows; the same object for as long as they stay the same. */
  readonly options?: FilterOptions<Filter>;
  /** Menu that makes a file of the list. The same element for as long as it stays the same. */
  readonly download?: ReactNode;
  /** What is done with chosen rows. */
  readonly tools?: ReactNode;
  /** Instead of the usual words for no rows. */
  readonly empty?: ReactNode;
}

/** A list with its filters, its age, its rows and its pages. */
export function ListSection<Row, Filter extends object>(props: ListSectionProps<Row, Filter>) {
  const { list, words, options, download, tools, empty, ...table } = props;
  const { filters, refresh } = list;
  const { shownAt, busy } = list.view;
  // What opens beside the list leaves its toolbar as it is.
  const toolbar = useMemo(
    () => (
      <Toolbar>
        <FilterBar filters={filters} options={options} />
        {tools}
        <Age at={shownAt} busy={busy} onRefresh={refresh} />
        {download}
      </Toolbar>
    ),
    [filters, options, tools, shownAt, busy, refresh, download],
  );
  return (
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
  );
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
