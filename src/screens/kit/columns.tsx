/** Columns that several lists share. */
import { byDate, byText } from '../../../machines/kit/sorting';
import type { SortableColumn } from '../../flow/useSort';
import { orDash } from '../../ui/format';
import { StatusMark } from '../../ui/StatusMark';
import { Timestamp } from '../../ui/Timestamp';

type More<Row> = Partial<Pick<SortableColumn<Row>, 'place' | 'from' | 'tableFrom' | 'align' | 'cell'>>;

/** A column of text, by which rows are sorted. */
export const textColumn = <Row,>(
  key: string,
  head: string,
  read: (row: Row) => string,
  more: More<Row> = {},
): SortableColumn<Row> => ({ key, head, order: byText(read), cell: read, ...more });

/** A column of times, by which rows are sorted. A row without one shows a dash. */
export const dateColumn = <Row,>(
  key: string,
  head: string,
  read: (row: Row) => string | null,
  more: More<Row> = {},
): SortableColumn<Row> => ({
  key,
  head,
  order: byDate(read),
  cell: (row) => {
    const at = read(row);
    return at ? <Timestamp at={at} stacked /> : orDash(null);
  },
  ...more,
});

export type Look = Pick<Parameters<typeof StatusMark>[0], 'tone' | 'icon'>;

export interface StatusLook {
  readonly looks: ReadonlyMap<string, Look>;
  /** For an unknown status. */
  readonly otherwise: Look;
}

/** A status as colour, icon and text. */
export const Status = ({ children, look }: { readonly children: string; readonly look: StatusLook }) => (
  <StatusMark {...(look.looks.get(children) ?? look.otherwise)}>{children}</StatusMark>
);

/** A row's status as colour, icon and text. */
export const statusColumn = <Row,>(read: (row: Row) => string, look: StatusLook, head = 'Status'): SortableColumn<Row> =>
  textColumn('status', head, read, {
    place: 'mark',
    cell: (row) => <Status look={look}>{read(row)}</Status>,
  });
