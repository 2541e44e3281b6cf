/** Random sequences of what happens in a shop, with what must be true after each of them. */
import { and, asc, eq, gt, sum as sumOf } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { basketOf, chooseDelivery, setPieces } from '../catalog/baskets';
import { sendOrder } from '../catalog/catalogOrders';
import type { CatalogRow } from '../catalog/catalogs';
import { orderBasket, totalOf } from '../catalog/shopOrders';
import type { Actor } from '../context';
import { ledgerCheckOf } from '../control/ledgerCheck';
import {
  basketLines,
  baskets,
  catalogOrderItems,
  catalogOrders,
  catalogProducts,
  catalogs,
  deliveryOptions,
  products,
  transactions,
} from '../database/schema';
import { collectionFee } from '../rules/money';
import { newReference } from '../rules/secrets';
import type { contextAtFixedTime } from './people';
import { inWallet } from './refunds';
import { isDone, nth, sum } from './sequences';

const buyer = fc.nat({ max: 2 });
const good = fc.nat({ max: 2 });
const prices = fc.constantFrom(1n, 99_99n, 1_000_00n);

type Step =
  | { do: 'take'; by: number; of: number; pieces: number }
  | { do: 'choose'; by: number; way: number }
  | { do: 'order'; by: number; way: number | null; isStale: boolean; times: number }
  | { do: 'wait'; minutes: number }
  | { do: 'price'; of: number; price: bigint }
  | { do: 'stock'; of: number; more: number }
  | { do: 'visible'; of: number; isVisible: boolean }
  | { do: 'offer'; isOffered: boolean }
  | { do: 'open'; isActive: boolean }
  | { do: 'send'; of: number };

const kind = <Do extends Step['do']>(name: Do) => fc.constant(name);

export const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: kind('take'), by: buyer, of: good, pieces: fc.constantFrom(1, 1, 2, 3, 4, 0) }) },
  { weight: 1, arbitrary: fc.record({ do: kind('choose'), by: buyer, way: fc.nat({ max: 1 }) }) },
  {
    weight: 7,
    arbitrary: fc.record({
      do: kind('order'),
      by: buyer,
      way: fc.constantFrom(0, 0, 1, null),
      isStale: fc.constantFrom(false, false, false, true),
      times: fc.constantFrom(1, 2),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: kind('wait'), minutes: fc.constantFrom(7, 14, 16) }) },
  { weight: 1, arbitrary: fc.record({ do: kind('price'), of: good, price: prices }) },
  { weight: 2, arbitrary: fc.record({ do: kind('stock'), of: good, more: fc.integer({ min: -2, max: 4 }) }) },
  { weight: 1, arbitrary: fc.record({ do: kind('visible'), of: good, isVisible: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: kind('offer'), isOffered: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: kind('open'), isActive: fc.constantFrom(true, true, false) }) },
  { weight: 1, arbitrary: fc.record({ do: kind('send'), of: fc.nat({ max: 5 }) }) },
);

interface Merchant {
  readonly context: ReturnType<typeof contextAtFixedTime>;
  readonly actor: Actor;
}

interface Shop extends Merchant {
  readonly catalog: CatalogRow;
  readonly goods: readonly number[];
  readonly ways: readonly number[];
  readonly secrets: readonly string[];
  /** What was ever there of each product: the first stock and every change by the merchant. Null: unlimited. */
  readonly supplied: (number | null)[];
  /** The references of the orders that were made. */
  readonly made: string[];
  /** Whether a merchant took pieces away that a basket may hold. */
  isTakenBack: boolean;
}

