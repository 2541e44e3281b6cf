/**
 * Baskets of a shop. A basket holds its pieces for 15 minutes from its last change, so stock goes down once, when an order is paid. Afterwards
 * others can buy them, and the basket gets what is left when its buyer comes back.
 *
 * Everything that changes a basket or a stock locks in one order: the catalog, the products by their ids, the basket.
 */
import { and, asc, eq, gt, inArray, ne, sum } from 'drizzle-orm';
import type { OperationContext } from '../context';
import type { Db } from '../database/database';
import { throughDeadlocks } from '../database/deadlock';
import {
  basketLines,
  baskets,
  businesses,
  catalogProducts,
  catalogs,
  deliveryOptions,
  productImages,
  products,
} from '../database/schema';
import { Refusal } from '../refusal';
import type { CatalogRow } from './catalogs';

const HELD_MINUTES = 15;

/** The maximum number of pieces of one product in a basket. */
const MOST_PIECES = 1_000;
const MOST_LINES = 100;

export interface Shop {
  readonly catalog: CatalogRow;
  readonly business: typeof businesses.$inferSelect;
}

/** Returns the shop behind a link, or null. */
export async function openShop({ db }: Pick<OperationContext, 'db'>, reference: string): Promise<Shop | null> {
  const [found] = await db
    .select({ catalog: catalogs, business: businesses })
    .from(catalogs)
    .innerJoin(businesses, eq(businesses.id, catalogs.businessId))
    .where(eq(catalogs.reference, reference));
  return found ?? null;
}

/** Locks the shop against changes of its catalog until the transaction ends. @throws Refusal 409 if it is closed, 404 if there is none */
export async function lockShop(tx: Db, reference: string): Promise<CatalogRow> {
  const [catalog] = await tx.select().from(catalogs).where(eq(catalogs.reference, reference)).for('share');
  if (!catalog) throw new Refusal(404, 'Shop not found');
  if (!catalog.isActive) throw new Refusal(409, 'This shop is closed.');
  return catalog;
}

export const priceOf = ({ price, dealPrice }: Pick<typeof products.$inferSelect, 'price' | 'dealPrice'>) => dealPrice ?? price;

/** Returns how many pieces of each product other baskets hold now. */
export async function heldByOthers(db: Db, now: Temporal.Instant, ids: readonly number[], basketId: number) {
  const rows = await db
    .select({ id: basketLines.productId, held: sum(basketLines.held) })
    .from(basketLines)
    .innerJoin(baskets, eq(baskets.id, basketLines.basketId))
    .where(and(inArray(basketLines.productId, [...ids]), ne(baskets.id, basketId), gt(baskets.heldUntil, now)))
    .groupBy(basketLines.productId);
  return new Map(rows.map(({ id, held }) => [id, Number(held)]));
}

/** Returns how many pieces a basket can have. Null: any number. */
export const leftOf = (stock: number | null, heldElsewhere = 0): number | null =>
  stock === null ? null : Math.max(0, stock - heldElsewhere);

const least = (wanted: number, left: number | null) => (left === null ? wanted : Math.min(wanted, left));

export interface BasketLine {
  readonly product: typeof products.$inferSelect;
  /** Null without an image. */
  readonly image: string | null;
  /** What the buyer picked. */
  readonly wanted: number;
  /** How many of them there are. */
  readonly quantity: number;
  /** How many the basket can have. Null: any number. */
  readonly left: number | null;
  /** What one cost when it was picked, and costs now. */
  readonly before: bigint;
  readonly price: bigint;
}

export interface Basket {
  readonly id: number;
  readonly lines: readonly BasketLine[];
  /** The chosen way of delivery, if it is still offered. */
  readonly delivery: typeof deliveryOptions.$inferSelect | null;
  /** Whether one was chosen that is no longer offered. */
  readonly lostDelivery: boolean;
}

const EMPTY: Basket = { id: 0, lines: [], delivery: null, lostDelivery: false };

