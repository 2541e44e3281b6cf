/** A list as every screen shows it: what went wrong, the rows in their order, and the pages. A list brings its columns and its words. */
import { type ReactNode, useMemo } from 'react';
import type { CollectionEvent } from '../../../machines/kit/collection.types';
import type { Sort } from '../../../machines/kit/sorting';
import type { ListView } from '../../flow/useCollection';
import { type SortableColumn, useSort } from '../../flow/useSort';
import { Pagination } from '../../ui/Pagination';
import { Table } from '../../ui/Table';
import { PartFault } from './PartFault';

interface ListTableProps<Row, Filter> {
  readonly list: { readonly view: ListView<Row, Filter>; readonly send: (event: CollectionEvent<Filter>) => void };
  readonly caption: string;
  /** The same for as long as the rows may stay as they are. */
  readonly columns: readonly SortableColumn<Row>[];
  /** The order in which the provider answers. */
  readonly usual: Sort;
  readonly rowKey: (row: Row) => string;
  readonly rowLabel?: (row: Row) => string;
  /** The same for as long, too. */
  readonly onRow?: (row: Row) => void;
  readonly chosen?: string | null;
  /** What stands for no rows; not shown while it is unknown whether there are any. */
  readonly empty: ReactNode;
  /** What the rows are, as it stands in "We couldn't load …": `your payouts`. */
  readonly lost: string;
}

export function ListTable<Row, Filter>({ list, columns, usual, empty, lost, ...rest }: ListTableProps<Row, Filter>) {
  const { send, view } = list;
  const { total, query, busy, fault, shownAt } = view;
  const { rows, sort } = useSort(view, columns, usual);
  const heads = useMemo(() => columns.map(({ order, ...column }) => ({ ...column, sortable: order !== undefined })), [columns]);
  return (
    <>
      <PartFault part={{ view: { value: rows.length > 0 ? rows : null, busy, fault }, send }} what={lost} />
      <Table<Row> {...rest} columns={heads} rows={rows} sort={sort} busy={busy} empty={!fault && empty} />
      <Pagination
        page={query.page}
        size={query.size}
        total={shownAt === null ? null : total}
        onPage={(page) => send({ type: 'page.chosen', page })}
        onSize={(size) => send({ type: 'size.chosen', size })}
      />
    </>
  );
}
