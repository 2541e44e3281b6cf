import { byDate } from '../../../machines/kit/list/sorting';
import type { SortableColumn } from '../../flow/useSort';
import { orDash } from '../../ui/text/format';
import { Timestamp } from '../../ui/text/Timestamp';

type More<Row> = Partial<Pick<SortableColumn<Row>, 'place' | 'from'>>;

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
  isTall: true,
  zone: 'WAT',
  cell: (row) => {
    const at = read(row);
    return at ? <Timestamp at={at} stacked /> : orDash(null);
  },
  ...more,
});
