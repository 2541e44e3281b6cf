/** Separate from the other orders, because comparing amounts needs decimals and most lists don't. */
import { compareAmounts } from './money';
import type { Order, Read } from './sorting';

/** Orders decimal text in major units, by currency. */
export const byAmount = <Row>(value: Read<Row>, group: (row: Row) => string): Order<Row> => ({
  value,
  group,
  compare: compareAmounts,
  first: 'descending',
});
