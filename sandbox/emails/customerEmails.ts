/** Emails about one payment, refund or bank transfer, written in the transaction that posts it. */
import { eq, inArray } from 'drizzle-orm';
import { inChunks } from '../context';
import type { Db } from '../database/database';
import { businesses, fundings, refunds, transactions } from '../database/schema';
import type { Events } from '../events/events';
import { fundingReceived, orderSent, paymentReceived, receiptOfPayment, refundDeclined, refundPaid } from './moneyEmails.rules';
import { activeMember, peopleWith, sendMoneyEmails } from './send';

const PAGES = { refunds: '/dashboard/business/refunds', balances: '/dashboard/account/balances' } as const;

async function paymentOf(tx: Db, transactionId: number) {
  const [found] = await tx
    .select({ payment: transactions, business: businesses.name, businessEmail: businesses.email })
    .from(transactions)
    .innerJoin(businesses, eq(businesses.id, transactions.businessId))
    .where(eq(transactions.id, transactionId));
  if (!found) throw new Error('The payment was not found');
  return found;
}

/** Tells the customer of a payment that was collected. */
export async function emailReceipt(tx: Db, now: Temporal.Instant, { transactionId }: Events['paymentCollected']): Promise<void> {
  const { payment, ...business } = await paymentOf(tx, transactionId);
  const email = paymentReceived({ ...payment, ...business, method: payment.paymentType, for: payment.narration });
  const { environment, customerEmail: to } = payment;
  await sendMoneyEmails(tx, now, [{ kind: 'paymentReceived', about: { transactionId }, environment, to, email, link: null }]);
}

/** Sends the receipt again, at the merchant's request. */
export async function emailAskedReceipt(
  tx: Db,
  now: Temporal.Instant,
  { transactionId, sendingId }: Events['receiptAsked'],
): Promise<void> {
  const { payment, ...business } = await paymentOf(tx, transactionId);
  const email = receiptOfPayment({ ...payment, ...business, method: payment.paymentType, for: payment.narration });
  const { environment, customerEmail: to } = payment;
  const about = { receiptSendingId: sendingId };
  await sendMoneyEmails(tx, now, [{ kind: 'receiptSent', about, environment, to, email, link: null }]);
}

/** Tells the customer of an order that it was sent. */
export async function emailSentOrder(
  tx: Db,
  now: Temporal.Instant,
  { transactionId, ...order }: Events['orderSent'],
): Promise<void> {
  const { payment, ...business } = await paymentOf(tx, transactionId);
  const email = orderSent({ ...payment, ...business, ...order });
  const { environment, customerEmail: to } = payment;
  await sendMoneyEmails(tx, now, [{ kind: 'orderSent', about: { transactionId }, environment, to, email, link: null }]);
}

/** Tells the customers of these refunds, which were posted. */
export async function emailPaidRefunds(tx: Db, now: Temporal.Instant, { ids }: Events['refundsPaid']): Promise<void> {
  await inChunks(ids, async (chunk) => {
    const rows = await tx
      .select({ refund: refunds, payment: transactions, business: businesses.name, businessEmail: businesses.email })
      .from(refunds)
      .innerJoin(transactions, eq(transactions.id, refunds.transactionId))
      .innerJoin(businesses, eq(businesses.id, refunds.businessId))
      .where(inArray(refunds.id, chunk))
      .orderBy(refunds.id);
    const emails = rows.map(({ refund: { id, amount, reference, environment }, payment, ...business }) => ({
      kind: 'refundPaid' as const,
      about: { refundId: id },
      environment,
      to: payment.customerEmail,
      email: refundPaid({ ...payment, ...business, amount, reference, paid: payment.amount }),
      link: null,
    }));
    await sendMoneyEmails(tx, now, emails);
  });
}

/** Tells the person who requested these refunds that they were declined. Nothing moved. */
export async function emailDeclinedRefunds(
  tx: Db,
  now: Temporal.Instant,
  { requester: actor, ids }: Events['refundsDeclined'],
): Promise<void> {
  if (ids.length === 0) return;
  const { businessId, environment, userId } = actor;
  const requester = await activeMember(tx, businessId, userId);
  if (requester === null) return;
  await inChunks(ids, async (chunk) => {
    const rows = await tx
      .select({ refund: refunds, currency: transactions.currency, orderReference: transactions.orderReference })
      .from(refunds)
      .innerJoin(transactions, eq(transactions.id, refunds.transactionId))
      .where(inArray(refunds.id, chunk))
      .orderBy(refunds.id);
    const emails = rows.map(({ refund, ...payment }) => ({
      kind: 'refundDeclined' as const,
      about: { refundId: refund.id },
      environment,
      to: requester.email,
      email: refundDeclined({ ...refund, ...payment, reason: refund.remark }),
      link: `${PAGES.refunds}/${refund.reference}`,
    }));
    await sendMoneyEmails(tx, now, emails);
  });
}

/** Tells those who manage the business of a bank transfer that arrived. */
export async function emailFunding(tx: Db, now: Temporal.Instant, { fundingId }: Events['fundingReceived']): Promise<void> {
  const [funding] = await tx.select().from(fundings).where(eq(fundings.id, fundingId));
  if (!funding) throw new Error('The funding was not found');
  const { businessId, environment } = funding;
  const email = fundingReceived(funding);
  const people = await peopleWith(tx, businessId, 'business.manage');
  await sendMoneyEmails(
    tx,
    now,
    people.map(({ email: to }) => ({
      kind: 'fundingReceived' as const,
      about: { fundingId },
      environment,
      to,
      email,
      link: PAGES.balances,
    })),
  );
}
