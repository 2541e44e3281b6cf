import { and, eq, sql } from 'drizzle-orm';
import { customers, type transactions } from '../database/schema';

/** The condition that joins a payment to its customer: the email address in any case stands for one customer. */
export const isCustomerOf = ({ businessId, environment, customerEmail }: typeof transactions) =>
  and(
    eq(customers.businessId, businessId),
    eq(customers.environment, environment),
    eq(customers.emailKey, sql`lower(${customerEmail})`),
  );
