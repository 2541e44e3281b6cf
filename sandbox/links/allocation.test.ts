import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bluecrest } from '../access/people.seed';
import { ledgerCheckOf } from '../control/ledgerCheck';
import type { Database } from '../database/database';
import { paymentLinks, splitSettlements } from '../database/schema';
import { wallets } from '../ledger/ledger';
import { SETUP_MS, seededDatabase } from '../testing/databases';
import { contextAtFixedTime } from '../testing/people';
import { payOnLink } from './linkPayments';

const LIVE = 1;
const FOODS = 1002;

let database: Database;
beforeAll(async () => {
  database = await seededDatabase();
}, SETUP_MS);
afterAll(() => database.close());

const inNaira = async (businessId: number) =>
  (await wallets(database.db, { businessId, environment: LIVE })).find(({ account }) => account.currency === 'NGN')?.ledger ?? 0n;

/**
 * Pays a link of Bluecrest Stores with one of its split settlements once, and returns the credits of its wallet and that of Bluecrest Foods.
 */
async function gainedBy(splitName: string, paid: bigint, split: Partial<typeof splitSettlements.$inferInsert> = {}) {
  const { db } = database;
  const context = contextAtFixedTime(db);
  const named = and(eq(splitSettlements.businessId, bluecrest), eq(splitSettlements.name, splitName));
  await db
    .update(splitSettlements)
    .set({ isActive: true, currency: 'NGN', ...split })
    .where(named);
  const [found] = await db.select().from(splitSettlements).where(named);
  const [link] = await db
    .update(paymentLinks)
    .set({ splitSettlementId: found?.id ?? 0, amount: paid, mostPayments: null })
    .where(and(eq(paymentLinks.businessId, bluecrest), eq(paymentLinks.environment, LIVE), eq(paymentLinks.name, 'Market stall')))
    .returning();
  const before = [await inNaira(bluecrest), await inNaira(FOODS)] as const;
  const customer = { name: 'Ada', email: 'ada@customer.test', phoneNumber: '', amount: 0n, frequency: '', method: '' };
  await payOnLink(context, link?.reference ?? '', { key: crypto.randomUUID(), ...customer });
  return [(await inNaira(bluecrest)) - before[0], (await inNaira(FOODS)) - before[1]];
}

describe('[PLK-02] [SPL-06] a payment on a link with a split settlement', () => {
  it('is divided after the fee, and the business gets the rest', async () => {
    // 985.00: 30 % to a merchant, 12.5 % to a bank.
    expect(await gainedBy('Partners', 1000_00n)).toEqual([566_38n, 295_50n]);
    expect(await ledgerCheckOf(database.db).isBalanced()).toBe(true);
  });
  it('is not divided if the shares would leave the business nothing', async () => {
    expect(await gainedBy('Harbour deliveries', 1000_00n)).toEqual([985_00n, 0n]);
  });
  it.each([
    ['is no longer in force', { isActive: false }],
    ['is in another currency', { currency: 'USD' }],
  ])('is not divided if the split settlement %s', async (_, split) => {
    expect(await gainedBy('Partners', 1000_00n, split)).toEqual([985_00n, 0n]);
  });
  it('keeps the share of a merchant without a wallet in the currency, and pays the shares to banks', async () => {
    const [split] = await database.db.select().from(splitSettlements).where(eq(splitSettlements.name, 'Harbour deliveries'));
    const moved = split?.accounts.map((account) =>
      account.merchantId === '1004' ? { ...account, merchantId: '1003' } : account,
    );
    // 4,925.00 less 500.00, and not less 1,500.00.
    expect(await gainedBy('Harbour deliveries', 5000_00n, { accounts: moved ?? [] })).toEqual([4425_00n, 0n]);
    expect(await ledgerCheckOf(database.db).isBalanced()).toBe(true);
  });
});
