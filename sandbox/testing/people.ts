/** A user with their own business, so that tests on one database do not interfere. */

import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import { pinnedMoment, standingClock } from '../clock';
import type { Actor, OperationContext } from '../context';
import type { Db } from '../database/database';
import { accounts, businesses, entries, messages, payouts, postings } from '../database/schema';
import { wallets } from '../ledger/ledger';
import type { Detail } from '../payouts/payoutRequest';

let lastBusiness = 50_000;

export const contextAtFixedTime = (db: Db) => ({ db, clock: standingClock(pinnedMoment('2026-11-21')) });

/** A separate business in Live with an NGN wallet of this many minor units, for the owner of Bluecrest Stores. */
export async function newMerchant(context: OperationContext, balance: bigint): Promise<Actor> {
  lastBusiness += 1;
  const businessId = lastBusiness;
  const environment = 1;
  await context.db.transaction(async (tx) => {
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
    const [posting] = await tx.insert(postings).values({ kind: 'opening', postedAt: context.clock.now() }).returning();
    if (!wallet || !equity || !posting) throw new Error('The merchant could not be funded');
    await tx.insert(entries).values([
      { postingId: posting.id, accountId: wallet.id, amount: balance },
      { postingId: posting.id, accountId: equity.id, amount: -balance },
    ]);
  });
  return { userId: 1, email: `owner-${businessId}@merchant.test`, businessId, environment };
}

/** A payout to the account that resolves to ADA OKAFOR. `amount` is in major units. */
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

/** Returns the newest code that was sent to this person. */
export async function newestCode(context: OperationContext, { email }: Pick<Actor, 'email'>): Promise<string> {
  const [message] = await context.db
    .select()
    .from(messages)
    .where(and(eq(messages.recipient, email), ne(messages.otp, '')))
    .orderBy(desc(messages.id))
    .limit(1);
  return message?.otp ?? '';
}

/** Returns another code. */
export const otherThan = (otp: string) => (otp === '000000' ? '111111' : '000000');

export const payoutsOfBusiness = (context: OperationContext, { businessId }: Pick<Actor, 'businessId'>) =>
  context.db.select().from(payouts).where(eq(payouts.businessId, businessId));

export const statusesOf = async (context: OperationContext, actor: Actor) =>
  (await payoutsOfBusiness(context, actor)).map((payout) => payout.status);

/** Returns the available balance of a merchant's one wallet, in minor units. */
export const available = async (context: OperationContext, actor: Actor) => (await wallets(context.db, actor))[0]?.available;
