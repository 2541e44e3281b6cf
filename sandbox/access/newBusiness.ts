/** Opens a business. */
import { max, sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import { apiKeys, businesses } from '../database/schema';
import { newApiKeys } from '../rules/apiKeys';
import { environments } from '../rules/environments';

export type BusinessValues = Omit<typeof businesses.$inferInsert, 'id' | 'verificationStatus' | 'fx' | 'createdAt'>;

/** A business without details, with API keys. Its id follows the last one, because merchants read and quote it. */
export async function newBusiness(tx: Db, now: Temporal.Instant, values: BusinessValues): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('business'))`);
  const [highest] = await tx.select({ id: max(businesses.id) }).from(businesses);
  const businessId = (highest?.id ?? 1_000) + 1;
  await tx.insert(businesses).values({ ...values, id: businessId, verificationStatus: 'New', fx: false, createdAt: now });
  const keys = Object.values(environments).flatMap((environment) =>
    newApiKeys(environment).map((key) => ({ ...key, businessId, environment, createdAt: now })),
  );
  await tx.insert(apiKeys).values(keys);
  return businessId;
}
