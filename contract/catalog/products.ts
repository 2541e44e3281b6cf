/** The products of a business. */
import { Id, Keyed, Message, SomeTextUpTo } from '../common';
import { endpoints } from '../endpoint';
import { Amount, CurrencyCode, MaybeAmount, SentAmount } from '../money';
import { type } from '../schema';
import { MaybeTime } from '../time';
import { isWebAddress } from '../webAddress';
import { MOST_FEES } from './productLimits';

const Count = type('string | number')
  .pipe((count) => String(count).trim())
  .to(/^\d{1,9}$/);

const Product = type({
  id: Id,
  name: 'string > 0',
  'image?': 'string | null',
  price: Amount,
  availability: 'string > 0',
  'stock?': Count.or('null'),
  'total_orders?': Count.or('null'),
  'totalAmount?': MaybeAmount,
  'status?': 'string | null',
  // Assumed: no documented field has the currency, the time or the deal price.
  'currency?': CurrencyCode.or('null'),
  'dealprice?': MaybeAmount,
  'dateCreated?': MaybeTime,
}).pipe(({ image, total_orders: orders, totalAmount, ...row }) => ({
  id: row.id,
  name: row.name,
  /** Empty if the response has no web address. */
  image: image && isWebAddress(image) ? image : '',
  price: row.price,
  dealPrice: row.dealprice ?? null,
  /** The documents' default. */
  currency: row.currency ?? 'NGN',
  availability: row.availability.replaceAll('-', ' '),
  /** Null if the provider doesn't say, or it is unlimited: 0 in stock and available. */
  stock: row.stock === '0' && /^in.stock$/i.test(row.availability) ? null : (row.stock ?? null),
  isUnlimited: row.stock === '0' && /^in.stock$/i.test(row.availability),
  orders: orders ?? null,
  sold: totalAmount ?? null,
  status: row.status ?? '',
  createdAt: row.dateCreated ?? null,
}));

const Products = type({ products: Product.array() }).pipe(({ products: rows }) => ({ rows }));

const Flag = type("'true' | 'false'");
const WebAddress = type('string').narrow((text, ctx) => isWebAddress(text) || ctx.mustBe('a whole http or https address'));

/** A delivery fee. The documents have its fields, but not how several are sent: as one JSON text. */
const Fees = type({ name: SomeTextUpTo(100), fee: SentAmount })
  .array()
  .atMostLength(MOST_FEES);

export type Product = typeof Product.infer;

export const products = endpoints({
  /** Returns all products, newest first, because the documents show no paging. It fails in the usual ways only: 401, 403. */
  listProducts: {
    method: 'GET',
    path: '/subsidiary/dashboard/product/all',
    query: type({ 'availability?': "'In-stock' | 'Out-of-stock'", 'fromdate?': 'string', 'todate?': 'string' }),
    answer: Products,
    permission: 'product.view',
    req: ['PRD-01'],
    assumed: false,
  },
  /**
   * Creates one, once for each key, which is ours. 400 for a missing or refused field or image, 413 for an image of more than 5 MB. Stock 0 means
   * unlimited. The first image is the main one.
   */
  createProduct: {
    method: 'POST',
    path: '/subsidiary/dashboard/product/create',
    headers: Keyed,
    body: type({
      name: '1 <= string <= 400',
      description: '1 <= string <= 4000',
      price: SentAmount,
      'dealprice?': SentAmount,
      /** Assumed: no documented field has it. */
      'currency?': CurrencyCode,
      'url?': WebAddress,
      containsphysicalgoods: Flag,
      deliveryaddressrequired: Flag,
      deliverynoterequired: Flag,
      stock: /^\d{1,7}$/,
      'fees?': type('string.json.parse').to(Fees),
    }),
    files: { images: 'many' },
    answer: Message,
    permission: 'product.manage',
    req: ['PRD-02'],
    assumed: false,
  },
  /** Fails with 404 if the business has no such product, and with 409 if it is in a catalog or was ordered. */
  deleteProduct: {
    method: 'DELETE',
    path: '/subsidiary/dashboard/product/delete/:id',
    answer: Message,
    permission: 'product.manage',
    req: ['PRD-01'],
    assumed: false,
  },
});
