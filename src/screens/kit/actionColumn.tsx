import { isolated } from '../../../contract/shownText';
import type { SortableColumn } from '../../flow/useSort';
import { Menu, type MenuItem } from '../../ui/buttons/Menu';

type More<Row> = Partial<Pick<SortableColumn<Row>, 'place' | 'from'>>;

/** The column with the menu of each row. */
export const actionColumn = <Row,>(
  nameOf: (row: Row) => string,
  itemsOf: (row: Row) => readonly MenuItem[],
  more: More<Row> = {},
): SortableColumn<Row> => ({
  key: 'action',
  head: 'Action',
  headHidden: true,
  align: 'right',
  place: 'menu',
  cell: (row) => <Menu small label={`Actions for ${isolated(nameOf(row))}`} items={itemsOf(row)} />,
  ...more,
});
