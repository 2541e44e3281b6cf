/** Ordering a basket: its payment, its order, and the stock that it takes, all or nothing. */
import { and, eq, sql } from 'drizzle-orm';
import { payerOf } from '../access/actors';
import type { OperationContext } from '../context';
import type { Db } from '../database/database';
import { throughDeadlocks } from '../database/deadlock';
import { baskets, catalogOrderItems, catalogOrders, products, transactions } from '../database/schema';
import { collect } from '../ledger/collect';
import { Refusal } from '../refusal';
import { formatMoney, toMajor } from '../rules/money';
import { newReference } from '../rules/secrets';
import { type Basket, holdBasket, itemsTotal, lockShop, offered } from './baskets';
import type { CatalogRow } from './catalogs';

export interface Purchase {
  /** One for each opened page. */
  readonly key: string;
  /** What the button of the page said, in minor units, with the customer’s part of the fee. Null: it said nothing valid. */
  readonly agreed: bigint | null;
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly address: string;
  readonly note: string;
  /** One of the enabled methods. Empty: the first of them. */
  readonly method: string;
}

export const needsAddress = ({ lines }: Basket) => lines.some(({ product, quantity }) => product.needsAddress && quantity > 0);

export const needsNote = ({ lines }: Basket) => lines.some(({ product, quantity }) => product.needsNote && quantity > 0);

export const totalOf = (basket: Basket) => itemsTotal(basket) + (basket.delivery?.fee ?? 0n);

async function orderedBefore(tx: Db, catalog: CatalogRow, key: string): Promise<string | null> {
  const [before] = await tx.select().from(catalogOrders).where(eq(catalogOrders.key, key));
  if (before && before.catalogId !== catalog.id) throw new Refusal(409, 'This page was already used for another order.');
  return before?.reference ?? null;
}

/** @throws Refusal 409 if the basket can’t be ordered as it is, 400 without the address or the note that a product needs */
async function checkBasket(tx: Db, basket: Basket, { id }: CatalogRow, purchase: Purchase): Promise<void> {
  if (basket.lines.every(({ quantity }) => quantity === 0)) throw new Refusal(409, 'Nothing in your basket can be ordered.');
  if (basket.lostDelivery) throw new Refusal(409, 'Your way of delivery is no longer offered. Choose another one.');
  if (basket.delivery === null && (await offered(tx, id)).length > 0) throw new Refusal(409, 'Choose a way of delivery.');
  if (needsAddress(basket) && purchase.address === '') throw new Refusal(400, 'Enter your address.');
  if (needsNote(basket) && purchase.note === '') throw new Refusal(400, 'Enter a note for delivery.');
}

/** A price, a delivery fee, a stock or the bearer of the transaction fee may have changed. @throws Refusal 409 for another sum than agreed */
function checkAgreed(currency: string, amount: bigint, agreed: bigint | null): void {
  if (amount === agreed) return;
  const before = agreed === null ? '' : `, not ${formatMoney(currency, agreed)}`;
  throw new Refusal(409, `Your order now costs ${formatMoney(currency, amount)}${before}. Check it, then pay.`);
}

async function storeOrder(tx: Db, order: typeof catalogOrders.$inferInsert, { id, lines }: Basket): Promise<void> {
  const [made] = await tx.insert(catalogOrders).values(order).returning({ id: catalogOrders.id });
  if (!made) throw new Error('The inserted order was not found');
  const bought = lines.filter(({ quantity }) => quantity > 0);
  await tx.insert(catalogOrderItems).values(
    bought.map(({ product: { id: productId, name }, quantity, price }, index) => ({
      ...{ orderId: made.id, position: index + 1, productId },
      ...{ name, quantity, price },
    })),
  );
  for (const { product, quantity, price } of bought) {
    const counts = {
      orders: sql`${products.orders} + 1`,
      sold: sql`${products.sold} + ${BigInt(quantity) * price}`,
      stock: sql`${products.stock} - ${quantity}`,
    };
    await tx.update(products).set(counts).where(eq(products.id, product.id));
  }
  await tx.delete(baskets).where(eq(baskets.id, id));
}

/**
 * MOVES MONEY: a customer pays for a basket, once for each key. It credits the wallet of the business, and the customer gets a receipt by email.
 * The entry of the audit trail names the customer. An order that was made before changes nothing and has none.
 * @returns the reference of the order
 * @throws Refusal 404 for an unknown shop, 409 for a closed one, and for a basket that costs or has something else by now
 */
export const orderBasket = (context: OperationContext, reference: string, secret: string, purchase: Purchase): Promise<string> =>
  throughDeadlocks(() =>
    context.db.transaction(async (tx) => {
      const catalog = await lockShop(tx, reference);
      const now = context.clock.now();
      const basket = await holdBasket(tx, now, catalog, secret);
      // Read once the basket is locked: the same page sent twice waits here for the first one.
      const before = await orderedBefore(tx, catalog, purchase.key);
      if (before !== null) return before;
      if (basket === null) throw new Refusal(409, 'Your basket is empty.');
      await checkBasket(tx, basket, catalog, purchase);
      const total = totalOf(basket);
      const { businessId, environment, currency, id: catalogId } = catalog;
      const { key, name, email, phoneNumber, address, note, method } = purchase;
      const order = newReference('KCO');
      const paid = await collect(
        tx,
        now,
        {
          ...{ businessId, environment, currency, name, email, phoneNumber, method },
          price: total,
          narration: `Order ${order}`,
          recurringFrequency: null,
        },
        (transactionId) =>
          storeOrder(
            tx,
            {
              ...{ businessId, environment, reference: order, catalogId, transactionId, key, address, note, total },
              deliveryId: basket.delivery?.id ?? null,
              deliveryName: basket.delivery?.name ?? '',
              deliveryFee: basket.delivery?.fee ?? 0n,
              createdAt: now,
            },
            basket,
          ),
      );
      checkAgreed(currency, paid.amount, purchase.agreed);
      const after = { order, catalog: reference, name, amount: toMajor(paid.amount), currency, method: paid.method };
      const answer = { id: paid.id, reference: paid.reference };
      await context.audit?.write(tx, payerOf(catalog, email), { outcome: 'done', answer, details: { after } });
      return order;
    }),
  );

/** Returns what was paid for an order of a shop, for the page that thanks its buyer, or null. */
export async function orderOfShop({ db }: OperationContext, catalogId: number, reference: string) {
  const [found] = await db
    .select({ reference: catalogOrders.reference, paid: transactions.amount })
    .from(catalogOrders)
    .innerJoin(transactions, eq(transactions.id, catalogOrders.transactionId))
    .where(and(eq(catalogOrders.catalogId, catalogId), eq(catalogOrders.reference, reference)));
  return found ?? null;
}
