/** Columns that lists have alike. */
import { byText } from '../../../machines/kit/sorting';
import type { SortableColumn } from '../../flow/useSort';
import { StatusMark } from '../../ui/StatusMark';

type More<Row> = Partial<Pick<SortableColumn<Row>, 'place' | 'from' | 'tableFrom' | 'align' | 'cell'>>;

/** Text of a row, by which rows are ordered. */
export const textColumn = <Row,>(
  key: string,
  head: string,
  read: (row: Row) => string,
  more: More<Row> = {},
): SortableColumn<Row> => ({ key, head, order: byText(read), cell: read, ...more });

type Look = Pick<Parameters<typeof StatusMark>[0], 'tone' | 'icon'>;

export interface StatusLook {
  readonly looks: ReadonlyMap<string, Look>;
  /** Of a status that nobody here knows. */
  readonly otherwise: Look;
}

/** Status of a row, in colour, sign and word. */
export const statusColumn = <Row,>(read: (row: Row) => string, { looks, otherwise }: StatusLook): SortableColumn<Row> =>
  textColumn('status', 'Status', read, {
    place: 'mark',
    cell: (row) => <StatusMark {...(looks.get(read(row)) ?? otherwise)}>{read(row)}</StatusMark>,
  });
