/**
 * Keeps the events of a business for its webhook, in the transaction of what they are about. An event is kept in any case: without an address,
 * or while the webhook is off, it waits until someone sends it.
 */
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { TEST_EVENT, type WebhookEvent } from '../../contract/settings/webhookStatuses';
import { inChunks, type Scope } from '../context';
import type { Db } from '../database/database';
import { ofScope } from '../database/listing';
import {
  chargebacks,
  fundings,
  payouts,
  refunds,
  settlements,
  transactions,
  webhookAttempts,
  webhookEvents,
  webhooks,
} from '../database/schema';
import type { Events } from '../events/events';
import { eventIdOf } from '../ledger/fundingEvents';
import { status } from '../ledger/payouts.rules';
import { toMajor } from '../rules/money';
import { hashOf, newToken } from '../rules/secrets';

export type WebhookRow = typeof webhooks.$inferSelect;
export type WebhookEventRow = typeof webhookEvents.$inferSelect;

const ID_CHARACTERS = 24;
const idFrom = (text: string) => `evt_${hashOf(text).slice(0, ID_CHARACTERS)}`;

/** What an event says. Amounts are decimal text, and times are of UTC. */
export interface Fact {
  readonly event: WebhookEvent;
  /** Its own reference. */
  readonly about: string;
  readonly data: Readonly<Record<string, string | number | null>>;
  /** Missing: derived from the event and what it is about, so that one fact has one event however often it is published. */
  readonly eventId?: string;
}

export const webhookOf = async (tx: Db, scope: Scope): Promise<WebhookRow | null> =>
  (await tx.select().from(webhooks).where(ofScope(webhooks, scope)))[0] ?? null;

/** The row of an event as it is stored first, without its attempts. */
export function eventRow(now: Temporal.Instant, { businessId, environment }: Scope, fact: Fact) {
  const { event, about, data } = fact;
  const eventId = fact.eventId ?? idFrom(`${businessId}:${environment}:${event}:${about}`);
  const payload = { type: event, id: eventId, timestamp: now.toString({ smallestUnit: 'second' }), data };
  return { businessId, environment, eventId, event, about, payload: JSON.stringify(payload), createdAt: now };
}

const isSending = (webhook: WebhookRow | null): boolean =>
  webhook !== null && webhook.url !== null && webhook.disabledAt === null;

/** Keeps events, and plans the first attempt of each at once. One that is kept already is left as it is. */
async function keep(tx: Db, now: Temporal.Instant, scope: Scope, facts: readonly Fact[]): Promise<void> {
  if (facts.length === 0) return;
  const isSent = isSending(await webhookOf(tx, scope));
  await inChunks(facts, async (chunk) => {
    const added = await tx
      .insert(webhookEvents)
      .values(chunk.map((fact) => ({ ...eventRow(now, scope, fact), status: isSent ? ('Pending' as const) : ('Kept' as const) })))
      .onConflictDoNothing()
      .returning({ id: webhookEvents.id });
    if (isSent && added.length > 0)
      await tx.insert(webhookAttempts).values(added.map(({ id }) => ({ webhookEventId: id, dueAt: now })));
  });
}

/** Keeps the events of rows that may belong to several businesses. */
async function keepAll<Row extends Scope>(
  tx: Db,
  now: Temporal.Instant,
  rows: readonly Row[],
  factOf: (row: Row) => Fact | null,
): Promise<void> {
  const scopes = new Map(rows.map((row) => [`${row.businessId}:${row.environment}`, row]));
  for (const scope of scopes.values()) {
    const own = rows.filter(
      ({ businessId, environment }) => businessId === scope.businessId && environment === scope.environment,
    );
    await keep(
      tx,
      now,
      scope,
      own.flatMap((row) => factOf(row) ?? []),
    );
  }
}

export const paymentFact = (row: typeof transactions.$inferSelect): Fact => ({
  event: 'payment.successful',
  about: row.orderReference,
  data: {
    reference: row.orderReference,
    paymentReference: row.paymentReference,
    ...{ currency: row.currency, amount: toMajor(row.amount), fee: toMajor(row.fee), paymentType: row.paymentType },
    customerEmail: row.customerEmail,
  },
});

