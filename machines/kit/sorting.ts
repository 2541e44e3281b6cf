/**
 * The order of rows, for lists that load completely: no call of the provider sorts. Amounts, dates and texts compare by their values, not by how
 * they are shown.
 */
import type { Page } from './collection.types';

export type Direction = 'ascending' | 'descending';

export interface Sort {
  /** The column's. */
  readonly key: string;
  readonly direction: Direction;
}

/** How a column orders rows. */
export interface Order<Row> {
  /** What is compared; a row without it stands last, whichever the direction. */
  readonly value: (row: Row) => string | null;
  readonly compare: (value: string, other: string) => number;
  /** What cannot be compared stands apart: amounts of two currencies. */
  readonly group?: (row: Row) => string;
  /** What is asked for first. */
  readonly first: Direction;
}

export type Read<Row> = (row: Row) => string | null;

const { compare: compareWords } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

export const byText = <Row>(value: Read<Row>): Order<Row> => ({ value, compare: compareWords, first: 'ascending' });

/** ISO text of a date and time on one wall clock. */
export const byDate = <Row>(value: Read<Row>): Order<Row> => ({
  value,
  compare: Temporal.PlainDateTime.compare,
  first: 'descending',
});

/** Rows that compare alike keep the order in which they came. */
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

/** Whether these are all rows that the filter matches, and not a page of them. */
export const hasAllRows = <Row>({ rows, total }: Page<Row>) => total > 0 && rows.length >= total;

/** GEN-09: the page of rows that are all at hand. A call without paging answers them so. */
export const paginate = <Row>(rows: readonly Row[], { page, size }: { readonly page: number; readonly size: number }) =>
  rows.slice((page - 1) * size, page * size);