export const itemsTotal = ({ lines }: Pick<Basket, 'lines'>) =>
  lines.reduce((total, { quantity, price }) => total + BigInt(quantity) * price, 0n);

export const piecesIn = ({ lines }: Pick<Basket, 'lines'>) => lines.reduce((total, { quantity }) => total + quantity, 0);

export const offered = (db: Db, catalogId: number) =>
  db
    .select()
    .from(deliveryOptions)
    .where(and(eq(deliveryOptions.catalogId, catalogId), eq(deliveryOptions.isOffered, true)))
    .orderBy(asc(deliveryOptions.createdAt), asc(deliveryOptions.id));

const rowOf = async (db: Db, catalogId: number, secret: string) =>
  (
    await db
      .select()
      .from(baskets)
      .where(and(eq(baskets.catalogId, catalogId), eq(baskets.secret, secret)))
  )[0] ?? null;

/** Returns the basket as it can be ordered now. A hidden product has no pieces left. */
export async function basketOf(db: Db, now: Temporal.Instant, catalog: CatalogRow, secret: string): Promise<Basket> {
  const row = await rowOf(db, catalog.id, secret);
  if (!row) return EMPTY;
  const picked = await db
    .select({ line: basketLines, product: products, isVisible: catalogProducts.isVisible, image: productImages.reference })
    .from(basketLines)
    .innerJoin(products, eq(products.id, basketLines.productId))
    .leftJoin(catalogProducts, and(eq(catalogProducts.productId, products.id), eq(catalogProducts.catalogId, catalog.id)))
    .leftJoin(productImages, and(eq(productImages.productId, products.id), eq(productImages.position, 0)))
    .where(eq(basketLines.basketId, row.id))
    .orderBy(asc(products.name), asc(products.id));
  const held = await heldByOthers(
    db,
    now,
    picked.map(({ product }) => product.id),
    row.id,
  );
  const delivery = (await offered(db, catalog.id)).find(({ id }) => id === row.deliveryId) ?? null;
  return {
    id: row.id,
    lines: picked.map(({ line, product, isVisible, image }) => {
      const left = isVisible ? leftOf(product.stock, held.get(product.id)) : 0;
      const wanted = line.quantity;
      return { product, image, wanted, quantity: least(wanted, left), left, before: line.price, price: priceOf(product) };
    }),
    delivery,
    lostDelivery: row.deliveryId !== null && delivery === null,
  };
}

/** Locks the products of a basket, so that nobody else takes their last pieces. */
async function lockProducts(tx: Db, ids: readonly number[]): Promise<void> {
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for('no key update');
}

async function lockLines(tx: Db, catalogId: number, secret: string, more: readonly number[] = []): Promise<void> {
  const own = await tx
    .select({ id: basketLines.productId })
    .from(basketLines)
    .innerJoin(baskets, eq(baskets.id, basketLines.basketId))
    .where(and(eq(baskets.catalogId, catalogId), eq(baskets.secret, secret)));
  await lockProducts(tx, [...own.map(({ id }) => id), ...more]);
}

/**
 * Holds what is left of everything in the basket for another 15 minutes, with its products and itself locked.
 * @returns the basket, or null if there is none
 */
export async function holdBasket(tx: Db, now: Temporal.Instant, catalog: CatalogRow, secret: string): Promise<Basket | null> {
  await lockLines(tx, catalog.id, secret);
  const heldUntil = now.add({ minutes: HELD_MINUTES });
  const mine = and(eq(baskets.catalogId, catalog.id), eq(baskets.secret, secret));
  const [row] = await tx.update(baskets).set({ heldUntil }).where(mine).returning({ id: baskets.id });
  if (!row) return null;
  const basket = await basketOf(tx, now, catalog, secret);
  for (const { product, quantity } of basket.lines) {
    const line = and(eq(basketLines.basketId, row.id), eq(basketLines.productId, product.id));
    await tx.update(basketLines).set({ held: quantity }).where(line);
  }
  return basket;
}

