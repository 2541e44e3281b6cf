/** Separate from the other orders, because comparing amounts needs decimals and most lists don't. */

import type { Order, Read } from '../list/sorting';
import { compareAmounts } from './money';

/** Orders decimal text in major units, by currency. */
export const byAmount = <Row>(value: Read<Row>, group: (row: Row) => string): Order<Row> => ({
  value,
  group,
  compare: compareAmounts,
  first: 'descending',
});
