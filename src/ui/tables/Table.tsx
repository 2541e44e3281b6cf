import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import { cx } from '../../../styled-system/css';
import { breathing } from '../feedback/Skeleton';
import { useMedia } from '../layout/useMedia';
import { Icon } from '../theme/Icon';
import { useColumnShares, type WidthsProps } from './columnWidths';
import { type Revealed, revealRow } from './revealRow';
import { type Sort, SortChoice } from './SortChoice';
import { BlankRows, type Column, fromOf, type RowLooks, type RowPosition, TableRow } from './TableRow';
import {
  fading,
  groupHead,
  groupNote,
  gutter,
  head,
  heads,
  hidden,
  open,
  secondLine,
  single,
  sorter,
  staying,
  steady,
  table,
  together,
  twoLines,
  whole as wholeRow,
  wrap,
} from './table.style';
import { tellCut } from './tellCut';
import { OPENER, useRowKeys } from './useRowKeys';
import { useStableColumnWidths } from './useStableColumnWidths';

export type { Column, Sort };

interface TableProps<Row> extends RowLooks<Row>, WidthsProps {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly busy?: boolean;
  readonly empty: ReactNode;
  /** Called when a row is pressed, or the button in its first cell, which must hold no other control. */
  readonly onRow?: (row: Row) => void;
  /** Whether a row can be pressed. Without it, each one. */
  readonly opens?: (row: Row) => boolean;
  /** The name of the row's button, if its first cell does not give it. */
  readonly rowLabel?: (row: Row) => string;
  /** The key of the row whose details are open. */
  readonly chosen?: string | null;
  readonly sort?: Sort;
  /** A phone has the choice of an order in another place. */
  readonly isSortElsewhere?: boolean;
  /** While it loads, a narrow page keeps the room of its choice of an order. */
  readonly sortAwaited?: boolean;
  /** Divides the entries of a narrow page, and a table if its groups have heads there. Rows of one group follow each other. */
  readonly groupOf?: ((row: Row) => RowGroup<Row>) | undefined;
  /** Its heads stay in view while its rows scroll. Only for a table that never needs more width than it has. */
  readonly headStays?: boolean;
  /** The row to scroll to, if only some rows are rendered: see `revealRow`. */
  readonly revealed?: Revealed | null;
  /** Called with the indexes of the first and the last visible row. */
  readonly onShown?: (from: number, to: number) => void;
}

/** A part of the rows, such as those of one day. */
export interface RowGroup<Row> {
  readonly key: string;
  readonly label: string;
  readonly note?: string;
  /** Its head in a table: a `GroupRow`. Without it, only a narrow page has one. */
  readonly head?: (columns: readonly Column<Row>[]) => ReactNode;
}

const always = () => true;

const lookOf = ({ headStays = false }: Pick<TableProps<never>, 'headStays'>) =>
  headStays ? { gutter: open, table: cx(table, staying) } : { gutter, table };

/** With more rows than this, only visible ones are rendered. */
const many = 50;
/** Rendered until that code has loaded. */
const few = 30;
const VirtualRows = lazy(() => import('./VirtualRows'));

/** A table. On a narrow page each row becomes an entry of two lines. */
export function Table<Row>(props: TableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    rowKey,
    busy = false,
    empty,
    onRow,
    opens = always,
    rowLabel,
    chosen = null,
    sort,
    sortAwaited = false,
    onShown,
  } = props;
  const { tone, under, groupOf, revealed = null } = props;
  const look = lookOf(props);
  const isNarrow = useMedia('(max-width: 767px)');
  const isWaiting = busy && rows.length === 0;
  const top = useRef<HTMLTableSectionElement>(null);
  const whole = useRef<HTMLTableElement>(null);
  useRowKeys(whole, onRow !== undefined);
  const isLong = rows.length > many;
  useShown(
    whole,
    isLong ? null : revealed,
    rows.filter(opens).findIndex((entry) => rowKey(entry) === revealed?.key),
  );
  const steadyLook = useStableColumnWidths(top, isLong);
  const shares = useColumnShares(top, columns, props);
  const revealedAt = revealed === null ? -1 : rows.findIndex((entry) => rowKey(entry) === revealed.key);
  const show = (entry: Row, position?: RowPosition) => (
    <TableRow
      key={rowKey(entry)}
      columns={columns}
      entry={entry}
      chosen={chosen === rowKey(entry)}
      label={rowLabel?.(entry)}
      onRow={opens(entry) ? onRow : undefined}
      position={position}
      tone={tone}
      under={under}
    />
  );
  const showAt = (index: number, position: RowPosition) => {
    const entry = rows[index];
    return entry === undefined ? null : show(entry, position);
  };
  return (
    <div className={wrap}>
      {!(isNarrow && props.isSortElsewhere) && (rows.length > 1 || sortAwaited) && (
        <SortChoice columns={columns} sort={sort} awaited={rows.length === 0} />
      )}
      <div className={look.gutter}>
        <table
          onPointerOver={tellCut}
          ref={whole}
          className={cx(look.table, shares ? steady : steadyLook)}
          data-grouped={isNarrow && groupOf && !isLong ? true : undefined}
          aria-busy={busy}
          aria-rowcount={isLong ? rows.length + 1 : undefined}
        >
          <caption className={hidden}>{caption}</caption>
          <thead className={heads} ref={top}>
            <tr aria-rowindex={isLong ? 1 : undefined}>
              {columns.map((column) => (
                <Head key={column.key} column={column} sort={sort} share={shares?.get(column.key)} />
              ))}
            </tr>
          </thead>
          {isLong ? (
            <Suspense fallback={<tbody>{rows.slice(0, few).map((entry) => show(entry))}</tbody>}>
              <VirtualRows
                keys={rows.map(rowKey)}
                columns={columns.length}
                head={top}
                row={showAt}
                onShown={onShown}
                revealed={revealed}
                revealedAt={revealedAt}
              />
            </Suspense>
          ) : (
            <tbody className={isWaiting ? cx(fading, breathing) : undefined}>
              {rows.length === 0 && <NoRows columns={columns} isWaiting={isWaiting} empty={empty} />}
              {groupOf ? grouped(rows, groupOf, isNarrow ? columns.length : columns, show) : rows.map((entry) => show(entry))}
            </tbody>
          )}
        </table>
      </div>
    </div>
  );
}

