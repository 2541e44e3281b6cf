/** Somebody to act, and a business of their own to act in, so that tests on one database do not meet. */

import { and, desc, eq, isNull } from 'drizzle-orm';
import { pinnedMoment, standingClock } from '../clock';
import type { Db } from '../database/database';
import { accounts, businesses, entries, messages, payouts, postings } from '../database/schema';
import { wallets } from '../ledger/ledger';
import type { Detail } from '../ledger/orders';
import type { Actor, World } from '../world';

let lastBusiness = 50_000;

export const standingWorld = (db: Db) => ({ db, clock: standingClock(pinnedMoment('2026-11-21')) });

/** A business of its own in Live, with an NGN wallet of this many minor units, acted for by the owner of Bluecrest Stores. */
export async function newMerchant(world: World, balance: bigint): Promise<Actor> {
  lastBusiness += 1;
  const businessId = lastBusiness;
  const environment = 1;
  await world.db.transaction(async (tx) => {
    await tx.insert(businesses).values({
      id: businessId,
      name: `Merchant ${businessId}`,
      type: 'Company',
      verificationStatus: 'Active',
      fx: false,
    });
    const [wallet] = await tx.insert(accounts).values({ businessId, environment, currency: 'NGN', kind: 'wallet' }).returning();
    const own = and(
      isNull(accounts.businessId),
      eq(accounts.environment, environment),
      eq(accounts.currency, 'NGN'),
      eq(accounts.kind, 'equity'),
    );
    const [equity] = await tx.select().from(accounts).where(own);
    const [posting] = await tx.insert(postings).values({ kind: 'opening', postedAt: world.clock.now() }).returning();
    if (!wallet || !equity || !posting) throw new Error('The merchant could not be funded');
    await tx.insert(entries).values([
      { postingId: posting.id, accountId: wallet.id, amount: balance },
      { postingId: posting.id, accountId: equity.id, amount: -balance },
    ]);
  });
  return { userId: 1, email: `owner-${businessId}@merchant.test`, businessId, environment };
}

/** A payout to the account that resolves to ADA OKAFOR. `amount` in major units. */
export const toAda = (amount: string, more: Partial<Detail> = {}): Detail => ({
  type: 'Bank',
  AccountName: 'ADA OKAFOR',
  recipientName: 'ADA OKAFOR',
  accountNumber: '0123456789',
  bankCode: '058',
  amount,
  debitCurrency: 'NGN',
  creditCurrency: 'NGN',
  description: 'Invoice 7',
  ...more,
});

/** The newest code that was sent to this person. */
export async function newestCode(world: World, { email }: Pick<Actor, 'email'>): Promise<string> {
  const [message] = await world.db
    .select()
    .from(messages)
    .where(eq(messages.recipient, email))
    .orderBy(desc(messages.id))
    .limit(1);
  return message?.otp ?? '';
}

/** A code that is not this one. */
export const otherThan = (otp: string) => (otp === '000000' ? '111111' : '000000');

export const payoutsOfBusiness = (world: World, { businessId }: Pick<Actor, 'businessId'>) =>
  world.db.select().from(payouts).where(eq(payouts.businessId, businessId));

export const statusesOf = async (world: World, actor: Actor) =>
  (await payoutsOfBusiness(world, actor)).map((payout) => payout.status);

/** Minor units that a merchant's one wallet can still pay out. */
export const available = async (world: World, actor: Actor) => (await wallets(world.db, actor))[0]?.available;
