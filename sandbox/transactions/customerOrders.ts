/** Reads the payments of a customer, with what went back of each. */
import { and, eq, sql, sum } from 'drizzle-orm';
import type { OperationContext, Scope } from '../context';
import { newestFirst } from '../database/columns';
import { ofScope } from '../database/listing';
import { refunds, transactions } from '../database/schema';
import { chargedBackOf } from '../ledger/chargebacks';
import { findCustomer } from '../ledger/customerOf';

/** Returns all payments under the customer's email, newest first. @throws Refusal 404 for an unknown customer */
export async function listCustomerOrders(context: OperationContext, scope: Scope, id: string) {
  const { emailKey } = await findCustomer(context, scope, id);
  const ofCustomer = and(ofScope(transactions, scope), eq(sql`lower(${transactions.customerEmail})`, emailKey));
  const rows = await context.db
    .select()
    .from(transactions)
    .where(ofCustomer)
    .orderBy(...newestFirst(transactions.createdAt, transactions.id));
  const sums = await context.db
    .select({ id: refunds.transactionId, sum: sum(refunds.amount) })
    .from(refunds)
    .innerJoin(transactions, eq(transactions.id, refunds.transactionId))
    .where(and(ofCustomer, eq(refunds.status, 'Approved')))
    .groupBy(refunds.transactionId);
  const refunded = new Map(sums.map(({ id: transaction, sum: amount }) => [transaction, BigInt(amount ?? 0)]));
  const chargedBack = await chargedBackOf(
    context.db,
    rows.map((transaction) => transaction.id),
  );
  return rows.map((transaction) => ({
    transaction,
    refunded: refunded.get(transaction.id) ?? 0n,
    chargedBack: chargedBack.get(transaction.id) ?? 0n,
  }));
}
