/** The table of every list: errors, sorted rows and pages. A list supplies its columns and texts. */
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { CollectionEvent } from '../../../machines/kit/collection/collection.types';
import type { Order, Sort } from '../../../machines/kit/list/sorting';
import { today } from '../../../machines/kit/values/days';
import type { DetailsPages } from '../../flow/detailsPages';
import { OpenedFrom } from '../../flow/openedFrom';
import { keepPreference, readPreference } from '../../flow/themePreference';
import type { ListView } from '../../flow/useCollection';
import { useKeptWidths } from '../../flow/useKeptWidths';
import { type SortableColumn, useSort } from '../../flow/useSort';
import { useOfferNeighbours } from '../../ui/buttons/neighbours';
import { NotLoaded } from '../../ui/feedback/NotLoaded';
import type { Unloaded } from '../../ui/feedback/PageErrors';
import type { Widths } from '../../ui/tables/columnWidths';
import { Pagination } from '../../ui/tables/Pagination';
import type { Revealed } from '../../ui/tables/revealRow';
import { type RowGroup, Table } from '../../ui/tables/Table';
import type { RowLooks } from '../../ui/tables/TableRow';
import { formatDay } from '../../ui/text/dates';
import { PartError } from './PartError';

interface ListTableProps<Row, Filter> {
  readonly list: { readonly view: ListView<Row, Filter>; readonly send: (event: CollectionEvent<Filter>) => void };
  readonly caption: string;
  /** How wide its columns usually are. */
  readonly usualWidths?: Widths | undefined;
  /** Pass the same array while the rows can stay the same. */
  readonly columns: readonly SortableColumn<Row>[];
  /** The provider's order. */
  readonly usual: Sort;
  readonly rowKey: (row: Row) => string;
  readonly rowLabel?: (row: Row) => string;
  /** Also the same function. */
  readonly onRow?: (row: Row) => void;
  /** Instead of `onRow`, if the details of a row are a page of their own. */
  readonly details?: DetailsPages<Row>;
  readonly chosen?: string | null;
  /** How rows differ from others. Pass the same function while they look the same. */
  readonly tone?: RowLooks<Row>['tone'];
  /** Shows for no rows, but not while it is unknown whether there are any. */
  readonly empty: ReactNode;
  readonly lost: Unloaded;
  /** A phone has the choice of an order in its filter sheet. */
  readonly isSortElsewhere?: boolean;
  /** Divides the rows while they are in the provider's order. Without it, a narrow page divides them into days. */
  readonly groupOf?: ((row: Row) => RowGroup<Row>) | undefined;
  /** Shows the rows in another way than as a table, if there are any. */
  readonly rowsAs?: ((rows: readonly Row[], isLoading: boolean) => ReactNode) | undefined;
}

export function ListTable<Row, Filter>({
  list,
  columns,
  usual,
  empty,
  lost,
  details,
  groupOf,
  rowsAs,
  usualWidths,
  ...props
}: ListTableProps<Row, Filter>) {
  const { send, view } = list;
  const { total, query, busy, fault, shownAt } = view;
  const { rows, sort } = useSort(view, columns, usual);
  const rest = details ? { ...props, onRow: details.open, opens: details.opens } : props;
  useOfferNeighbours(rows, chosenAt(rows, rest), rest.onRow);
  useLayoutEffect(() => {
    details?.show(rows);
  }, [details, rows]);
  const revealed = useReturned(details, rows, props.rowKey);
  const isLoading = shownAt === null && fault === null;
  const isSortKept = useKeptSort(props.caption, isLoading ? null : rows.length > 1 && sort.onSort !== undefined);
  const [widths, keepWidths] = useKeptWidths(props.caption);
  const isLost = fault !== null && rows.length === 0;
  const order = columns.find(({ key }) => key === sort.key)?.order;
  const heads = useMemo(() => columns.map(({ order, ...column }) => ({ ...column, sortable: order !== undefined })), [columns]);
  return (
    <>
      <PartError part={{ view: { value: rows.length > 0 ? rows : null, busy, fault }, send }} what={lost} />
      <OpenedFrom value={details?.opened ?? null}>
        {rowsAs && (rows.length > 0 || isLoading) ? (
          rowsAs(rows, isLoading)
        ) : (
          <Table<Row>
            {...rest}
            columns={heads}
            rows={rows}
            sort={sort}
            sortAwaited={isLoading && isSortKept}
            groupOf={groupOf && sort.key === usual.key ? groupOf : order?.isDate && dayOf(order)}
            busy={busy}
            revealed={revealed}
            widths={widths ?? usualWidths ?? null}
            onWidths={keepWidths}
            empty={fault ? <NotLoaded isRuled /> : empty}
          />
        )}
      </OpenedFrom>
      {!isLost && (
        <Pagination
          page={query.page}
          size={query.size}
          total={shownAt === null ? null : total}
          onPage={(page) => send({ type: 'page.chosen', page })}
          onSize={(size) => send({ type: 'size.chosen', size })}
        />
      )}
    </>
  );
}

/** Returns the row that the merchant comes back to from its page. */
function useReturned<Row>(
  details: DetailsPages<Row> | undefined,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
): Revealed | null {
  const [revealed, setRevealed] = useState<Revealed | null>(null);
  useLayoutEffect(() => {
    const found = details?.returned(rows);
    const row = found && rows[found.index];
    if (row) setRevealed({ key: rowKey(row), focus: true, show: found.show });
  }, [details, rows, rowKey]);
  return revealed;
}

/**
 * Returns whether this browser last showed the choice of an order above the entries of this list. Only a list whose rows are all loaded has it, so
 * its room is kept while they load, and nothing moves when it comes.
 */
function useKeptSort(list: string, isShown: boolean | null): boolean {
  const name = `sorted ${list}`;
  const [kept] = useState(() => readPreference(name) !== 'no');
  useEffect(() => {
    if (isShown !== null) keepPreference(name, isShown ? 'yes' : 'no');
  }, [name, isShown]);
  return kept;
}

/** Returns the place of the row whose details are open, or -1. */
const chosenAt = <Row, Filter>(
  rows: readonly Row[],
  { chosen, rowKey }: Pick<ListTableProps<Row, Filter>, 'chosen' | 'rowKey'>,
) => (chosen == null ? -1 : rows.findIndex((row) => rowKey(row) === chosen));

/** Returns the day of a row, for the heads between the entries of a phone. */
function dayOf<Row>({ value }: Order<Row>) {
  const now = today();
  return (row: Row) => {
    const day = value(row)?.slice(0, 10) ?? '';
    if (day === '') return { key: day, label: 'No date' };
    return day === now ? { key: day, label: 'Today', note: formatDay(day) } : { key: day, label: formatDay(day) };
  };
}
