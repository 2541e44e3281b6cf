import { byAmount } from '../../../machines/kit/values/amountOrder';
import type { SortableColumn } from '../../flow/useSort';
import { orDash } from '../../ui/text/format';
import { Money } from '../../ui/text/Money';

type More<Row> = Partial<Omit<SortableColumn<Row>, 'key' | 'cell' | 'order'>> & {
  /** The list is not put in the order of this column. */
  readonly isUnsorted?: true;
};

/**
 * Returns a function that makes columns of amounts. A cell leaves out its currency only where the heading of an amount says it.
 * @param common the currency of all rows, shown once in the heading. Null if there are several, or no rows yet.
 */
export const moneyColumn =
  <Row extends { readonly currency: string }>(common: string | null) =>
  (
    key: string,
    head: string,
    read: (row: Row) => string | null,
    { isUnsorted, ...more }: More<Row> = {},
  ): SortableColumn<Row> => ({
    key,
    head: common === null ? head : `${head} (${common})`,
    ...(common !== null && more.head === undefined && { headLines: [head, `(${common})`] as const }),
    align: 'right',
    ...(!isUnsorted && { order: byAmount(read, ({ currency }) => currency) }),
    cell: (row) => {
      const amount = read(row);
      return amount === null ? orDash(null) : <Money amount={amount} currency={row.currency} inHead={common !== null} />;
    },
    ...more,
  });
