/** Reads the chargebacks of a business. */
import { and, asc, desc, eq, gte, isNull, or, type SQL, sql, sum } from 'drizzle-orm';
import type { ChargebackStatus } from '../../contract/chargebacks/chargebackStatuses';
import type { OperationContext, Scope } from '../context';
import type { Db } from '../database/database';
import { containingText, equalTo, idIn, ofScope, type Period, within } from '../database/listing';
import {
  businesses,
  chargebacks,
  customers,
  holds,
  postings,
  refunds,
  settlementItems,
  settlements,
  transactions,
} from '../database/schema';
import { isCustomerOf } from '../ledger/customerOf';
import { Refusal } from '../refusal';
import { THRESHOLD, usedPercent } from './chargebacks.rules';
import { threadOf } from './thread';

export interface ChargebackFilter extends Period {
  readonly status: ChargebackStatus | undefined;
  /** Part of a text, in any case. */
  readonly reference: string | undefined;
  readonly email: string | undefined;
}

const matching = (scope: Scope, { status, reference, email, ...days }: ChargebackFilter): SQL | undefined =>
  and(
    ofScope(chargebacks, scope),
    equalTo(chargebacks.status, status),
    or(containingText(transactions.orderReference, reference), containingText(transactions.paymentReference, reference)),
    containingText(transactions.customerEmail, email),
    within(chargebacks.createdAt, days),
  );

/** First what the merchant can answer, then what waits for the bank, and closed ones last. */
const group = sql`case when ${chargebacks.decidedAt} is not null then 2 when ${chargebacks.status} in ('New', 'Pending') then 0 else 1 end`;
const dueIfOpen = sql`case when ${chargebacks.decidedAt} is null then ${chargebacks.dueAt} end`;

const rows = ({ db }: OperationContext) =>
  db
    .select({
      chargeback: chargebacks,
      transaction: transactions,
      merchant: businesses.name,
      held: sql<string>`coalesce(${holds.amount}, 0)::text`,
    })
    .from(chargebacks)
    .innerJoin(transactions, eq(transactions.id, chargebacks.transactionId))
    .innerJoin(businesses, eq(businesses.id, chargebacks.businessId))
    .leftJoin(holds, and(eq(holds.chargebackId, chargebacks.id), isNull(holds.releasedAt)));

/** Returns all that match. */
export const listChargebacks = (context: OperationContext, scope: Scope, filter: ChargebackFilter) =>
  rows(context).where(matching(scope, filter)).orderBy(group, dueIfOpen, desc(chargebacks.decidedAt), desc(chargebacks.id));

export type ChargebackInList = Awaited<ReturnType<typeof listChargebacks>>[number];

/** Returns the settlement that sums a posting, and what the posting adds to it. Null until its day is over. */
async function settledIn(db: Db, posting: SQL) {
  const [found] = await db
    .select({
      id: settlements.id,
      reference: settlements.reference,
      settledAt: settlements.settledAt,
      amount: settlementItems.amount,
    })
    .from(postings)
    .innerJoin(settlementItems, eq(settlementItems.postingId, postings.id))
    .innerJoin(settlements, eq(settlements.id, settlementItems.settlementId))
    .where(posting)
    .orderBy(asc(postings.id))
    .limit(1);
  return found ?? null;
}

export type SettledIn = NonNullable<Awaited<ReturnType<typeof settledIn>>>;

/** Returns a chargeback with its thread and its payment. @throws Refusal 404 if the business has none with this id in this environment */
export async function findChargeback(context: OperationContext, scope: Scope, id: string) {
  const { db } = context;
  const [found] = await rows(context).where(and(ofScope(chargebacks, scope), eq(chargebacks.id, idIn(id))));
  if (!found) throw new Refusal(404, 'Chargeback not found');
  const ofPayment = eq(refunds.transactionId, found.transaction.id);
  const [refunded] = await db
    .select({ sum: sum(refunds.amount) })
    .from(refunds)
    .where(and(ofPayment, eq(refunds.status, 'Approved')));
  const [customer] = await db
    .select({ id: customers.id })
    .from(transactions)
    .innerJoin(customers, isCustomerOf(transactions))
    .where(eq(transactions.id, found.transaction.id));
  return {
    ...found,
    thread: await threadOf(db, found.chargeback.id),
    refunded: BigInt(refunded?.sum ?? 0),
    customerId: customer?.id ?? null,
    paidIn: await settledIn(db, eq(postings.transactionId, found.transaction.id)),
    takenIn: await settledIn(db, eq(postings.chargebackId, found.chargeback.id)),
  };
}

export type ChargebackInFull = Awaited<ReturnType<typeof findChargeback>>;

/** CBK-01: returns how much of the threshold one currency has used, in percent. */
export async function thresholdOf({ db, clock }: OperationContext, scope: Scope, currency: string): Promise<number> {
  const since = clock.now().subtract({ hours: THRESHOLD.days * 24 });
  const payments = await db.$count(
    transactions,
    and(
      ofScope(transactions, scope),
      eq(transactions.currency, currency),
      eq(transactions.status, 'Successful'),
      gte(transactions.createdAt, since),
    ),
  );
  const [counted] = await db
    .select({ opened: sql<number>`count(*)::integer` })
    .from(chargebacks)
    .innerJoin(transactions, eq(transactions.id, chargebacks.transactionId))
    .where(and(ofScope(chargebacks, scope), eq(transactions.currency, currency), gte(chargebacks.createdAt, since)));
  return usedPercent(counted?.opened ?? 0, payments);
}
