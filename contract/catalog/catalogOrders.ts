/** What customers ordered in the shops of a business. */
import { asPage, Id, Message, PageNumber, PageSize, SomeTextUpTo } from '../common';
import { endpoints } from '../endpoint';
import { Amount, CurrencyCode, MaybeAmount } from '../money';
import { type } from '../schema';
import { WallClock } from '../time';
import { isWebAddress } from '../webAddress';

const Order = type({
  id: Id,
  reference: 'string > 0',
  dateCreated: WallClock,
  customerName: 'string',
  customerEmail: 'string',
  catalogId: Id,
  catalogName: 'string',
  items: 'number.integer >= 0',
  currency: CurrencyCode,
  total: Amount,
  /** That of its transaction. */
  status: 'string > 0',
  'dateSent?': WallClock.or('null'),
});

const listed = ({ dateCreated, customerName, customerEmail, dateSent, ...order }: typeof Order.infer) => ({
  ...order,
  createdAt: dateCreated,
  customer: customerName,
  email: customerEmail,
  sentAt: dateSent ?? null,
});

const Orders = type({ items: Order.pipe(listed).array(), totalItems: 'number' }).pipe((answer) => asPage(answer));

const Item = type({
  name: 'string',
  'image?': 'string | null',
  quantity: 'number.integer > 0',
  price: Amount,
  amount: Amount,
}).pipe(({ image, ...item }) => ({ ...item, image: image && isWebAddress(image) ? image : '' }));

const Details = Order.and({
  customerPhone: 'string',
  'customerId?': Id.or('null'),
  address: 'string',
  note: 'string',
  deliveryName: 'string',
  deliveryFee: Amount,
  transactionReference: 'string > 0',
  paymentReference: 'string > 0',
  method: 'string',
  /** What was or will be given back of its payment. */
  'refunded?': MaybeAmount,
  'sentNote?': 'string | null',
  'sentBy?': 'string | null',
  lines: Item.array(),
}).pipe(
  ({ customerPhone, customerId, refunded, sentNote, sentBy, dateCreated, customerName, customerEmail, dateSent, ...order }) => ({
    ...order,
    createdAt: dateCreated,
    customer: customerName,
    email: customerEmail,
    sentAt: dateSent ?? null,
    phone: customerPhone,
    customerId: customerId ?? null,
    refunded: refunded ?? '0.00',
    sentNote: sentNote ?? '',
    sentBy: sentBy ?? '',
  }),
);

const OneOrder = type({ data: Details }).pipe(({ data }) => data);

export type CatalogOrder = ReturnType<typeof listed>;
export type CatalogOrderDetails = typeof Details.infer;

export const catalogOrders = endpoints({
  /** Returns a page, newest first. It fails in the usual ways only: 401, 403. */
  listCatalogOrders: {
    method: 'GET',
    path: '/subsidiary/dashboard/catalog/orders',
    query: type({
      page: PageNumber,
      size: PageSize,
      'keyword?': 'string <= 254',
      'column?': "'customer' | 'email' | 'reference'",
      'status?': 'string <= 40',
      'catalog?': 'string <= 40',
      'sent?': "'sent' | 'unsent'",
      'startDate?': 'string',
      'endDate?': 'string',
    }),
    answer: Orders,
    permission: 'transaction.view',
    req: ['CAT-01', 'CUS-04'],
    assumed: true,
  },
  /** 404 if the business has no such order. */
  getCatalogOrder: {
    method: 'GET',
    path: '/subsidiary/dashboard/catalog/orders/:orderId',
    answer: OneOrder,
    permission: 'transaction.view',
    req: ['CAT-01'],
    assumed: true,
  },
  /** Marks an order as sent, and sends the note to its customer by email, once. 409 if it was sent, is not paid, or was refunded as a whole. */
  sendCatalogOrder: {
    method: 'POST',
    path: '/subsidiary/dashboard/catalog/orders/:orderId/sent',
    body: type({ note: SomeTextUpTo(500) }),
    answer: Message,
    permission: 'product.manage',
    req: ['CAT-01'],
    assumed: true,
  },
});
