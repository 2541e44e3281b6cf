import { asc, eq } from 'drizzle-orm';
import type { Db } from '../database/database';
import { invoiceItems } from '../database/schema';

/** Returns the items of an invoice in the order of the bill. */
export const itemsOf = (db: Db, invoiceId: number) =>
  db.select().from(invoiceItems).where(eq(invoiceItems.invoiceId, invoiceId)).orderBy(asc(invoiceItems.position));

export type ItemRow = Awaited<ReturnType<typeof itemsOf>>[number];
