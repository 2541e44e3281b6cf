import { type MouseEvent, type ReactNode, useMemo } from 'react';
import { cx } from '../../../styled-system/css';
import {
  below,
  blank,
  blanks,
  cell,
  from,
  givesWay,
  opener,
  places,
  rightCell,
  row,
  stackedOnly,
  tableFrom,
  tallBlanks,
} from './table.style';

export interface Column<Row> {
  readonly key: string;
  readonly head: string;
  /** The heading is for screen readers only. */
  readonly headHidden?: boolean;
  /** What stands before the cell in an entry of a narrow page, if not the heading. */
  readonly label?: string;
  /** The heading in two lines. Elsewhere it is one text. */
  readonly headLines?: readonly [string, string];
  /** The zone of its times, which the table shows below the heading. */
  readonly zone?: string;
  /** The heading takes two lines if its cells are narrower. */
  readonly headWraps?: boolean;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'right';
  /** Its heading is a button that sorts, if the table can be sorted. */
  readonly sortable?: boolean;
  /** The minimum width at which the column is shown. Without it, always. `page` is the maximum page width. */
  readonly from?: 'md' | 'lg' | 'xl' | 'page';
  /** The minimum width at which a table shows it. Stacked entries always do. */
  readonly tableFrom?: 'xl';
  /** Its place in the two-line entry of a narrow page. Without it, on its own line below. */
  readonly place?: 'lead' | 'figure' | 'note' | 'mark' | 'menu' | 'foot';
  /** Only stacked entries show it. */
  readonly narrowOnly?: boolean;
  /** Its cells have two lines, so the rows are as high while they load. */
  readonly isTall?: boolean;
}

/** The class that hides the column on narrower pages. */
export const fromOf = ({
  from: width,
  tableFrom: tableWidth,
  narrowOnly,
}: Pick<Column<unknown>, 'from' | 'tableFrom' | 'narrowOnly'>) =>
  cx(width && from[width], tableWidth && tableFrom[tableWidth], narrowOnly && stackedOnly);

type Place = NonNullable<Column<unknown>['place']>;

/** Where a row is, if only some rows are rendered. */
export interface RowPosition {
  readonly ref: (row: Element | null) => void;
  readonly 'data-index': number;
  readonly 'aria-rowindex': number;
}

/** How rows differ from others, and what is said below them. */
export interface RowLooks<Row> {
  /**
   * `attention`: the row needs something from the user. `faint`: it does not count. `apart`: the rows below are of another kind. `picked`: its box
   * is ticked.
   */
  readonly tone?: ((row: Row) => 'attention' | 'faint' | 'apart' | 'picked' | undefined) | undefined;
  /** An `UnderRow`, or nothing. */
  readonly under?: ((row: Row, position: RowPosition | undefined) => ReactNode) | undefined;
}

interface TableRowProps<Row> extends RowLooks<Row> {
  readonly columns: readonly Column<Row>[];
  readonly entry: Row;
  readonly chosen?: boolean;
  readonly label?: string | undefined;
  readonly onRow?: ((row: Row) => void) | undefined;
  readonly position?: RowPosition | undefined;
}

/**
 * One row. All of it can be pressed, and its first cell has a button for keyboards and screen readers. Cells do not rerender while their data
 * is the same, so a panel next to a list does not wait for it.
 */
export function TableRow<Row>({ columns, entry, chosen = false, label, onRow, position, tone, under }: TableRowProps<Row>) {
  const after = under?.(entry, position);
  const cells = useMemo(
    () => cellsOf({ columns, entry, label, onOpen: onRow && (() => onRow(entry)) }),
    [columns, entry, label, onRow],
  );
  return (
    <>
      <tr
        {...position}
        className={row}
        aria-current={chosen ? 'true' : undefined}
        data-opens={onRow ? true : undefined}
        data-tone={tone?.(entry)}
        data-leads={after ? true : undefined}
        onClick={onRow && ((event) => isForRow(event) && onRow(entry))}
      >
        {cells}
      </tr>
      {after}
    </>
  );
}

interface CellsOf<Row> extends Pick<TableRowProps<Row>, 'columns' | 'entry' | 'label'> {
  readonly onOpen: (() => void) | undefined;
}

function cellsOf<Row>({ columns, entry, label, onOpen }: CellsOf<Row>) {
  const placeOf = placing(columns);
  const first = columns.find((column) => !column.from) ?? columns[0];
  return columns.map((column) => {
    const place = placeOf(column);
    const content = within(place, column.cell(entry));
    const look = cx(cell, column.align && rightCell, place ? places[place] : below, fromOf(column));
    return (
      <td key={column.key} className={look} data-head={place ? undefined : (column.label ?? column.head)} data-place={place}>
        {onOpen && column === first ? (
          <button className={opener} type="button" data-opener aria-label={label} onClick={onOpen}>
            {content}
          </button>
        ) : (
          content
        )}
      </td>
    );
  });
}

/** Rows that are loading. */
export function BlankRows<Row>({ columns }: { readonly columns: readonly Column<Row>[] }) {
  return (
    <tr className={cx(blanks, columns.some((column) => column.isTall) && tallBlanks)}>
      {columns.map((column) => (
        <td key={column.key} className={cx(blank, fromOf(column))} data-skeleton data-right={column.align && true} />
      ))}
    </tr>
  );
}

/** A name that is only text gives way where the other columns need the room, as one beside a monogram does. */
const within = (place: Place | undefined, content: ReactNode): ReactNode =>
  place === 'lead' && typeof content === 'string' ? (
    <span className={givesWay}>
      <span>{content}</span>
    </span>
  ) : (
    content
  );

/** Excludes presses on controls in the row, events from open menus, and the end of a text selection. */
function isForRow({ target, currentTarget }: MouseEvent): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  if (target.closest('a, button, input, select, textarea, label')) return false;
  return document.getSelection()?.isCollapsed !== false;
}

/** Returns the place of columns without one. The first text leads, the first right-aligned column is the figure, and the next two are below. */
function placing<Row>(columns: readonly Column<Row>[]): (column: Column<Row>) => Place | undefined {
  if (columns.some((column) => column.place)) return (column) => column.place;
  const lead = columns.find((column) => !column.align);
  const figure = columns.find((column) => column.align);
  const [note, mark] = columns.filter((column) => column !== lead && column !== figure);
  const found = new Map<Column<Row> | undefined, Place>([
    [lead, 'lead'],
    [figure, 'figure'],
    [note, 'note'],
    [mark, 'mark'],
  ]);
  return (column) => found.get(column);
}
