/** Columns that several lists share. */
import { byText } from '../../../machines/kit/list/sorting';
import type { SortableColumn } from '../../flow/useSort';
import { StatusMark } from '../../ui/feedback/StatusMark';

type More<Row> = Partial<Pick<SortableColumn<Row>, 'place' | 'from' | 'tableFrom' | 'align' | 'cell'>>;

/** A column of text, by which rows are sorted. */
export const textColumn = <Row,>(
  key: string,
  head: string,
  read: (row: Row) => string,
  more: More<Row> = {},
): SortableColumn<Row> => ({ key, head, order: byText(read), cell: read, ...more });

export type Look = Pick<Parameters<typeof StatusMark>[0], 'tone' | 'icon'>;

export interface StatusLook {
  readonly looks: ReadonlyMap<string, Look>;
  /** For an unknown status. */
  readonly otherwise: Look;
}

/** A row's status as colour, icon and text. */
export const statusColumn = <Row,>(
  read: (row: Row) => string,
  { looks, otherwise }: StatusLook,
  head = 'Status',
): SortableColumn<Row> =>
  textColumn('status', head, read, {
    place: 'mark',
    cell: (row) => <StatusMark {...(looks.get(read(row)) ?? otherwise)}>{read(row)}</StatusMark>,
  });
