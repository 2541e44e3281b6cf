/** Orders of the seeded shops. Each takes a seeded payment, so nothing is added to the ledger, and nothing random is drawn. */
import { createHash } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { bluecrest } from '../access/people.seed';
import type { Db } from '../database/database';
import { insertAll } from '../database/insert';
import {
  catalogOrderItems,
  catalogOrders,
  catalogProducts,
  deliveryOptions,
  invoicePayments,
  products,
  type transactions,
} from '../database/schema';
import { environments } from '../rules/environments';

type Payment = typeof transactions.$inferSelect;

const CATALOG = 1;
const AMAKA = 1;
const STATUSES = { Successful: 20, 'Awaiting-Confirmation': 2, Initiated: 2, Failed: 1 } as const;
/** The newest orders still wait for their parcel. */
const UNSENT = 8;
const SENT_NOTE = 'Your parcel left our shop with the courier.';

const STREETS = ['7 Bourdillon Road, Ikoyi, Lagos', '22 Aba Road, Port Harcourt', '4 Ring Road, Ibadan'] as const;

/** Returns the newest payments of each status that paid no invoice, newest first. */
async function pick(tx: Db, payments: readonly Payment[]): Promise<readonly Payment[]> {
  const taken = new Set((await tx.select({ id: invoicePayments.transactionId }).from(invoicePayments)).map(({ id }) => id));
  const free = payments.filter(
    ({ id, businessId, environment, currency, recurringFrequency }) =>
      businessId === bluecrest &&
      environment === environments.live &&
      currency === 'NGN' &&
      recurringFrequency === null &&
      !taken.has(id),
  );
  const of = (status: string, many: number) => free.filter((payment) => payment.status === status).slice(-many);
  return Object.entries(STATUSES)
    .flatMap(([status, many]) => of(status, many))
    .sort((one, other) => other.id - one.id);
}

export async function seedCatalogOrders(tx: Db, payments: readonly Payment[]): Promise<void> {
  const goods = await tx
    .select({ id: products.id, name: products.name, price: products.price })
    .from(catalogProducts)
    .innerJoin(products, eq(products.id, catalogProducts.productId))
    .where(and(eq(catalogProducts.catalogId, CATALOG), eq(catalogProducts.isVisible, true)))
    .orderBy(asc(products.price));
  const [way] = await tx
    .select()
    .from(deliveryOptions)
    .where(eq(deliveryOptions.catalogId, CATALOG))
    .orderBy(asc(deliveryOptions.id));
  const picked = (await pick(tx, payments)).toReversed();
  const rows = picked.map((payment, index) => {
    const isDelivered = way !== undefined && payment.amount > way.fee * 2n;
    const isSent = payment.status === 'Successful' && index < picked.length - UNSENT;
    return {
      id: index + 1,
      ...{ businessId: payment.businessId, environment: payment.environment, catalogId: CATALOG, transactionId: payment.id },
      reference: `KCO-${createHash('sha256').update(`order ${index}`).digest('hex').slice(0, 16).toUpperCase()}`,
      key: null,
      address: STREETS[index % STREETS.length] ?? '',
      note: index % 4 === 0 ? 'Call at the gate' : '',
      deliveryId: isDelivered ? way.id : null,
      deliveryName: isDelivered ? way.name : '',
      deliveryFee: isDelivered ? way.fee : 0n,
      total: payment.amount,
      createdAt: payment.createdAt,
      sentAt: isSent ? payment.createdAt.add({ hours: 20 }) : null,
      sentNote: isSent ? SENT_NOTE : null,
      senderId: isSent ? AMAKA : null,
    };
  });
  await insertAll(tx, catalogOrders, rows);
  const items = rows.flatMap(({ id: orderId, total, deliveryFee }, index) => {
    const worth = total - deliveryFee;
    const first = goods.filter(({ price }) => price < worth)[index % goods.length];
    const rest = goods[(index + 1) % goods.length];
    if (!rest) throw new Error('The seeded catalog has no products');
    // What the second one cost then makes up the payment.
    const both = first ? [first, { ...rest, price: worth - first.price }] : [{ ...rest, price: worth }];
    return both.map(({ id, name, price }, place) => ({ orderId, position: place + 1, productId: id, name, quantity: 1, price }));
  });
  await insertAll(tx, catalogOrderItems, items);
}
