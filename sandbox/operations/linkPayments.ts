/** What a customer does with a payment link: looks at it, and pays it. */
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import {
  accounts,
  businesses,
  entries,
  linkPayments,
  paymentLinks,
  postings,
  subscribers,
  transactions,
} from '../database/schema';
import { Refusal } from '../refusal';
import { collectionFee } from '../rules/money';
import { hasRoom } from '../rules/paymentLinks';
import { newReference } from '../rules/secrets';
import type { LinkRow } from './paymentLinks';
import type { World } from './world';

/** Why a link cannot be paid: it was closed, or it was paid as often as it can be. */
export type Closed = 'inactive' | 'exhausted';

export interface OpenedLink {
  readonly link: LinkRow;
  readonly business: string;
  readonly closed: Closed | null;
}

export interface Payment {
  /** One for each page that was opened. */
  readonly key: string;
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
  /** Minor units; what a link names itself is paid whatever this says. */
  readonly amount: bigint;
  /** Counts on a link for subscriptions alone. */
  readonly frequency: string;
}

async function closedFor(tx: Db, link: LinkRow): Promise<Closed | null> {
  if (!link.isActive) return 'inactive';
  const [paid] = await tx.select({ times: count() }).from(linkPayments).where(eq(linkPayments.linkId, link.id));
  return hasRoom(link, paid?.times ?? 0) ? null : 'exhausted';
}

/** The link of a reference, as whoever has its address sees it; null where there is none. */
export async function openPaymentLink({ db }: World, reference: string): Promise<OpenedLink | null> {
  const [found] = await db
    .select({ link: paymentLinks, business: businesses.name })
    .from(paymentLinks)
    .innerJoin(businesses, eq(businesses.id, paymentLinks.businessId))
    .where(eq(paymentLinks.reference, reference));
  return found ? { ...found, closed: await closedFor(db, found.link) } : null;
}

async function accountsOf(tx: Db, { businessId, environment, currency }: LinkRow) {
  const here = and(eq(accounts.environment, environment), eq(accounts.currency, currency));
  const [wallet] = await tx
    .select()
    .from(accounts)
    .where(and(here, eq(accounts.businessId, businessId), eq(accounts.kind, 'wallet')));
  const own = await tx
    .select()
    .from(accounts)
    .where(and(here, isNull(accounts.businessId)));
  const clearing = own.find(({ kind }) => kind === 'clearing');
  const fees = own.find(({ kind }) => kind === 'fees');
  if (!wallet || !clearing || !fees) throw new Refusal(400, 'The merchant cannot be paid in this currency yet');
  return { wallet: wallet.id, clearing: clearing.id, fees: fees.id };
}

/** Whoever pays again under the same address goes on with the subscription that is there. */
async function subscribe(tx: Db, now: Temporal.Instant, link: LinkRow, payment: Payment, amount: bigint): Promise<void> {
  const { name: customerName, email, phoneNumber, frequency } = payment;
  const known = await tx
    .update(subscribers)
    .set({ payments: sql`${subscribers.payments} + 1`, status: 'Active' })
    .where(and(eq(subscribers.linkId, link.id), eq(sql`lower(${subscribers.email})`, email.toLowerCase())))
    .returning({ id: subscribers.id });
  if (known.length > 0) return;
  await tx.insert(subscribers).values({
    linkId: link.id,
    customerName,
    email,
    phoneNumber,
    paymentType: 'Card',
    currency: link.currency,
    amount,
    frequency,
    payments: 1,
    status: 'New',
    createdAt: now,
  });
}

/**
 * MOVES MONEY: a customer pays on a link, once a key, into the wallet of the business whose it is.
 * @throws Refusal 404 for no link, 409 for one that is closed or was paid as often as it can be
 */
export const payOnLink = (world: World, reference: string, payment: Payment): Promise<void> =>
  world.db.transaction(async (tx) => {
    // Locked: two who pay the last time at once are one too many.
    const [link] = await tx.select().from(paymentLinks).where(eq(paymentLinks.reference, reference)).for('update');
    if (!link) throw new Refusal(404, 'There is no such payment link');
    const [before] = await tx.select().from(linkPayments).where(eq(linkPayments.key, payment.key));
    if (before?.linkId === link.id) return;
    if (before) throw new Refusal(409, 'This page was used for another payment');
    const closed = await closedFor(tx, link);
    if (closed) throw new Refusal(409, closed === 'inactive' ? 'This link is not active' : 'This link was paid already');
    const amount = link.amount ?? payment.amount;
    const ledger = await accountsOf(tx, link);
    const now = world.clock.now();
    const fee = collectionFee(amount);
    const isSubscription = link.typeCode === 'SUBSCRIPTION';
    const [transaction] = await tx
      .insert(transactions)
      .values({
        businessId: link.businessId,
        environment: link.environment,
        status: 'Successful',
        customerEmail: payment.email,
        currency: link.currency,
        amount,
        fee,
        paymentType: 'Card',
        recurringFrequency: isSubscription ? payment.frequency : null,
        orderReference: newReference('KOR'),
        paymentReference: newReference('KPY'),
        createdAt: now,
        settledAt: now,
      })
      .returning({ id: transactions.id });
    const [posting] = await tx.insert(postings).values({ kind: 'collection', postedAt: now }).returning({ id: postings.id });
    if (!transaction || !posting) throw new Error('A payment that was inserted is not there');
    await tx.insert(linkPayments).values({ transactionId: transaction.id, linkId: link.id, key: payment.key });
    const lines = [
      { accountId: ledger.wallet, amount: amount - fee },
      { accountId: ledger.fees, amount: fee },
      { accountId: ledger.clearing, amount: -amount },
    ];
    await tx
      .insert(entries)
      .values(lines.filter((line) => line.amount !== 0n).map((line) => ({ ...line, postingId: posting.id })));
    if (isSubscription) await subscribe(tx, now, link, payment, amount);
  });
