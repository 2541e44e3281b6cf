/** How the orders of a catalog are delivered. */
import { asPage, Id, Message, PageNumber, PageSize, SomeTextUpTo, TextUpTo, Version } from '../common';
import { endpoints } from '../endpoint';
import { Amount, CurrencyCode, SentAmount } from '../money';
import { type } from '../schema';

const DeliveryOption = type({
  id: Id,
  name: 'string > 0',
  'note?': 'string | null',
  fee: Amount,
  isOffered: 'boolean',
  ordersThisMonth: 'number.integer >= 0',
  'version?': Version,
}).pipe(({ note, ordersThisMonth, version, ...option }) => ({
  ...option,
  note: note ?? '',
  orders: ordersThisMonth,
  /** Of what its form has. Empty: the provider compares nothing. */
  version: version ?? '',
}));

const DeliveryOptions = type({ items: DeliveryOption.array(), totalItems: 'number' }).pipe((answer) => asPage(answer));
const OneOption = type({ data: DeliveryOption }).pipe(({ data }) => data);
const Body = type({ name: SomeTextUpTo(60), note: TextUpTo(100), fee: SentAmount, isOffered: 'boolean' });

export type DeliveryOption = typeof DeliveryOption.infer;

export const deliveryOptions = endpoints({
  /** Returns a page, oldest first, as customers see them. 404 if the business has no such catalog. */
  listDeliveryOptions: {
    method: 'GET',
    path: '/subsidiary/dashboard/catalog/:catalogId/delivery',
    query: type({ page: PageNumber, size: PageSize }),
    answer: DeliveryOptions,
    permission: 'product.view',
    req: ['CAT-01'],
    assumed: true,
  },
  getDeliveryOption: {
    method: 'GET',
    path: '/subsidiary/dashboard/catalog/:catalogId/delivery/:deliveryId',
    answer: OneOption,
    permission: 'product.view',
    req: ['CAT-01'],
    assumed: true,
  },
  /** 409 if the catalog has an option of this name, so that a repeated call creates no second one. */
  createDeliveryOption: {
    method: 'POST',
    path: '/subsidiary/dashboard/catalog/:catalogId/delivery',
    body: Body.and({ 'currency?': CurrencyCode }),
    answer: Message,
    permission: 'product.manage',
    req: ['CAT-01'],
    assumed: true,
  },
  /** As `createDeliveryOption`. 409 too if it is another one than that of `version`. */
  updateDeliveryOption: {
    method: 'PUT',
    path: '/subsidiary/dashboard/catalog/:catalogId/delivery/:deliveryId',
    body: Body.and({ 'version?': Version }),
    answer: Message,
    permission: 'product.manage',
    req: ['CAT-01'],
    assumed: true,
  },
});
