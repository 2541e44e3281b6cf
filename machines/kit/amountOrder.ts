/** Apart from the other orders, because comparing amounts needs decimals, which most lists do without. */
import { compareAmounts } from './money';
import type { Order, Read } from './sorting';

/** Decimal text in major units, by its currency. */
export const byAmount = <Row>(value: Read<Row>, group: (row: Row) => string): Order<Row> => ({
  value,
  group,
  compare: compareAmounts,
  first: 'descending',
});
