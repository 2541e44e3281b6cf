/** The ports of orders (CAT-01). */
import { type CatalogOrder, type CatalogOrderDetails, catalogOrders } from '../../../contract/catalog/catalogOrders';
import type { OrderFilter } from '../../../machines/catalog/catalogOrders/catalogOrders.machine';
import type { SendingForm } from '../../../machines/catalog/orderSending/orderSending.machine';
import type { Page, Query } from '../../../machines/kit/collection/collection.types';
import type { Service } from '../../../machines/kit/flow/port';
import type { SaveInput } from '../../../machines/kit/form/form.types';
import type { Said } from '../../../machines/kit/otp/otp.types';
import { call } from '../call';
import { dayBounds, given } from '../days';
import { exported } from '../exported';
import { timeText } from '../exports';

export const listOrders: Service<Query<OrderFilter>, Page<CatalogOrder>> = ({ filter, page, size }, options) => {
  const { keyword, days, ...choices } = filter;
  const query = {
    page: `${page}`,
    size: `${size}`,
    ...(keyword.text && { keyword: keyword.text, column: keyword.column }),
    ...given(choices),
    ...dayBounds(days),
  };
  return call(catalogOrders.listCatalogOrders, { query }, options);
};

/** CAT-01: makes a file of the orders that a filter shows. */
export const exportOrders = exported(listOrders, {
  name: 'Orders',
  sheet: 'Orders',
  keyOf: ({ id }) => id,
  columns: [
    { head: 'Date', kind: 'time', cell: ({ createdAt }) => timeText(createdAt) },
    { head: 'Reference', cell: ({ reference }) => reference },
    { head: 'Customer', cell: ({ customer }) => customer },
    { head: 'Email', cell: ({ email }) => email },
    { head: 'Catalog', cell: ({ catalogName }) => catalogName },
    { head: 'Items', cell: ({ items }) => `${items}` },
    { head: 'Currency', cell: ({ currency }) => currency },
    { head: 'Total', kind: 'amount', cell: ({ total }) => total },
    { head: 'Status', cell: ({ status }) => status },
    { head: 'Sent', kind: 'time', cell: ({ sentAt }) => timeText(sentAt) },
  ],
});

const SHOWN = 5;

/** CUS-04: the newest orders under an email address. The search also returns those whose email contains it. */
export const ordersOfCustomer: Service<{ readonly key: string }, { readonly rows: readonly CatalogOrder[] }> = async (
  { key },
  options,
) => {
  const query = { page: '1', size: `${SHOWN}`, keyword: key, column: 'email' } as const;
  const { rows } = await call(catalogOrders.listCatalogOrders, { query }, options);
  return { rows: rows.filter(({ email }) => email.toLowerCase() === key.toLowerCase()) };
};

export const getOrder: Service<{ readonly key: string }, CatalogOrderDetails> = ({ key }, options) =>
  call(catalogOrders.getCatalogOrder, { params: { orderId: key } }, options);

export const sendOrder: Service<SaveInput<SendingForm>, Said> = ({ subject, values: { note } }, options) =>
  call(catalogOrders.sendCatalogOrder, { params: { orderId: subject }, body: { note: note.trim() } }, options);