/** A shop of three products, one of which is unlimited, with two ways of delivery. */
async function openShop({ context, actor }: Merchant): Promise<Shop> {
  const { db, clock } = context;
  const { businessId, environment } = actor;
  const owned = { businessId, environment, createdAt: clock.now() };
  const shared = { description: '', currency: 'NGN' };
  const [catalog] = await db
    .insert(catalogs)
    .values({ ...owned, ...shared, reference: newReference('KCL'), name: `Shop ${businessId}`, isActive: true })
    .returning();
  if (!catalog) throw new Error('The catalog was not inserted');
  const supplied = [1, 3, null];
  const flags = { isPhysical: true, needsAddress: false, needsNote: false, orders: 0, sold: 0n, url: '' };
  const rows = await db
    .insert(products)
    .values(supplied.map((stock, n) => ({ ...owned, ...shared, ...flags, name: `Good ${n}`, price: 500_00n, stock })))
    .returning({ id: products.id });
  const catalogId = catalog.id;
  await db.insert(catalogProducts).values(rows.map(({ id: productId }) => ({ catalogId, productId, isVisible: true })));
  const fees = [0n, 250_00n];
  const ways = await db
    .insert(deliveryOptions)
    .values(fees.map((fee) => ({ catalogId, name: `For ${fee}`, note: '', fee, isOffered: true, createdAt: clock.now() })))
    .returning({ id: deliveryOptions.id });
  return {
    ...{ context, actor, catalog, supplied, made: [], isTakenBack: false },
    goods: rows.map(({ id }) => id),
    ways: ways.map(({ id }) => id),
    secrets: [0, 1, 2].map(() => crypto.randomUUID()),
  };
}

