/** The customers behind payments. */
import { and, eq, sql } from 'drizzle-orm';
import type { OperationContext, Scope } from '../context';
import { idIn, ofScope } from '../database/listing';
import { customers, type transactions } from '../database/schema';
import { Refusal } from '../refusal';

/** The condition that joins a payment to its customer: the email address in any case stands for one customer. */
export const isCustomerOf = ({ businessId, environment, customerEmail }: typeof transactions) =>
  and(
    eq(customers.businessId, businessId),
    eq(customers.environment, environment),
    eq(customers.emailKey, sql`lower(${customerEmail})`),
  );

/** @throws Refusal 404 if the business has no such customer in this environment */
export async function findCustomer({ db }: OperationContext, scope: Scope, id: string) {
  const [customer] = await db
    .select()
    .from(customers)
    .where(and(ofScope(customers, scope), eq(customers.id, idIn(id))));
  if (!customer) throw new Refusal(404, 'Customer not found');
  return customer;
}