/** Returns the product that a buyer picks. @throws Refusal 409 if the shop doesn't show it */
async function pick(tx: Db, catalogId: number, productId: number) {
  const [found] = await tx
    .select({ product: products })
    .from(catalogProducts)
    .innerJoin(products, eq(products.id, catalogProducts.productId))
    .where(
      and(
        eq(catalogProducts.catalogId, catalogId),
        eq(catalogProducts.productId, productId),
        eq(catalogProducts.isVisible, true),
      ),
    );
  if (!found) throw new Refusal(409, 'This product is no longer in the shop.');
  return found.product;
}

/** Takes a product out of a basket. The shop may no longer have it. */
async function putBack(tx: Db, catalogId: number, secret: string, productId: number): Promise<void> {
  const row = await rowOf(tx, catalogId, secret);
  const line = and(eq(basketLines.basketId, row?.id ?? 0), eq(basketLines.productId, productId));
  await tx.delete(basketLines).where(line);
}

export interface Picked {
  readonly productId: number;
  /** How many the buyer wants. 0: none. */
  readonly quantity: number;
}

/**
 * Puts so many pieces of a product into a basket, as far as there are any.
 * @param secret of the buyer’s basket, which is made if it isn’t there
 * @returns what to tell the buyer if there are fewer, or null
 * @throws Refusal 409 if the shop is closed, or no longer has the product
 */
export const setPieces = ({ db, clock }: OperationContext, reference: string, secret: string, { productId, quantity }: Picked) =>
  throughDeadlocks(() =>
    db.transaction(async (tx): Promise<string | null> => {
      const catalog = await lockShop(tx, reference);
      const now = clock.now();
      if (quantity === 0) {
        await lockLines(tx, catalog.id, secret);
        await putBack(tx, catalog.id, secret, productId);
        await holdBasket(tx, now, catalog, secret);
        return null;
      }
      const product = await pick(tx, catalog.id, productId);
      const fresh = { catalogId: catalog.id, secret, deliveryId: null, heldUntil: now.add({ minutes: HELD_MINUTES }) };
      await lockLines(tx, catalog.id, secret, [productId]);
      await tx.insert(baskets).values(fresh).onConflictDoNothing();
      const row = await rowOf(tx, catalog.id, secret);
      if (!row) throw new Refusal(409, 'This basket belongs to another shop.');
      const line = and(eq(basketLines.basketId, row.id), eq(basketLines.productId, productId));
      const wanted = Math.min(quantity, MOST_PIECES);
      const others = and(eq(basketLines.basketId, row.id), ne(basketLines.productId, productId));
      if ((await tx.$count(basketLines, others)) >= MOST_LINES)
        throw new Refusal(409, `A basket has at most ${MOST_LINES} products.`);
      await tx
        .insert(basketLines)
        .values({ basketId: row.id, productId, quantity: wanted, held: 0, price: priceOf(product) })
        .onConflictDoUpdate({ target: [basketLines.basketId, basketLines.productId], set: { quantity: wanted, held: 0 } });
      const basket = await holdBasket(tx, now, catalog, secret);
      const got = basket?.lines.find((one) => one.product.id === productId)?.quantity ?? 0;
      if (got === wanted) return null;
      // What the buyer asked for in vain is not kept: the basket has what there is.
      await (got === 0 ? tx.delete(basketLines).where(line) : tx.update(basketLines).set({ quantity: got }).where(line));
      return got === 0 ? `${product.name} is out of stock.` : `Only ${got} left of ${product.name}.`;
    }),
  );

/** @throws Refusal 409 if this way of delivery is no longer offered */
export const chooseDelivery = ({ db }: OperationContext, reference: string, secret: string, deliveryId: number) =>
  db.transaction(async (tx) => {
    const catalog = await lockShop(tx, reference);
    const option = (await offered(tx, catalog.id)).find(({ id }) => id === deliveryId);
    if (!option) throw new Refusal(409, 'This way of delivery is no longer offered. Choose another one.');
    await tx
      .update(baskets)
      .set({ deliveryId })
      .where(and(eq(baskets.catalogId, catalog.id), eq(baskets.secret, secret)));
  });
