/**
 * The sort order of a list's rows. It is in the URL next to the list's query. Another order is possible only when all rows are loaded, because
 * one page says nothing about the others.
 */
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { hasAllRows, type Order, paginate, type Sort, sorted } from '../../machines/kit/list/sorting';
import type { Column, Sort as Sorting } from '../ui/tables/Table';
import { readSort, urlWith, writeSort } from './query';
import type { ListView } from './useCollection';
import { useSearch } from './useSearch';

/** A column of a list, with its order if it has one. */
export type SortableColumn<Row> = Omit<Column<Row>, 'sortable'> & { readonly order?: Order<Row> };

interface Ordered<Row> {
  /** The rows of the requested page. */
  readonly rows: readonly Row[];
  readonly sort: Sorting;
}

/** `usual` is the provider's order. */
export function useSort<Row>(
  { rows, total, query }: Pick<ListView<Row, unknown>, 'rows' | 'total' | 'query'>,
  columns: readonly SortableColumn<Row>[],
  usual: Sort,
): Ordered<Row> {
  const [path, navigate] = useLocation();
  const asked = readSort(useSearch());
  const orderOf = (key: string | undefined) => columns.find((column) => column.key === key)?.order;
  const order = orderOf(asked?.key);
  const sort = asked && order ? asked : usual;
  const all = hasAllRows({ rows, total });
  const shown = useMemo(() => (all && order ? sorted(rows, order, sort.direction) : rows), [all, rows, order, sort.direction]);
  if (!all) return { rows, sort: usual };
  const onSort = (key: string) => {
    const first = orderOf(key)?.first ?? 'ascending';
    const next = { key, direction: sort.key === key ? opposite(sort.direction) : first };
    const isUsual = next.key === usual.key && next.direction === usual.direction;
    navigate(urlWith(path, writeSort(isUsual ? null : next, window.location.search)));
  };
  return { rows: paginate(shown, query), sort: { ...sort, onSort } };
}

const opposite = (direction: Sort['direction']) => (direction === 'ascending' ? 'descending' : 'ascending');
