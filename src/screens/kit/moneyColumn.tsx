import { byAmount } from '../../../machines/kit/amountOrder';
import type { SortableColumn } from '../../flow/useSort';
import { orDash } from '../../ui/format';
import { Money } from '../../ui/Money';

/**
 * Returns a function that makes columns of amounts.
 * @param common the currency of all rows, shown once in the heading. Null if there are several, or no rows yet.
 */
export const moneyColumn =
  <Row extends { readonly currency: string }>(common: string | null) =>
  (key: string, head: string, read: (row: Row) => string | null): SortableColumn<Row> => ({
    key,
    head: common === null ? head : `${head} (${common})`,
    align: 'right',
    order: byAmount(read, ({ currency }) => currency),
    cell: (row) => {
      const amount = read(row);
      return amount === null ? orDash(null) : <Money amount={amount} currency={row.currency} inHead={common !== null} />;
    },
  });