/** Orders a basket as its page shows it, or as it was before. The same page sent several times orders once. */
async function order(shop: Shop, { by, way, isStale, times }: Extract<Step, { do: 'order' }>): Promise<void> {
  const { context, catalog } = shop;
  const secret = shop.secrets[by] ?? '';
  if (way !== null) await isDone(chooseDelivery(context, catalog.reference, secret, shop.ways[way] ?? 0));
  const [now] = await context.db.select().from(catalogs).where(eq(catalogs.id, catalog.id));
  const basket = await basketOf(context.db, context.clock.now(), catalog, secret);
  const isComplete = basket.lines.some(({ quantity }) => quantity > 0) && !basket.lostDelivery;
  const ways = await context.db.$count(
    deliveryOptions,
    and(eq(deliveryOptions.catalogId, catalog.id), eq(deliveryOptions.isOffered, true)),
  );
  const isOrdered = now?.isActive === true && isComplete && !isStale && (basket.delivery !== null || ways === 0);
  // The customer pays the fee on top.
  const toPay = totalOf(basket) + collectionFee(totalOf(basket));
  const purchase = {
    ...{ key: crypto.randomUUID(), agreed: toPay + (isStale ? 1n : 0n), name: 'Ada', email: 'ada@customer.test' },
    ...{ phoneNumber: '', address: '', note: '', method: '' },
  };
  const send = () => orderBasket(context, catalog.reference, secret, purchase);
  const sent = await Promise.allSettled(Array.from({ length: times }, send));
  const references = new Set(sent.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
  expect([references.size, sent.filter(({ status }) => status === 'rejected').length]).toEqual(isOrdered ? [1, 0] : [0, times]);
  shop.made.push(...references);
}

async function take(shop: Shop, next: Step): Promise<void> {
  const { context, actor, catalog, goods } = shop;
  const { db } = context;
  switch (next.do) {
    case 'take': {
      const wanted = { productId: nth(goods, next.of) ?? 0, quantity: next.pieces };
      await isDone(setPieces(context, catalog.reference, shop.secrets[next.by] ?? '', wanted));
      return;
    }
    case 'choose':
      await isDone(chooseDelivery(context, catalog.reference, shop.secrets[next.by] ?? '', nth(shop.ways, next.way) ?? 0));
      return;
    case 'order':
      return order(shop, next);
    case 'wait':
      return context.clock.advance(next.minutes * 60);
    case 'price':
      await db
        .update(products)
        .set({ price: next.price })
        .where(eq(products.id, nth(goods, next.of) ?? 0));
      return;
    case 'stock': {
      const [row] = await db
        .select()
        .from(products)
        .where(eq(products.id, nth(goods, next.of) ?? 0));
      if (!row || row.stock === null) return;
      const stock = Math.max(0, row.stock + next.more);
      await db.update(products).set({ stock }).where(eq(products.id, row.id));
      shop.supplied[next.of] = (shop.supplied[next.of] ?? 0) + stock - row.stock;
      if (stock < row.stock) shop.isTakenBack = true;
      return;
    }
    case 'visible': {
      const one = and(eq(catalogProducts.catalogId, catalog.id), eq(catalogProducts.productId, nth(goods, next.of) ?? 0));
      await db.update(catalogProducts).set({ isVisible: next.isVisible }).where(one);
      return;
    }
    case 'offer':
      await db
        .update(deliveryOptions)
        .set({ isOffered: next.isOffered })
        .where(eq(deliveryOptions.id, shop.ways[1] ?? 0));
      return;
    case 'open':
      await db.update(catalogs).set({ isActive: next.isActive }).where(eq(catalogs.id, catalog.id));
      return;
    case 'send': {
      const orders = await db.select().from(catalogOrders).where(eq(catalogOrders.catalogId, catalog.id));
      const one = nth(orders, next.of);
      if (one) expect(await isDone(sendOrder(context, actor, `${one.id}`, 'Sent'))).toBe(one.sentAt === null);
    }
  }
}

/** Every piece that was ever there is in stock or was ordered, and no two baskets hold one piece. */
async function checkStock({ context: { db, clock }, catalog, goods, supplied, isTakenBack }: Shop): Promise<void> {
  const rows = await db
    .select()
    .from(products)
    .where(and(eq(products.businessId, catalog.businessId)))
    .orderBy(asc(products.id));
  for (const [n, id] of goods.entries()) {
    const row = rows.find((one) => one.id === id);
    const items = await db.select().from(catalogOrderItems).where(eq(catalogOrderItems.productId, id));
    const pieces = items.reduce((total, { quantity }) => total + quantity, 0);
    const all = supplied[n] ?? null;
    expect(row?.stock).toBe(all === null ? null : all - pieces);
    expect([row?.orders, row?.sold]).toEqual([
      new Set(items.map(({ orderId }) => orderId)).size,
      sum(items.map(({ quantity, price }) => BigInt(quantity) * price)),
    ]);
    const [held] = await db
      .select({ pieces: sumOf(basketLines.held) })
      .from(basketLines)
      .innerJoin(baskets, eq(baskets.id, basketLines.basketId))
      .where(and(eq(basketLines.productId, id), gt(baskets.heldUntil, clock.now())));
    if (row?.stock !== null && !isTakenBack) expect(Number(held?.pieces ?? 0)).toBeLessThanOrEqual(row?.stock ?? 0);
  }
}

/** Runs the steps one after another, and checks orders, stock, transactions and ledger after the last one. @returns how many orders there are */
export async function runSteps(merchant: Merchant, steps: readonly Step[], opening: bigint): Promise<number> {
  const { context, actor } = merchant;
  const shop = await openShop(merchant);
  for (const next of steps) await take(shop, next);
  await checkStock(shop);
  const orders = await context.db
    .select({ order: catalogOrders, payment: transactions })
    .from(catalogOrders)
    .innerJoin(transactions, eq(transactions.id, catalogOrders.transactionId))
    .where(eq(catalogOrders.catalogId, shop.catalog.id));
  expect(orders.map(({ order: { reference } }) => reference).sort()).toEqual([...new Set(shop.made)].sort());
  for (const { order: row, payment } of orders) {
    const items = await context.db.select().from(catalogOrderItems).where(eq(catalogOrderItems.orderId, row.id));
    expect(row.total).toBe(sum(items.map(({ quantity, price }) => BigInt(quantity) * price)) + row.deliveryFee);
    expect([payment.status, payment.amount]).toEqual(['Successful', row.total + collectionFee(row.total)]);
  }
  // The customer pays the fee on top.
  const [ledger] = (await inWallet(context, actor)) ?? [];
  expect(ledger).toBe(opening + sum(orders.map(({ order: { total } }) => total)));
  expect(await context.db.$count(transactions, eq(transactions.businessId, actor.businessId))).toBe(orders.length);
  expect(await ledgerCheckOf(context.db).isBalanced()).toBe(true);
  return orders.length;
}
