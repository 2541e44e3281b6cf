/**
 * Makes the attempts that are due, by the clock of the sandbox. An attempt belongs to one process. Where a process stopped in the middle,
 * another one makes it again, so a receiver may get an event twice, with the same event id.
 */
import { and, count, eq, isNotNull, isNull } from 'drizzle-orm';
import { MOST_FAILURES, TEST_EVENT } from '../../contract/settings/webhookStatuses';
import type { OperationContext } from '../context';
import { type BackgroundWorker, startBackgroundWorker } from '../database/backgroundWorker';
import type { Db } from '../database/database';
import { throughDeadlocks } from '../database/deadlock';
import { webhookAttempts, webhookEvents, webhooks } from '../database/schema';
import { publish } from '../events/events';
import { type Delivered, type Header, isAccepted, postDelivery } from './post';
import { signedHeaders } from './signature.rules';
import { nextTry } from './tries.rules';
import { keepWaiting, type WebhookEventRow, type WebhookRow, webhookOf } from './webhookEvents';

const LOOK_MS = 2_000;
/** An attempt that nobody worked on for so long is free, in seconds. Longer than one can last. */
const IDLE_S = 60;
/** One server that hangs must not hold up the others. */
const AT_ONCE = 4;
export const TIMEOUT_MS = 10_000;

type Run = (text: string, parameters: readonly unknown[]) => Promise<Record<string, unknown>[]>;
type AttemptRow = typeof webhookAttempts.$inferSelect;

/** The attempt that is due for longest, taken by this process alone. */
const CLAIM = `
  update webhook_attempt set worker = $1, worked_at = now()
  where id = (
    select id from webhook_attempt
    where ended_at is null and due_at <= $2::timestamptz and (worker is null or worked_at < now() - make_interval(secs => $3))
    order by due_at, id limit 1 for update skip locked
  ) returning id`;

interface Given {
  /** The address of this sandbox. */
  readonly origin: string;
  readonly timeoutMs: number;
  readonly run: Run;
}

const headersOf = (webhook: WebhookRow, event: WebhookEventRow, sentAt: Temporal.Instant): readonly Header[] => [
  { name: 'content-type', value: 'application/json' },
  { name: 'user-agent', value: 'Kontor-Webhooks/1' },
  ...signedHeaders(webhook.secret, { eventId: event.eventId, sentAt, payload: event.payload }),
];

/** How many tries the provider made by itself have ended. */
async function triesByItself(tx: Db, webhookEventId: number): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(webhookAttempts)
    .where(
      and(
        eq(webhookAttempts.webhookEventId, webhookEventId),
        isNull(webhookAttempts.requesterId),
        isNotNull(webhookAttempts.endedAt),
      ),
    );
  return row?.total ?? 0;
}

interface Ended {
  readonly attempt: AttemptRow;
  readonly event: WebhookEventRow;
  readonly now: Temporal.Instant;
}

/** Takes back the tries that are planned by itself: the event has arrived. */
const forgetPlanned = (tx: Db, webhookEventId: number) =>
  tx
    .delete(webhookAttempts)
    .where(
      and(
        eq(webhookAttempts.webhookEventId, webhookEventId),
        isNull(webhookAttempts.requesterId),
        isNull(webhookAttempts.endedAt),
        isNull(webhookAttempts.worker),
      ),
    );

/** @returns where the event stands after a failed attempt. A further one on request changes nothing. */
async function statusAfterFailure(tx: Db, { attempt, event, now }: Ended): Promise<WebhookEventRow['status']> {
  if (attempt.requesterId !== null) return event.status === 'Pending' || event.status === 'Kept' ? 'Failed' : event.status;
  if (event.status === 'Delivered') return event.status;
  const dueAt = nextTry(now, await triesByItself(tx, event.id));
  if (dueAt === null) return 'Failed';
  await tx.insert(webhookAttempts).values({ webhookEventId: event.id, dueAt });
  return 'Retrying';
}

