import { type MouseEvent, type ReactNode, type Ref, useMemo } from 'react';
import { cx } from '../../styled-system/css';
import { below, cell, from, opener, places, rightCell, row, tableFrom } from './table.style';

export interface Column<Row> {
  readonly key: string;
  readonly head: string;
  /** The head is there for those who do not see that the column needs none. */
  readonly headHidden?: boolean;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'right';
  /** Its head is a button that sorts, where the table can be sorted. */
  readonly sortable?: boolean;
  /** From which width the column is there at all; without it, always. `page` is a window as wide as the widest page. */
  readonly from?: 'md' | 'lg' | 'xl' | 'page';
  /** From which width a table has it; where entries stand one below the other, it always is there. */
  readonly tableFrom?: 'xl';
  /** Where it stands in the two-line entry of a narrow page; without it, on a line of its own below. */
  readonly place?: 'lead' | 'figure' | 'note' | 'mark';
}

/** Where there is room for it. */
export const fromOf = ({ from: width, tableFrom: tableWidth }: Pick<Column<unknown>, 'from' | 'tableFrom'>) =>
  cx(width && from[width], tableWidth && tableFrom[tableWidth]);

type Place = NonNullable<Column<unknown>['place']>;

/** What a row is told by those who show only some of the rows. */
export interface RowPosition {
  readonly ref: Ref<HTMLTableRowElement>;
  readonly 'data-index': number;
  readonly 'aria-rowindex': number;
}

interface TableRowProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly entry: Row;
  readonly chosen?: boolean;
  readonly label?: string | undefined;
  readonly onRow?: ((row: Row) => void) | undefined;
  readonly position?: RowPosition | undefined;
}

/**
 * One row. The whole of it can be pressed; for the keyboard and the screen reader there is a button in its first cell. Its cells stay as they
 * are for as long as what they are made of does: what is opened beside a list does not wait for the list.
 */
export function TableRow<Row>({ columns, entry, chosen = false, label, onRow, position }: TableRowProps<Row>) {
  const cells = useMemo(
    () => cellsOf({ columns, entry, label, onOpen: onRow && (() => onRow(entry)) }),
    [columns, entry, label, onRow],
  );
  return (
    <tr
      {...position}
      className={row}
      aria-current={chosen ? 'true' : undefined}
      data-opens={onRow ? true : undefined}
      onClick={onRow && ((event) => isForRow(event) && onRow(entry))}
    >
      {cells}
    </tr>
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
    const look = cx(cell, column.align && rightCell, place ? places[place] : below, fromOf(column));
    return (
      <td key={column.key} className={look} data-head={place ? undefined : column.head}>
        {onOpen && column === first ? (
          <button className={opener} type="button" aria-label={label} onClick={onOpen}>
            {column.cell(entry)}
          </button>
        ) : (
          column.cell(entry)
        )}
      </td>
    );
  });
}

/** Not what a control inside the row was pressed for, nor what bubbles from a menu elsewhere, nor the end of a selection of text. */
function isForRow({ target, currentTarget }: MouseEvent): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  if (target.closest('a, button, input, select, textarea, label')) return false;
  return document.getSelection()?.isCollapsed !== false;
}

/** Where nobody says a place, the first words lead, the first right-aligned column is the figure, the next two stand below. */
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
