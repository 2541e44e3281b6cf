import type { Product } from '../../../machines/catalog/products/products.machine';
import { byText, type Sort } from '../../../machines/kit/list/sorting';
import type { SortableColumn } from '../../flow/useSort';
import { CellWithLabel } from '../../ui/tables/cells';
import { PictureCell } from '../../ui/tables/PictureCell';
import { formatAmount, orDash } from '../../ui/text/format';
import { actionColumn } from '../kit/actionColumn';
import { type Look, type StatusLook, statusColumn, textColumn } from '../kit/columns';
import { dateColumn } from '../kit/dateColumn';
import { moneyColumn } from '../kit/moneyColumn';
import { readOnlyReason } from '../kit/readOnlyReason';

/** The provider's order. */
export const NEWEST_FIRST: Sort = { key: 'added', direction: 'descending' };

export const READ_ONLY = readOnlyReason('products');

const AVAILABILITY: StatusLook = {
  looks: new Map<string, Look>([['In stock', { tone: 'green', icon: 'circle-check' }]]),
  otherwise: { tone: 'plain', icon: 'circle-slash' },
};

const stockOf = ({ isUnlimited, stock }: Product) => (isUnlimited ? 'Unlimited' : orDash(stock));

/** Numbers by their value, unlimited last. */
const byCount = (read: (row: Product) => string | null) => byText<Product>((row) => (read(row) ?? '').padStart(12, '0'));

interface Doings {
  readonly mayManage: boolean;
  readonly onDelete: (product: Product) => void;
}

/**
 * PRD-01: the columns of the list.
 * @param common the currency of all rows, shown once in the heading. Null if there are several, or no rows yet.
 */
export function productColumns(common: string | null, { mayManage, onDelete }: Doings): readonly SortableColumn<Product>[] {
  const money = moneyColumn<Product>(common);
  return [
    {
      key: 'name',
      head: 'Product',
      place: 'lead',
      order: byText(({ name }) => name),
      cell: ({ name, image, dealPrice, currency }) => (
        <PictureCell src={image} name={name} note={dealPrice && `Deal price ${formatAmount(dealPrice, currency)}`} />
      ),
    },
    money('price', 'Price', ({ price }) => price, { place: 'figure' }),
    statusColumn(({ availability }) => availability.replace(/ stock$/i, ' stock'), AVAILABILITY, 'Availability'),
    {
      key: 'stock',
      head: 'Stock',
      align: 'right',
      place: 'note',
      order: byCount(({ stock }) => stock),
      cell: (product) => <CellWithLabel head="Stock">{stockOf(product)}</CellWithLabel>,
    },
    {
      key: 'orders',
      head: 'Orders',
      align: 'right',
      from: 'lg',
      order: byCount(({ orders }) => orders),
      cell: ({ orders }) => orDash(orders),
    },
    money('sold', 'Total amount', ({ sold }) => sold, { from: 'xl' }),
    textColumn('state', 'Status', ({ status }) => orDash(status), { from: 'xl' }),
    dateColumn('added', 'Date added', ({ createdAt }) => createdAt, { from: 'lg' }),
    actionColumn(
      ({ name }) => name,
      (product) => [
        {
          key: 'delete',
          label: 'Delete',
          icon: 'trash',
          disabled: !mayManage,
          reason: READ_ONLY,
          onChoose: () => onDelete(product),
        },
      ],
    ),
  ];
}
