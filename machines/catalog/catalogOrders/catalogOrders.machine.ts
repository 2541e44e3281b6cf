import type { CatalogOrder } from '../../../contract/catalog/catalogOrders';
import { TRANSACTION_STATUSES } from '../../../contract/transactions/transactionStatuses';
import { collection } from '../../kit/collection/collection.machine';
import { dateRange, type FilterOf, filters, linked, oneOf, type SavedView, searchIn } from '../../kit/list/filters';

export type { CatalogOrder } from '../../../contract/catalog/catalogOrders';

export const ORDERS = '/dashboard/catalog/orders';
export const pageOfOrder = ({ id }: Pick<CatalogOrder, 'id'>) => `/dashboard/catalog/${encodeURIComponent(id)}/orders`;

/** CAT-01: the search, the status of the payment, whether it was sent, the catalog that a link names, and the days. */
export const orderFilters = filters({
  keyword: searchIn(
    [
      { value: 'customer', label: 'Customer' },
      { value: 'email', label: 'Email' },
      { value: 'reference', label: 'Reference' },
    ],
    { label: 'Search orders' },
  ),
  status: oneOf('Status', TRANSACTION_STATUSES),
  sent: oneOf('Sent', [
    { value: 'sent', label: 'Sent' },
    { value: 'unsent', label: 'Not sent' },
  ]),
  catalog: linked('Catalog', /^\d{1,9}$/),
  days: dateRange(),
});
export type OrderFilter = FilterOf<typeof orderFilters>;

/** What a merchant looks for. */
export const orderViews: readonly SavedView<OrderFilter>[] = [
  { key: 'all', label: 'All', values: () => ({}) },
  { key: 'toSend', label: 'To send', values: () => ({ status: 'Successful', sent: 'unsent' }) },
  { key: 'sent', label: 'Sent', values: () => ({ sent: 'sent' }) },
];

/** CAT-01: the kit's collection for orders. */
export const catalogOrdersMachine = collection<CatalogOrder, OrderFilter>('catalogOrders', {
  calls: ['listCatalogOrders'],
  req: ['CAT-01'],
  description: 'Lists the orders of all catalogs of the active business, newest first.',
});
