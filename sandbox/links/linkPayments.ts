/** A customer's view of a payment link, and the payment. */
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { payerOf } from '../access/actors';
import type { OperationContext } from '../context';
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
import { publish } from '../events/events';
import { Refusal } from '../refusal';
import { collectionFee, toMajor } from '../rules/money';
import { type FeeBearer, optionsOn, type PaymentOptionName, shareOfCustomer } from '../rules/paymentOptions';
import { newReference } from '../rules/secrets';
import { divide, type Share } from './allocation';
import type { LinkRow } from './paymentLinks';
import { hasRoom } from './paymentLinks.rules';

/** Why a link cannot be paid: it is inactive, or has reached its maximum number of payments. */
export type Closed = 'inactive' | 'exhausted';

export interface OpenedLink {
  readonly link: LinkRow;
  readonly business: string;
  /** The fee in addition to the price. Null if the payer chooses the amount. */
  readonly feeOnTop: bigint | null;
  readonly feeBearer: FeeBearer;
  /** The enabled payment methods. */
  readonly methods: readonly PaymentOptionName[];
  readonly closed: Closed | null;
}

export interface Payment {
  /** One for each opened page. */
  readonly key: string;
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
  /** Minor units. A link with a price ignores it. */
  readonly amount: bigint;
  /** One of the enabled methods. Empty: the first of them. */
  readonly method: string;
  /** Only for a subscription link. */
  readonly frequency: string;
}

async function closedFor(tx: Db, link: LinkRow): Promise<Closed | null> {
  if (!link.isActive) return 'inactive';
  const [paid] = await tx.select({ times: count() }).from(linkPayments).where(eq(linkPayments.linkId, link.id));
  return hasRoom(link, paid?.times ?? 0) ? null : 'exhausted';
}

/** Returns the link of a reference as a customer sees it, or null. */
export async function openPaymentLink({ db }: OperationContext, reference: string): Promise<OpenedLink | null> {
  const [found] = await db
    .select({ link: paymentLinks, business: businesses.name, feeBearer: businesses.feeBearer, off: businesses.paymentOptionsOff })
    .from(paymentLinks)
    .innerJoin(businesses, eq(businesses.id, paymentLinks.businessId))
    .where(eq(paymentLinks.reference, reference));
  if (!found) return null;
  const { link, business, feeBearer, off } = found;
  const feeOnTop = link.amount === null ? null : shareOfCustomer(feeBearer, collectionFee(link.amount));
  const methods = optionsOn(off).map(({ name }) => name);
  return { link, business, feeBearer, feeOnTop, methods, closed: await closedFor(db, link) };
}

/** @throws Refusal 409 for a payment method that is not enabled */
async function termsOf(tx: Db, link: LinkRow, payment: Payment) {
  const [business] = await tx.select().from(businesses).where(eq(businesses.id, link.businessId));
  if (!business) throw new Error('The payment link has no business');
  const offered = optionsOn(business.paymentOptionsOff);
  const method = payment.method === '' ? offered[0] : offered.find(({ name }) => name === payment.method);
  if (!method) throw new Refusal(409, 'This payment method is no longer available. Choose another one');
  const price = link.amount ?? payment.amount;
  const fee = collectionFee(price);
  const customerFee = shareOfCustomer(business.feeBearer, fee);
  return { amount: price + customerFee, fee, customerFee, method: method.name };
}

/** Returns an earlier payment with this key. */
async function paidBefore(tx: Db, key: string) {
  const [before] = await tx
    .select({ linkId: linkPayments.linkId, amount: transactions.amount })
    .from(linkPayments)
    .innerJoin(transactions, eq(transactions.id, linkPayments.transactionId))
    .where(eq(linkPayments.key, key));
  return before ?? null;
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
  if (!wallet || !clearing || !fees) throw new Refusal(400, 'This merchant can’t be paid in this currency yet');
  return { wallet: wallet.id, clearing: clearing.id, fees: fees.id };
}

interface Paid {
  readonly amount: bigint;
  readonly fee: bigint;
}

