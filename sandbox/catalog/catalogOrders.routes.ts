/** Serves the orders of the shops of a business. */
import { catalogOrders as endpoints } from '../../contract/catalog/catalogOrders';
import { pagingOf } from '../http/paging.routes';
import { period } from '../http/period.routes';
import { serve, serveChange } from '../http/serve';
import { toMajor } from '../rules/money';
import { toWallClock } from '../rules/wallclock';
import { findOrder, type ListedOrder, listOrders, sendOrder } from './catalogOrders';
import { addressOfImage } from './productImages';

const onWire = ({ order, payment, catalog, pieces }: ListedOrder) => ({
  id: order.id,
  reference: order.reference,
  dateCreated: toWallClock(order.createdAt),
  customerName: payment.customerName ?? '',
  customerEmail: payment.customerEmail,
  catalogId: order.catalogId,
  catalogName: catalog,
  items: pieces,
  currency: payment.currency,
  total: toMajor(order.total),
  status: payment.status,
  dateSent: order.sentAt && toWallClock(order.sentAt),
});

const SENT = { sent: true, unsent: false } as const;

export const catalogOrdersRoutes = [
  serve(endpoints.listCatalogOrders, async ({ query }, { context, session }) => {
    const { keyword, column = 'customer', status, catalog, sent } = query;
    const days = period('startDate', query.startDate, 'endDate', query.endDate);
    const filter = { keyword, column, status, catalog, isSent: sent && SENT[sent], ...days };
    const { rows, total } = await listOrders(context, session, filter, pagingOf('size', query.page, query.size));
    return { items: rows.map(onWire), totalItems: total };
  }),
  serve(endpoints.getCatalogOrder, async ({ params }, { context, session, origin }) => {
    const found = await findOrder(context, session, params.orderId);
    const { order, payment, lines } = found;
    return {
      data: {
        ...onWire(found),
        customerPhone: payment.customerPhone ?? '',
        customerId: found.customerId,
        address: order.address,
        note: order.note,
        deliveryName: order.deliveryName,
        deliveryFee: toMajor(order.deliveryFee),
        transactionReference: payment.orderReference,
        paymentReference: payment.paymentReference,
        method: payment.paymentType,
        refunded: toMajor(found.refunded),
        sentNote: order.sentNote,
        sentBy: found.sentBy,
        lines: lines.map(({ item: { name, quantity, price }, image }) => ({
          ...{ name, quantity, image: image && addressOfImage(origin, image) },
          price: toMajor(price),
          amount: toMajor(price * BigInt(quantity)),
        })),
      },
    };
  }),
  serveChange(
    endpoints.sendCatalogOrder,
    { type: 'Catalogs', action: 'Mark order as sent', subject: ['order', 'params.orderId'] },
    async ({ params, body }, { context, session }) => {
      await sendOrder(context, session, params.orderId, body.note);
      return { status: true, message: 'Order marked as sent' };
    },
  ),
];