/** Counts failures in a row, of all events but tests, and turns the webhook off after too many. */
async function countFailure(tx: Db, now: Temporal.Instant, webhook: WebhookRow, isArrived: boolean): Promise<void> {
  const failuresInRow = isArrived ? 0 : webhook.failuresInRow + 1;
  const isOver = failuresInRow >= MOST_FAILURES && webhook.disabledAt === null;
  await tx
    .update(webhooks)
    .set({ failuresInRow, ...(isOver && { disabledAt: now }) })
    .where(eq(webhooks.id, webhook.id));
  if (!isOver) return;
  await keepWaiting(tx, webhook);
  const { businessId, environment, url } = webhook;
  await publish(tx, now, 'webhookDisabled', { scope: { businessId, environment }, url: url ?? '' });
}

export function createWebhookWorker({ db, clock }: OperationContext, { origin, timeoutMs, run }: Given): BackgroundWorker {
  const worker = crypto.randomUUID();
  const stopping = new AbortController();
  const { signal } = stopping;

  const finish = (attempt: AttemptRow, sent: Partial<AttemptRow>, result: Delivered) =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const { code, problem, response, durationMs } = result;
      const [ended] = await tx
        .update(webhookAttempts)
        .set({ ...sent, code, problem, response, durationMs, endedAt: now })
        .where(and(eq(webhookAttempts.id, attempt.id), eq(webhookAttempts.worker, worker), isNull(webhookAttempts.endedAt)))
        .returning();
      const [event] = await tx.select().from(webhookEvents).where(eq(webhookEvents.id, attempt.webhookEventId)).for('update');
      if (!ended || !event) return;
      const isArrived = isAccepted(result);
      if (isArrived) await forgetPlanned(tx, event.id);
      const status = isArrived ? 'Delivered' : await statusAfterFailure(tx, { attempt: ended, event, now });
      const deliveredAt = status === 'Delivered' ? (event.deliveredAt ?? now) : null;
      const last = { tries: event.tries + 1, lastCode: code, lastMs: durationMs };
      await tx
        .update(webhookEvents)
        .set({ ...last, status, deliveredAt })
        .where(eq(webhookEvents.id, event.id));
      const [webhook] = await tx
        .select()
        .from(webhooks)
        .where(and(eq(webhooks.businessId, event.businessId), eq(webhooks.environment, event.environment)))
        .for('update');
      // A late result of an address that was replaced says nothing about the new one.
      if (webhook && webhook.url === sent.url && event.event !== TEST_EVENT) await countFailure(tx, now, webhook, isArrived);
    });

  /** There is no address any more, or it is off: the event is kept. */
  const putBack = (attempt: AttemptRow, event: WebhookEventRow) =>
    db.transaction(async (tx) => {
      await tx.delete(webhookAttempts).where(eq(webhookAttempts.id, attempt.id));
      if (event.status === 'Pending' || event.status === 'Retrying')
        await tx.update(webhookEvents).set({ status: 'Kept' }).where(eq(webhookEvents.id, event.id));
    });

  const make = async (id: number) => {
    const [attempt] = await db.select().from(webhookAttempts).where(eq(webhookAttempts.id, id));
    if (!attempt) return;
    const [event] = await db.select().from(webhookEvents).where(eq(webhookEvents.id, attempt.webhookEventId));
    if (!event) return;
    const webhook = await webhookOf(db, event);
    const isOff = !webhook || (webhook.disabledAt !== null && event.event !== TEST_EVENT);
    if (isOff || !webhook.url) return putBack(attempt, event);
    const { url, secretSince } = webhook;
    const sentAt = clock.now();
    const headers = headersOf(webhook, event, sentAt);
    const result = await postDelivery({ origin, url, headers, payload: event.payload, timeoutMs, signal });
    await throughDeadlocks(() => finish(attempt, { url, secretSince, sentAt, headers }, result));
  };

  /** An orderly stop leaves the attempt to the next start. */
  const release = (id: number) =>
    db
      .update(webhookAttempts)
      .set({ worker: null })
      .where(and(eq(webhookAttempts.id, id), eq(webhookAttempts.worker, worker)));

  const work = async () => {
    while (!signal.aborted) {
      const [taken] = await run(CLAIM, [worker, clock.now().toString(), IDLE_S]);
      if (!taken) return;
      const id = Number(taken.id);
      await make(id).catch(async (error: unknown) => {
        await release(id);
        if (!signal.aborted) throw error;
      });
    }
  };

  const workers = () => Promise.all(Array.from({ length: AT_ONCE }, work));

  return startBackgroundWorker({ work: workers, lookMs: LOOK_MS, failed: 'The webhooks stopped', stopping });
}
