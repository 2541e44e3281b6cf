/**
 * In which order a list's rows stand on a screen. It stands in the address beside what the list asks for, and only where all rows are at hand
 * can another be asked for: a page that the provider cut says nothing about the rows on the others.
 */
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { hasAllRows, type Order, paginate, type Sort, sorted } from '../../machines/kit/sorting';
import type { Column, Sort as Sorting } from '../ui/Table';
import { readSort, writeSort } from './query';
import type { ListView } from './useCollection';

/** A column of a list, with how it orders rows, where it does. */
export type SortableColumn<Row> = Omit<Column<Row>, 'sortable'> & { readonly order?: Order<Row> };

interface Ordered<Row> {
  /** Those of the page that is asked for. */
  readonly rows: readonly Row[];
  readonly sort: Sorting;
}

/** `usual` is how the provider answers. */
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
    const search = writeSort(isUsual ? null : next, window.location.search);
    navigate(search === '' ? path : `${path}?${search}`);
  };
  return { rows: paginate(shown, query), sort: { ...sort, onSort } };
}

const opposite = (direction: Sort['direction']) => (direction === 'ascending' ? 'descending' : 'ascending');
