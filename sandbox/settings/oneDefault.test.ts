/** The database itself holds that a business with accounts has exactly one default, whatever writes to it. */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bluecrest } from '../access/people.seed';
import type { Database } from '../database/database';
import { settlementBanks } from '../database/schema';
import { SETUP_MS, seededDatabase } from '../testing/databases';

let database: Database;
beforeAll(async () => {
  database = await seededDatabase();
}, SETUP_MS);
afterAll(() => database.close());

const own = eq(settlementBanks.businessId, bluecrest);
const defaults = () =>
  database.db
    .select()
    .from(settlementBanks)
    .where(and(own, eq(settlementBanks.isDefault, true)));

it('[STA-01] refuses two defaults, none, and one that is removed while another account stays', async () => {
  const { db } = database;
  const [before, ...more] = await defaults();
  expect(more).toEqual([]);
  await expect(db.update(settlementBanks).set({ isDefault: true }).where(own)).rejects.toThrow();
  await expect(db.update(settlementBanks).set({ isDefault: false }).where(own)).rejects.toThrow();
  await expect(db.delete(settlementBanks).where(and(own, eq(settlementBanks.isDefault, true)))).rejects.toThrow();
  expect(await defaults()).toEqual([before]);
});

it('[STA-01] refuses a first account that is no default, and the same account twice', async () => {
  const { db } = database;
  const account = { bankId: 1, accountNumber: '0123456789', accountName: 'ADA OKAFOR' };
  await expect(db.insert(settlementBanks).values({ ...account, businessId: 1004, isDefault: false })).rejects.toThrow();
  await db.insert(settlementBanks).values({ ...account, businessId: 1004, isDefault: true });
  await expect(db.insert(settlementBanks).values({ ...account, businessId: 1004, isDefault: false })).rejects.toThrow();
});
