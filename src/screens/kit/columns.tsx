/** Columns that lists have alike. */
import { byText } from '../../../machines/kit/sorting';
import type { ListColumn } from '../../flow/useOrder';
import { StatusMark } from '../../ui/StatusMark';

type More<Row> = Partial<Pick<ListColumn<Row>, 'place' | 'from' | 'tableFrom' | 'align' | 'cell'>>;

/** Text of a row, by which rows are ordered. */
export const textColumn = <Row,>(
  key: string,
  head: string,
  read: (row: Row) => string,
  more: More<Row> = {},
): ListColumn<Row> => ({ key, head, order: byText(read), cell: read, ...more });

type Look = Pick<Parameters<typeof StatusMark>[0], 'tone' | 'icon'>;

export interface StatusLook {
  readonly looks: ReadonlyMap<string, Look>;
  /** Of a status that nobody here knows. */
  readonly otherwise: Look;
}

/** Status of a row, in colour, sign and word. */
export const statusColumn = <Row,>(read: (row: Row) => string, { looks, otherwise }: StatusLook): ListColumn<Row> =>
  textColumn('status', 'Status', read, {
    place: 'mark',
    cell: (row) => <StatusMark {...(looks.get(read(row)) ?? otherwise)}>{read(row)}</StatusMark>,
  });
