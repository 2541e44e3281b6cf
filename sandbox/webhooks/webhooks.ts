/** KEY-01: the webhook of a business in one environment, its deliveries, and what a merchant does with them. */
import { and, asc, count, desc, eq, gte, isNull, min, type SQL, sql } from 'drizzle-orm';
import type { AddressProblem } from '../../contract/settings/webhookAddress';
import { checkWebhookAddress } from '../../contract/settings/webhookAddress';
import type { WebhookEvent, WebhookStatus } from '../../contract/settings/webhookStatuses';
import { type Actor, inChunks, type OperationContext, type Scope } from '../context';
import type { Db } from '../database/database';
import {
  containingText,
  countsByStatus,
  equalTo,
  idIn,
  ofScope,
  type Paging,
  type Period,
  pageOf,
  within,
} from '../database/listing';
import { users, webhookAttempts, webhookEvents, webhooks } from '../database/schema';
import { Refusal } from '../refusal';
import { newWebhookSecret } from './signature.rules';
import { keepTest, keepWaiting, planAttempt, type WebhookRow, webhookOf } from './webhookEvents';

const WEEK_HOURS = 7 * 24;

const REFUSALS: Readonly<Record<AddressProblem, string>> = {
  missing: 'Enter the address of your webhook',
  tooLong: 'The address is too long',
  notHttp: 'The address must start with http:// or https://',
  malformed: 'The address is not valid',
  userInfo: 'The address must not contain a user name or a password',
  fragment: 'The address must not contain a #',
  disguised: 'Write the host of the address in its usual form',
  loopback: 'The address leads to this machine',
  private: 'The address leads into a private network',
  linkLocal: 'The address leads into a local network',
  notPublic: 'The address has no public host',
};

const MEANWHILE = 'Someone changed the webhook URL. Check it, then try again.';
const NO_ADDRESS = 'Add a webhook URL first';
const TURNED_OFF = 'Your webhook is off. Turn it on again first';

/** Locks the webhook, so that two changes are made one after the other. Without one, two are decided by the unique index. */
const lock = async (tx: Db, scope: Scope): Promise<WebhookRow | null> =>
  (await tx.select().from(webhooks).where(ofScope(webhooks, scope)).for('update'))[0] ?? null;

/** Plans an attempt of everything that was kept since the webhook was turned off. */
async function releaseKept(tx: Db, now: Temporal.Instant, scope: Scope, since: Temporal.Instant): Promise<void> {
  const kept = await tx
    .update(webhookEvents)
    .set({ status: sql`case when ${webhookEvents.tries} > 0 then 'Retrying' else 'Pending' end` })
    .where(and(ofScope(webhookEvents, scope), eq(webhookEvents.status, 'Kept'), gte(webhookEvents.createdAt, since)))
    .returning({ id: webhookEvents.id });
  await inChunks(kept, (chunk) => tx.insert(webhookAttempts).values(chunk.map(({ id }) => ({ webhookEventId: id, dueAt: now }))));
}

export interface AddressChange {
  readonly before: string;
  readonly after: string;
}

/** @throws Refusal 400 if it may not be a webhook */
function accepted(typed: string): string | null {
  if (typed.trim() === '') return null;
  const checked = checkWebhookAddress(typed);
  if (checked.problem) throw new Refusal(400, REFUSALS[checked.problem]);
  return checked.address;
}

interface Wanted {
  /** Empty: none any more. */
  readonly address: string;
  /** What the merchant saw. Missing: the last change wins. */
  readonly from: string | undefined;
}

/**
 * Another address gets everything from now on, also what waits, and a webhook that was off is on again.
 * @returns the addresses before and after, or null if it was set already
 * @throws Refusal 400 for an address that may not be a webhook, 409 if the address is not the one that the merchant saw
 */
