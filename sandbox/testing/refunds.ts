/** Merchants with payments that can be refunded. */
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import type { Actor, OperationContext } from '../context';
import type { Database } from '../database/database';
import { accounts, entries, postings, refunds, transactions } from '../database/schema';
import { wallets } from '../ledger/ledger';
import { toMajor } from '../rules/money';
import { newReference } from '../rules/secrets';
import { SETUP_MS, seededDatabase } from './databases';
import { contextAtFixedTime, newMerchant } from './people';

/** For tests that refund hundreds of times. In milliseconds. */
export const LARGE_MS = 120_000;

/** The amount of each payment, in minor units. */
export const PAID = 1_000_00n;

interface Merchant {
  readonly context: OperationContext;
  readonly actor: Actor;
}

/** A seeded database for the tests of a file. Returns a function that makes a merchant with a balance in minor units. Nobody has paid them yet. */
export function merchants(): (balance: bigint) => Promise<Merchant> {
  let database: Database | undefined;
  beforeAll(async () => {
    database = await seededDatabase();
  }, SETUP_MS);
  afterAll(() => database?.close());
  return async (balance) => {
    if (!database) throw new Error('The database is not open yet');
    const context = contextAtFixedTime(database.db);
    return { context, actor: await newMerchant(context, balance) };
  };
}

/** A successful payment by card of NGN 1,000.00, without its posting: the merchant's balance is given. */
export async function paid({ context, actor }: Merchant, more: Partial<typeof transactions.$inferInsert> = {}) {
  const { businessId, environment } = actor;
  const now = context.clock.now();
  const [row] = await context.db
    .insert(transactions)
    .values({
      businessId,
      environment,
      status: 'Successful',
      customerEmail: 'ada@customer.test',
      currency: 'NGN',
      amount: PAID,
      fee: 15_00n,
      paymentType: 'Card',
      orderReference: newReference('KOR'),
      paymentReference: newReference('KPY'),
      createdAt: now,
      settledAt: now,
      ...more,
    })
    .returning();
  if (!row) throw new Error('The payment was not inserted');
  return row;
}

export const item = (transactionReference: string, amount: bigint, expectedLeft?: bigint) => ({
  transactionReference,
  amount: toMajor(amount),
  reason: 'Returned',
  ...(expectedLeft !== undefined && { expectedLeft: toMajor(expectedLeft) }),
});

export const refundsIn = (context: OperationContext, actor: Actor) =>
  context.db.select().from(refunds).where(eq(refunds.businessId, actor.businessId)).orderBy(refunds.id);

/** Returns the balance of the ledger, and what is available of it, in minor units. */
export const inWallet = async (context: OperationContext, actor: Actor) =>
  (await wallets(context.db, actor)).map(({ ledger, available }) => [ledger, available])[0];

export async function credit(context: OperationContext, { businessId, environment }: Actor, amount: bigint): Promise<void> {
  const here = and(eq(accounts.environment, environment), eq(accounts.currency, 'NGN'));
  const [wallet] = await context.db
    .select()
    .from(accounts)
    .where(and(here, eq(accounts.businessId, businessId)));
  const [equity] = await context.db
    .select()
    .from(accounts)
    .where(and(here, isNull(accounts.businessId), eq(accounts.kind, 'equity')));
  if (!wallet || !equity) throw new Error('There is no wallet');
  await context.db.transaction(async (tx) => {
    const [posting] = await tx.insert(postings).values({ kind: 'opening', postedAt: context.clock.now() }).returning();
    if (!posting) throw new Error('Nothing was posted');
    await tx.insert(entries).values([
      { postingId: posting.id, accountId: wallet.id, amount },
      { postingId: posting.id, accountId: equity.id, amount: -amount },
    ]);
  });
}
