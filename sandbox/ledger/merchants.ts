/** Merchants as recipients of money. */
import { eq } from 'drizzle-orm';
import type { Db } from '../database/database';
import { businesses } from '../database/schema';
import { unresolved } from '../rules/recipients';

/** Returns the name of a merchant id. */
export async function resolveMerchant(db: Db, merchantId: string): Promise<string> {
  const id = /^\d{1,9}$/.test(merchantId) ? Number(merchantId) : 0;
  const [business] = await db.select({ name: businesses.name }).from(businesses).where(eq(businesses.id, id));
  if (!business) throw unresolved();
  return business.name.toUpperCase();
}