export const setWebhook = ({ db, clock }: OperationContext, scope: Scope, wanted: Wanted): Promise<AddressChange | null> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const url = accepted(wanted.address);
    const current = await lock(tx, scope);
    const before = current?.url ?? '';
    if (before === (url ?? '')) return null;
    if (wanted.from !== undefined && wanted.from !== before) throw new Refusal(409, MEANWHILE);
    const { businessId, environment } = scope;
    const set = { url, urlSince: current?.url ? current.urlSince : now, failuresInRow: 0, disabledAt: null };
    const added = await tx
      .insert(webhooks)
      .values({ businessId, environment, secret: newWebhookSecret(), secretSince: now, ...set })
      // Without a row to lock, someone else may have added one meanwhile.
      .onConflictDoUpdate({
        target: [webhooks.businessId, webhooks.environment],
        set,
        setWhere: current ? sql`true` : sql`false`,
      })
      .returning({ id: webhooks.id });
    if (added.length === 0) throw new Refusal(409, MEANWHILE);
    if (url === null) await keepWaiting(tx, scope);
    else if (current?.disabledAt) await releaseKept(tx, now, scope, current.urlSince);
    return { before, after: url ?? '' };
  });

/** @throws Refusal 409 without a webhook */
export async function secretOf({ db }: OperationContext, scope: Scope): Promise<string> {
  const webhook = await webhookOf(db, scope);
  if (!webhook) throw new Refusal(409, NO_ADDRESS);
  return webhook.secret;
}

/**
 * @returns whether it was off
 * @throws Refusal 409 without an address
 */
export const enableWebhook = ({ db, clock }: OperationContext, scope: Scope): Promise<boolean> =>
  db.transaction(async (tx) => {
    const webhook = await lock(tx, scope);
    if (!webhook?.url) throw new Refusal(409, NO_ADDRESS);
    if (!webhook.disabledAt) return false;
    await tx.update(webhooks).set({ disabledAt: null, failuresInRow: 0 }).where(eq(webhooks.id, webhook.id));
    await releaseKept(tx, clock.now(), scope, webhook.urlSince);
    return true;
  });

/** A webhook that is off can be tested, so that a merchant sees whether it works again. @throws Refusal 409 without an address */
export const sendTest = ({ db, clock }: OperationContext, actor: Actor): Promise<number> =>
  db.transaction(async (tx) => {
    const webhook = await webhookOf(tx, actor);
    if (!webhook?.url) throw new Refusal(409, NO_ADDRESS);
    return keepTest(tx, clock.now(), actor, actor.userId);
  });

async function mustSend(tx: Db, scope: Scope): Promise<void> {
  const webhook = await webhookOf(tx, scope);
  if (!webhook?.url) throw new Refusal(409, NO_ADDRESS);
  if (webhook.disabledAt) throw new Refusal(409, TURNED_OFF);
}

/** @throws Refusal 404 for an unknown delivery, 409 without an address or while the webhook is off */
export const resend = ({ db, clock }: OperationContext, actor: Actor, id: string): Promise<string> =>
  db.transaction(async (tx) => {
    const [event] = await tx
      .select()
      .from(webhookEvents)
      .where(and(ofScope(webhookEvents, actor), eq(webhookEvents.id, idIn(id))));
    if (!event) throw new Refusal(404, 'Delivery not found');
    await mustSend(tx, actor);
    await planAttempt(tx, clock.now(), event.id, actor.userId);
    return event.eventId;
  });

/** @returns how many are sent again. @throws Refusal 409 without an address or while the webhook is off */
export const resendFailed = ({ db, clock }: OperationContext, actor: Actor): Promise<number> =>
  db.transaction(async (tx) => {
    await mustSend(tx, actor);
    const failed = await tx
      .select({ id: webhookEvents.id })
      .from(webhookEvents)
      .where(and(ofScope(webhookEvents, actor), eq(webhookEvents.status, 'Failed')))
      .orderBy(asc(webhookEvents.id))
      .for('update');
    const dueAt = clock.now();
    await inChunks(failed, (chunk) =>
      tx.insert(webhookAttempts).values(chunk.map(({ id }) => ({ webhookEventId: id, dueAt, requesterId: actor.userId }))),
    );
    return failed.length;
  });

