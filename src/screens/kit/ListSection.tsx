import { type ReactNode, useMemo } from 'react';
import { cleared } from '../../../machines/kit/filters';
import type { Sort } from '../../../machines/kit/sorting';
import type { FilterState, List } from '../../flow/useList';
import type { SortableColumn } from '../../flow/useSort';
import { Button } from '../../ui/Button';
import { Empty } from '../../ui/Empty';
import { LastUpdated } from '../../ui/LastUpdated';
import type { Unloaded } from '../../ui/PageErrors';
import { Stack } from '../../ui/Stack';
import { Toolbar } from '../../ui/Toolbar';
import { FilterBar, type FilterOptions } from './FilterBar';
import { ListTable } from './ListTable';

export interface ListWords {
  readonly caption: string;
  /** The text while there are no rows at all. */
  readonly none: string;
  /** The text if no row matches, and the button that clears the filter. */
  readonly noMatch: string;
  readonly showAll: string;
  readonly lost: Unloaded;
}

interface ListSectionProps<Row, Filter extends object> {
  readonly list: List<Row, Filter>;
  readonly words: ListWords;
  readonly columns: readonly SortableColumn<Row>[];
  /** The provider's order. */
  readonly usual: Sort;
  readonly rowKey: (row: Row) => string;
  readonly rowLabel?: (row: Row) => string;
  readonly onRow?: (row: Row) => void;
  readonly chosen?: string | null;
  /** Options of filters that only the page knows. Pass the same object while they are equal. */
  readonly options?: FilterOptions<Filter>;
  /** The menu that saves the list as a file. Pass the same element while it is equal. */
  readonly download?: ReactNode;
  /** Actions on the selected rows. */
  readonly tools?: ReactNode;
  /** Replaces the usual texts for no rows. */
  readonly empty?: ReactNode;
}

/** A list with its filters, its last update, its rows and its pages. */
export function ListSection<Row, Filter extends object>(props: ListSectionProps<Row, Filter>) {
  const { list, words, options, download, tools, empty, ...table } = props;
  const { filters, refresh } = list;
  const { shownAt, busy } = list.view;
  // An open detail panel does not rerender the toolbar.
  const toolbar = useMemo(
    () => (
      <Toolbar>
        <FilterBar filters={filters} options={options} />
        {tools}
        <LastUpdated at={shownAt} busy={busy} onRefresh={refresh} />
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
