/** A customer's view of a payment link, and the payment. */
import { and, count, eq, sql } from 'drizzle-orm';
import { payerOf } from '../access/actors';
import type { OperationContext } from '../context';
import type { Db } from '../database/database';
import { businesses, linkPayments, paymentLinks, subscribers, transactions } from '../database/schema';
import { collect } from '../ledger/collect';
import { Refusal } from '../refusal';
import { collectionFee, formatMoney, toMajor } from '../rules/money';
import { type FeeBearer, optionsOn, type PaymentOptionName, shareOfCustomer } from '../rules/paymentOptions';
import { divide } from './allocation';
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
  /** What the page of a link with a price said that it costs, in minor units with the fee on top. Missing: it said nothing. */
  readonly agreed?: bigint | undefined;
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

/** Returns an earlier payment with this key. */
async function paidBefore(tx: Db, key: string) {
  const [before] = await tx
    .select({ linkId: linkPayments.linkId, amount: transactions.amount })
    .from(linkPayments)
    .innerJoin(transactions, eq(transactions.id, linkPayments.transactionId))
    .where(eq(linkPayments.key, key));
  return before ?? null;
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
 * @throws Refusal 404 for an unknown link, 409 for another sum than agreed, for one that is inactive or exhausted, for a payment method that is not enabled, or for a
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
    const now = context.clock.now();
    const isSubscription = link.typeCode === 'SUBSCRIPTION';
    const { businessId, environment, currency } = link;
    const { name, email, phoneNumber, key, method: wanted } = payment;
    const paid = await collect(
      tx,
      now,
      {
        ...{ businessId, environment, currency, name, email, phoneNumber },
        price: link.amount ?? payment.amount,
        method: wanted,
        narration: link.name,
        recurringFrequency: isSubscription ? payment.frequency : null,
      },
      async (transactionId) => {
        await tx.insert(linkPayments).values({ transactionId, linkId: link.id, key });
      },
      (net) => divide(tx, link, net),
    );
    // Another bearer of the fee makes another sum, which the customer reads first.
    if (link.amount !== null && payment.agreed !== undefined && payment.agreed !== paid.amount)
      throw new Refusal(409, `This payment now costs ${formatMoney(currency, paid.amount)}. Check it, then pay`);
    if (isSubscription) await subscribe(tx, now, link, payment, paid.method, paid.amount);
    const after = { link: reference, name, amount: toMajor(paid.amount), currency, method: paid.method };
    await context.audit?.write(tx, payerOf(link, email), {
      outcome: 'done',
      answer: { id: paid.id, reference: paid.reference },
      details: { after },
    });
    return paid.amount;
  });
