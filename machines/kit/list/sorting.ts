/** Sorts rows, for lists that load completely, because no call sorts. Amounts, dates and texts compare by value, not by their display. */
import type { Page } from '../collection/collection.types';

export type Direction = 'ascending' | 'descending';

export interface Sort {
  /** The key of the column. */
  readonly key: string;
  readonly direction: Direction;
}

/** How a column sorts rows. */
export interface Order<Row> {
  /** Returns the value to compare. A row without one is last in both directions. */
  readonly value: (row: Row) => string | null;
  readonly compare: (value: string, other: string) => number;
  /** Rows of different groups are not compared, such as amounts of two currencies. */
  readonly group?: (row: Row) => string;
  /** The value is ISO text of a date, so rows in this order can be divided into days. */
  readonly isDate?: true;
  /** The direction of the first press. */
  readonly first: Direction;
}

export type Read<Row> = (row: Row) => string | null;

const { compare: compareWords } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

export const byText = <Row>(value: Read<Row>): Order<Row> => ({ value, compare: compareWords, first: 'ascending' });

/** Orders ISO text of a date and time on one wall clock. */
export const byDate = <Row>(value: Read<Row>): Order<Row> => ({
  value,
  compare: Temporal.PlainDateTime.compare,
  isDate: true,
  first: 'descending',
});

/** Returns the sorted rows. Equal rows keep their order. */
export function sorted<Row>(rows: readonly Row[], order: Order<Row>, direction: Direction): readonly Row[] {
  const way = direction === 'ascending' ? 1 : -1;
  const groupOf = (row: Row) => order.group?.(row) ?? '';
  return rows
    .map((row) => ({ row, value: order.value(row) || null, group: groupOf(row) }))
    .sort((one, other) => {
      if (one.value === null || other.value === null) return Number(one.value === null) - Number(other.value === null);
      return compareWords(one.group, other.group) || way * order.compare(one.value, other.value);
    })
    .map(({ row }) => row);
}

/** Whether these are all rows that match the filter, not just a page. */
export const hasAllRows = <Row>({ rows, total }: Page<Row>) => total > 0 && rows.length >= total;

/** GEN-09: returns a page of rows that are all loaded. A call without paging answers with it. */
export const paginate = <Row>(rows: readonly Row[], { page, size }: { readonly page: number; readonly size: number }) =>
  rows.slice((page - 1) * size, page * size);
