/** Orders of the shops of a business: listing them, one of them, and marking it as sent. */
import { and, asc, eq, isNotNull, isNull, ne, type SQL, sql, sum } from 'drizzle-orm';
import type { Actor, OperationContext, Scope } from '../context';
import { newestFirst } from '../database/columns';
import type { Db } from '../database/database';
import { containingText, countOf, equalTo, idIn, ofScope, type Paging, type Period, pageOf, within } from '../database/listing';
import { found } from '../database/named';
import {
  catalogOrderItems,
  catalogOrders,
  catalogs,
  customers,
  productImages,
  refunds,
  transactions,
  users,
} from '../database/schema';
import { publish } from '../events/events';
import { isCustomerOf } from '../ledger/customerOf';
import { Refusal } from '../refusal';

export interface OrderFilter extends Period {
  readonly keyword: string | undefined;
  readonly column: 'customer' | 'email' | 'reference';
  readonly status: string | undefined;
  readonly catalog: string | undefined;
  readonly isSent: boolean | undefined;
}

const searched = { customer: transactions.customerName, email: transactions.customerEmail, reference: catalogOrders.reference };

const pieces = sql<number>`(select sum(${catalogOrderItems.quantity})::int from ${catalogOrderItems} where ${catalogOrderItems.orderId} = ${catalogOrders.id})`;

const joined = (db: Db) =>
  db
    .select({ order: catalogOrders, payment: transactions, catalog: catalogs.name, pieces })
    .from(catalogOrders)
    .innerJoin(transactions, eq(transactions.id, catalogOrders.transactionId))
    .innerJoin(catalogs, eq(catalogs.id, catalogOrders.catalogId));

export type ListedOrder = Awaited<ReturnType<typeof joined>>[number];

function matching(scope: Scope, filter: OrderFilter): SQL | undefined {
  const { keyword, column, status, catalog, isSent } = filter;
  return and(
    ofScope(catalogOrders, scope),
    containingText(searched[column], keyword),
    equalTo(transactions.status, status),
    catalog ? eq(catalogOrders.catalogId, idIn(catalog)) : undefined,
    isSent === undefined ? undefined : isSent ? isNotNull(catalogOrders.sentAt) : isNull(catalogOrders.sentAt),
    within(catalogOrders.createdAt, filter),
  );
}

/** Returns a page, newest first. */
export async function listOrders({ db }: OperationContext, scope: Scope, filter: OrderFilter, paging: Paging) {
  const where = matching(scope, filter);
  const newest = joined(db)
    .where(where)
    .orderBy(...newestFirst(catalogOrders.createdAt, catalogOrders.id));
  const all = db
    .select({ total: sql<number>`count(*)::int` })
    .from(catalogOrders)
    .innerJoin(transactions, eq(transactions.id, catalogOrders.transactionId))
    .where(where);
  return pageOf(newest, countOf(all), paging);
}

/** @throws Refusal 404 if the business has no such order */
const ownOrder = (db: Db, scope: Scope, asked: string): Promise<ListedOrder> =>
  found('Order', joined(db).where(and(ofScope(catalogOrders, scope), eq(catalogOrders.id, idIn(asked)))));

/** Returns what was or will be given back of a payment, in minor units. */
async function refundedOf(db: Db, transactionId: number): Promise<bigint> {
  const [given] = await db
    .select({ sum: sum(refunds.amount) })
    .from(refunds)
    .where(and(eq(refunds.transactionId, transactionId), ne(refunds.status, 'Declined')));
  return BigInt(given?.sum ?? 0);
}

export async function findOrder({ db }: OperationContext, scope: Scope, asked: string) {
  const own = await ownOrder(db, scope, asked);
  const lines = await db
    .select({ item: catalogOrderItems, image: productImages.reference })
    .from(catalogOrderItems)
    .leftJoin(productImages, and(eq(productImages.productId, catalogOrderItems.productId), eq(productImages.position, 0)))
    .where(eq(catalogOrderItems.orderId, own.order.id))
    .orderBy(asc(catalogOrderItems.position));
  const [customer] = await db
    .select({ id: customers.id })
    .from(customers)
    .innerJoin(transactions, isCustomerOf(transactions))
    .where(eq(transactions.id, own.payment.id));
  const [sender] = await db
    .select()
    .from(users)
    .where(eq(users.id, own.order.senderId ?? 0));
  const sentBy = sender ? `${sender.firstName} ${sender.lastName}` : null;
  return { ...own, lines, customerId: customer?.id ?? null, refunded: await refundedOf(db, own.payment.id), sentBy };
}

/** Marks an order as sent, once. Its customer gets the note by email. @throws Refusal 404, and 409 if it was sent, is not paid, or was refunded as a whole */
export const sendOrder = ({ db, clock }: OperationContext, actor: Actor, asked: string, text: string): Promise<string> =>
  db.transaction(async (tx) => {
    const sentNote = text.trim();
    if (sentNote === '') throw new Refusal(400, 'Note is required');
    const { order, payment } = await ownOrder(tx, actor, asked);
    if (payment.status !== 'Successful') throw new Refusal(409, 'This order is not paid, so it can’t be marked as sent');
    if ((await refundedOf(tx, payment.id)) >= order.total)
      throw new Refusal(409, 'This order was refunded, so it can’t be marked as sent');
    const sentAt = clock.now();
    const marked = await tx
      .update(catalogOrders)
      .set({ sentAt, sentNote, senderId: actor.userId })
      .where(and(eq(catalogOrders.id, order.id), isNull(catalogOrders.sentAt)))
      .returning({ id: catalogOrders.id });
    if (marked.length === 0) throw new Refusal(409, 'This order was already marked as sent');
    await publish(tx, sentAt, 'orderSent', { transactionId: payment.id, order: order.reference, note: sentNote });
    return order.reference;
  });