/** Returns the lines of one posting. A bank's share leaves through the account it came from. */
function linesOf(ledger: Awaited<ReturnType<typeof accountsOf>>, { amount, fee }: Paid, shares: readonly Share[]) {
  const sum = (some: readonly Share[]) => some.reduce((total, share) => total + share.amount, 0n);
  const toBanks = sum(shares.filter(({ wallet }) => wallet === null));
  return [
    { accountId: ledger.wallet, amount: amount - fee - sum(shares) },
    ...shares.flatMap((share) => (share.wallet === null ? [] : [{ accountId: share.wallet, amount: share.amount }])),
    { accountId: ledger.fees, amount: fee },
    { accountId: ledger.clearing, amount: toBanks - amount },
  ];
}

/** A second payment with the same email continues the existing subscription. */
async function subscribe(
  tx: Db,
  now: Temporal.Instant,
  link: LinkRow,
  payment: Payment,
  paymentType: string,
  amount: bigint,
): Promise<void> {
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
    paymentType,
    currency: link.currency,
    amount,
    frequency,
    payments: 1,
    status: 'New',
    createdAt: now,
  });
}

/**
 * MOVES MONEY: a customer pays on a link, once for each key. It credits the wallet of the business, and the accounts of its split settlement.
 * The customer gets a receipt by email.
 * The entry of the audit trail names the customer. A payment that was made before changes nothing and has none.
 * @returns what was paid, with the added fee
 * @throws Refusal 404 for an unknown link, 409 for one that is inactive or exhausted, for a payment method that is not enabled, or for a
 * blacklisted customer
 */
export const payOnLink = (context: OperationContext, reference: string, payment: Payment): Promise<bigint> =>
  context.db.transaction(async (tx) => {
    // Locked, because two concurrent last payments would be one too many.
    const [link] = await tx.select().from(paymentLinks).where(eq(paymentLinks.reference, reference)).for('update');
    if (!link) throw new Refusal(404, 'Payment link not found');
    const before = await paidBefore(tx, payment.key);
    if (before?.linkId === link.id) return before.amount;
    if (before) throw new Refusal(409, 'This page was already used for another payment');
    const closed = await closedFor(tx, link);
    if (closed) throw new Refusal(409, closed === 'inactive' ? 'This link is not active' : 'This link was already paid');
    const { amount, fee, customerFee, method } = await termsOf(tx, link, payment);
    const ledger = await accountsOf(tx, link);
    const now = context.clock.now();
    await publish(tx, now, 'paymentStarted', { scope: link, payer: payment });
    const isSubscription = link.typeCode === 'SUBSCRIPTION';
    const [transaction] = await tx
      .insert(transactions)
      .values({
        businessId: link.businessId,
        environment: link.environment,
        status: 'Successful',
        customerEmail: payment.email,
        customerName: payment.name,
        customerPhone: payment.phoneNumber,
        currency: link.currency,
        amount,
        fee,
        customerFee,
        paymentType: method,
        responseCode: '00',
        responseMessage: 'Approved or completed',
        narration: link.name,
        recurringFrequency: isSubscription ? payment.frequency : null,
        orderReference: newReference('KOR'),
        paymentReference: newReference('KPY'),
        createdAt: now,
        settledAt: now,
      })
      .returning({ id: transactions.id, reference: transactions.orderReference });
    const [posting] = await tx
      .insert(postings)
      .values({ kind: 'collection', transactionId: transaction?.id ?? null, postedAt: now })
      .returning({ id: postings.id });
    if (!transaction || !posting) throw new Error('The inserted payment was not found');
    await tx.insert(linkPayments).values({ transactionId: transaction.id, linkId: link.id, key: payment.key });
    const lines = linesOf(ledger, { amount, fee }, await divide(tx, link, amount - fee));
    await tx
      .insert(entries)
      .values(lines.filter((line) => line.amount !== 0n).map((line) => ({ ...line, postingId: posting.id })));
    if (isSubscription) await subscribe(tx, now, link, payment, method, amount);
    await publish(tx, now, 'paymentCollected', { transactionId: transaction.id });
    const after = { link: reference, name: payment.name, amount: toMajor(amount), currency: link.currency, method };
    await context.audit?.write(tx, payerOf(link, payment.email), { outcome: 'done', answer: transaction, details: { after } });
    return amount;
  });