type Counted = readonly { readonly status: string; readonly count: number }[];

function countsIn(counted: Counted) {
  const of = (...names: readonly WebhookStatus[]) =>
    counted.filter(({ status }) => names.some((name) => name === status)).reduce((sum, row) => sum + row.count, 0);
  const total = counted.reduce((sum, row) => sum + row.count, 0);
  return { delivered: of('Delivered'), retrying: of('Retrying'), failed: of('Failed'), total };
}

export async function readWebhook({ db, clock }: OperationContext, scope: Scope) {
  const mine = ofScope(webhookEvents, scope);
  const week = gte(webhookEvents.createdAt, clock.now().subtract({ hours: WEEK_HOURS }));
  const [webhook, all, lastWeek, [waiting]] = [
    await webhookOf(db, scope),
    await countsByStatus(db, webhookEvents.status, mine),
    await countsByStatus(db, webhookEvents.status, and(mine, week)),
    await db
      .select({ total: count() })
      .from(webhookAttempts)
      .innerJoin(webhookEvents, eq(webhookEvents.id, webhookAttempts.webhookEventId))
      .where(and(mine, isNull(webhookAttempts.endedAt))),
  ];
  const kept = all.find(({ status }) => status === 'Kept')?.count ?? 0;
  return { webhook, counts: countsIn(all), lastWeek: countsIn(lastWeek), waiting: waiting?.total ?? 0, kept };
}

export interface DeliveryFilter extends Period {
  readonly status: WebhookStatus | undefined;
  readonly event: WebhookEvent | undefined;
  /** Part of a text. */
  readonly about: string | undefined;
  readonly eventId: string | undefined;
}

const matching = (scope: Scope, { status, event, about, eventId, ...days }: DeliveryFilter): SQL | undefined =>
  and(
    ofScope(webhookEvents, scope),
    equalTo(webhookEvents.status, status),
    equalTo(webhookEvents.event, event),
    containingText(webhookEvents.about, about),
    containingText(webhookEvents.eventId, eventId),
    within(webhookEvents.createdAt, days),
  );

/** The next attempt of each event. */
const nextTries = (db: Db) =>
  db
    .select({ webhookEventId: webhookAttempts.webhookEventId, nextTryAt: min(webhookAttempts.dueAt).as('next_try_at') })
    .from(webhookAttempts)
    .where(isNull(webhookAttempts.endedAt))
    .groupBy(webhookAttempts.webhookEventId)
    .as('next_try');

const withNextTry = (db: Db) => {
  const next = nextTries(db);
  return db
    .select({ event: webhookEvents, nextTryAt: next.nextTryAt })
    .from(webhookEvents)
    .leftJoin(next, eq(next.webhookEventId, webhookEvents.id))
    .$dynamic();
};

export function listDeliveries({ db }: OperationContext, scope: Scope, filter: DeliveryFilter, paging: Paging) {
  const where = matching(scope, filter);
  const rows = withNextTry(db).where(where).orderBy(desc(webhookEvents.createdAt), desc(webhookEvents.id));
  return pageOf(rows, db.$count(webhookEvents, where), paging);
}

export type DeliveryRow = Awaited<ReturnType<typeof listDeliveries>>['rows'][number];

/** Returns a delivery with the attempts that ended, oldest first. @throws Refusal 404 if the business has none with this id here */
export async function findDelivery({ db }: OperationContext, scope: Scope, id: string) {
  const [row] = await withNextTry(db).where(and(ofScope(webhookEvents, scope), eq(webhookEvents.id, idIn(id))));
  if (!row) throw new Refusal(404, 'Delivery not found');
  const attempts = await db
    .select({ attempt: webhookAttempts, by: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}` })
    .from(webhookAttempts)
    .leftJoin(users, eq(users.id, webhookAttempts.requesterId))
    .where(and(eq(webhookAttempts.webhookEventId, row.event.id), sql`${webhookAttempts.endedAt} is not null`))
    .orderBy(asc(webhookAttempts.sentAt), asc(webhookAttempts.id));
  return { ...row, attempts };
}