interface NoRowsProps<Row> extends Pick<TableProps<Row>, 'columns' | 'empty'> {
  readonly isWaiting: boolean;
}

const NoRows = <Row,>({ columns, isWaiting, empty }: NoRowsProps<Row>) =>
  isWaiting ? (
    <BlankRows columns={columns} />
  ) : (
    <tr className={single}>
      <td className={wholeRow} colSpan={columns.length}>
        {empty}
      </td>
    </tr>
  );

/** Shows a row of a table that renders all of its rows, once for each request. */
function useShown(table: RefObject<HTMLTableElement | null>, revealed: Revealed | null, at: number): void {
  const done = useRef<Revealed | null>(null);
  useEffect(() => {
    const row = table.current?.querySelectorAll(OPENER)[at]?.closest('tr');
    if (revealed === null || done.current === revealed || !row) return;
    done.current = revealed;
    revealRow(row, revealed);
  }, [table, revealed, at]);
}

/**
 * Returns the rows with a head before the first one of each group.
 * @param columns those of a table, or how many there are on a narrow page
 */
function grouped<Row>(
  rows: readonly Row[],
  groupOf: (row: Row) => RowGroup<Row>,
  columns: readonly Column<Row>[] | number,
  show: (row: Row) => ReactNode,
): readonly ReactNode[] {
  const groups = rows.map(groupOf);
  return rows.map((row, index) => {
    const { key, label, note, head: tableHead } = groups[index] ?? groupOf(row);
    const isFirst = groups[index - 1]?.key !== key;
    if (typeof columns !== 'number') return isFirst && tableHead ? [tableHead(columns), show(row)] : show(row);
    if (!isFirst) return show(row);
    return [
      <tr key={`group ${key}`} className={single}>
        <th scope="rowgroup" colSpan={columns} className={groupHead}>
          {label}
          {note && <span className={groupNote}>{note}</span>}
        </th>
      </tr>,
      show(row),
    ];
  });
}

interface HeadProps<Row> {
  readonly column: Column<Row>;
  readonly sort: Sort | undefined;
  /** How much of the table's width it takes, while that does not follow from its cells. */
  readonly share: string | undefined;
}

function Head<Row>({ column, sort, share }: HeadProps<Row>) {
  const isSorted = sort?.key === column.key;
  const arrow = <Icon name={isSorted && sort.direction === 'ascending' ? 'arrow-up' : 'arrow-down'} />;
  // Without room for columns the order is chosen above the entries, and the head is only read out.
  const hasRoom = useMedia('(min-width: 768px)');
  const onSort = sort?.onSort;
  const isSorter = onSort !== undefined && column.sortable && hasRoom;
  const shown = column.headLines ? <HeadLines lines={column.headLines} wraps={column.headWraps ?? false} /> : column.head;
  return (
    <th
      scope="col"
      style={share ? { width: share } : undefined}
      className={cx(head, fromOf(column))}
      data-right={column.align && true}
      data-wraps={column.headWraps || undefined}
      data-two={column.zone || (column.headLines && !column.headWraps) ? true : undefined}
      data-zone={column.zone}
      title={column.zone && `Times are in ${column.zone}.`}
      aria-sort={isSorted ? sort.direction : undefined}
    >
      {isSorter ? (
        <button className={sorter} type="button" data-sorted={isSorted || undefined} onClick={() => onSort(column.key)}>
          {shown}
          {arrow}
        </button>
      ) : isSorted ? (
        <span className={sorter} data-sorted>
          {shown}
          {arrow}
        </span>
      ) : column.headHidden ? (
        <span className={hidden}>{column.head}</span>
      ) : (
        shown
      )}
    </th>
  );
}

interface HeadLinesProps {
  readonly lines: readonly [string, string];
  readonly wraps: boolean;
}

/** A head that wraps by itself keeps its last word beside what would be below. */
function HeadLines({ lines: [first, second], wraps }: HeadLinesProps) {
  const at = first.lastIndexOf(' ') + 1;
  if (wraps)
    return (
      <span>
        {first.slice(0, at)}
        <span className={together}>{`${first.slice(at)} ${second}`}</span>
      </span>
    );
  return (
    <span className={twoLines}>
      {first} <span className={secondLine}>{second}</span>
    </span>
  );
}