export async function eventOfPayment(
  tx: Db,
  now: Temporal.Instant,
  { transactionId }: Events['paymentCollected'],
): Promise<void> {
  await keepAll(tx, now, await tx.select().from(transactions).where(eq(transactions.id, transactionId)), paymentFact);
}

interface RefundOf {
  readonly refund: typeof refunds.$inferSelect;
  readonly currency: string;
  readonly orderReference: string;
}

export const refundFact = ({ refund, currency, orderReference }: RefundOf): Fact => ({
  event: refund.status === 'Declined' ? 'refund.declined' : 'refund.approved',
  about: refund.reference,
  data: { reference: refund.reference, payment: orderReference, currency, amount: toMajor(refund.amount), reason: refund.reason },
});

export const refundsIn = (tx: Db) =>
  tx
    .select({ refund: refunds, currency: transactions.currency, orderReference: transactions.orderReference })
    .from(refunds)
    .innerJoin(transactions, eq(transactions.id, refunds.transactionId))
    .$dynamic();

export async function eventsOfRefunds(tx: Db, now: Temporal.Instant, { ids }: Pick<Events['refundsPaid'], 'ids'>): Promise<void> {
  await inChunks(ids, async (chunk) => {
    const rows = await refundsIn(tx).where(inArray(refunds.id, chunk)).orderBy(asc(refunds.id));
    const scoped = rows.map((row) => ({ ...row, businessId: row.refund.businessId, environment: row.refund.environment }));
    await keepAll(tx, now, scoped, refundFact);
  });
}

const PAYOUT_EVENTS: ReadonlyMap<string, WebhookEvent> = new Map([
  [status.successful, 'payout.successful'],
  [status.failed, 'payout.failed'],
  [status.rejected, 'payout.rejected'],
]);

function payoutFact(row: typeof payouts.$inferSelect): Fact | null {
  const event = PAYOUT_EVENTS.get(row.status);
  const { reference, clientReference, currency, failure } = row;
  if (!event) return null;
  const sums = { amount: toMajor(row.amount), fee: toMajor(row.fee) };
  return { event, about: reference, data: { reference, clientReference, currency, ...sums, recipient: row.recipient, failure } };
}

/** Payouts of an order that are decided. Those that still wait have no event. */
export async function eventsOfPayouts(tx: Db, now: Temporal.Instant, { batchId }: Events['payoutsDecided']): Promise<void> {
  const rows = await tx.select().from(payouts).where(eq(payouts.batchId, batchId)).orderBy(asc(payouts.id));
  await keepAll(tx, now, rows, payoutFact);
}

interface ChargebackOf {
  readonly chargeback: typeof chargebacks.$inferSelect;
  readonly currency: string;
  readonly orderReference: string;
}

export const chargebackFact = ({ chargeback, currency, orderReference }: ChargebackOf, event: WebhookEvent): Fact => ({
  event,
  about: chargeback.reference,
  data: {
    ...{ reference: chargeback.reference, payment: orderReference, currency, amount: toMajor(chargeback.amount) },
    ...{ reasonCode: chargeback.reasonCode, dueAt: chargeback.dueAt.toString({ smallestUnit: 'second' }) },
  },
});

export const chargebacksIn = (tx: Db) =>
  tx
    .select({ chargeback: chargebacks, currency: transactions.currency, orderReference: transactions.orderReference })
    .from(chargebacks)
    .innerJoin(transactions, eq(transactions.id, chargebacks.transactionId))
    .$dynamic();

async function keepChargeback(tx: Db, now: Temporal.Instant, id: number, eventOf: (won: boolean) => WebhookEvent): Promise<void> {
  const rows = await chargebacksIn(tx).where(eq(chargebacks.id, id));
  for (const row of rows) {
    await keep(tx, now, row.chargeback, [chargebackFact(row, eventOf(row.chargeback.status === 'Won'))]);
  }
}

export const eventOfOpenedChargeback = (tx: Db, now: Temporal.Instant, { chargebackId }: Events['chargebackOpened']) =>
  keepChargeback(tx, now, chargebackId, () => 'chargeback.created');

export const eventOfDecidedChargeback = (tx: Db, now: Temporal.Instant, { chargebackId }: Events['chargebackDecided']) =>
  keepChargeback(tx, now, chargebackId, (isWon) => (isWon ? 'chargeback.won' : 'chargeback.lost'));

export const settlementFact = (row: typeof settlements.$inferSelect): Fact => ({
  event: 'settlement.completed',
  about: row.reference,
  data: {
    ...{ reference: row.reference, currency: row.currency, amount: toMajor(row.amount), payments: row.transactionCount },
    destination: row.destination,
  },
});

export async function eventsOfSettlements(tx: Db, now: Temporal.Instant, { ids }: Events['settlementsPaid']): Promise<void> {
  await inChunks(ids, async (chunk) => {
    const rows = await tx.select().from(settlements).where(inArray(settlements.id, chunk)).orderBy(asc(settlements.id));
    await keepAll(tx, now, rows, settlementFact);
  });
}

/** Re-push (FND-02) names this event too, so its id is that of the funding. */
export const fundingFact = (row: typeof fundings.$inferSelect): Fact => ({
  event: 'funding.received',
  about: row.reference,
  eventId: eventIdOf(row),
  data: {
    ...{ reference: row.reference, currency: row.currency, amount: toMajor(row.amount), fee: toMajor(row.fee) },
    ...{ accountNumber: row.accountNumber, senderName: row.senderName, senderBank: row.senderBank },
  },
});

export async function eventOfFunding(tx: Db, now: Temporal.Instant, { fundingId }: Events['fundingReceived']): Promise<void> {
  await keepAll(tx, now, await tx.select().from(fundings).where(eq(fundings.id, fundingId)), fundingFact);
}

/** Plans one more attempt of an event at once, on request of a person. */
export async function planAttempt(tx: Db, now: Temporal.Instant, webhookEventId: number, requesterId: number): Promise<void> {
  await tx.insert(webhookAttempts).values({ webhookEventId, dueAt: now, requesterId });
}

/** FND-02: the notification about a funding is asked for again. Its event may be older than webhooks. */
export async function pushFundingAgain(
  tx: Db,
  now: Temporal.Instant,
  { fundingId, requesterId }: Events['fundingPushedAgain'],
): Promise<void> {
  const [funding] = await tx.select().from(fundings).where(eq(fundings.id, fundingId));
  if (!funding || !isSending(await webhookOf(tx, funding))) return;
  const row = eventRow(funding.createdAt, funding, fundingFact(funding));
  await tx
    .insert(webhookEvents)
    .values({ ...row, status: 'Pending' })
    .onConflictDoNothing();
  const [event] = await tx
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(and(ofScope(webhookEvents, funding), eq(webhookEvents.eventId, row.eventId)));
  if (event) await planAttempt(tx, now, event.id, requesterId);
}

/** A test is about nothing, and each is an event of its own. */
export async function keepTest(tx: Db, now: Temporal.Instant, scope: Scope, requesterId: number): Promise<number> {
  const data = { message: 'This is a test. No money moves.' };
  const fact = { event: TEST_EVENT, about: '', data, eventId: idFrom(newToken()) } as const;
  const [event] = await tx
    .insert(webhookEvents)
    .values({ ...eventRow(now, scope, fact), status: 'Pending' })
    .returning({ id: webhookEvents.id });
  if (!event) throw new Error('The test event was not stored');
  await planAttempt(tx, now, event.id, requesterId);
  return event.id;
}

/** Takes back what was planned and nobody works on, and keeps the events. */
export async function keepWaiting(tx: Db, scope: Scope): Promise<void> {
  const mine = tx
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(and(ofScope(webhookEvents, scope), inArray(webhookEvents.status, ['Pending', 'Retrying'])));
  const taken = await tx
    .delete(webhookAttempts)
    .where(and(inArray(webhookAttempts.webhookEventId, mine), isNull(webhookAttempts.endedAt), isNull(webhookAttempts.worker)))
    .returning({ id: webhookAttempts.webhookEventId });
  const ids = [...new Set(taken.map(({ id }) => id))];
  await inChunks(ids, (chunk) => tx.update(webhookEvents).set({ status: 'Kept' }).where(inArray(webhookEvents.id, chunk)));
}
