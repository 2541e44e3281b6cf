/**
 * The webhook of Bluecrest Stores in Live mode, and what was delivered to it: nearly everything arrived, two events are being retried, and seven
 * failed. Test mode has none, so that the empty state can be shown.
 */
import { and, desc, eq, lte } from 'drizzle-orm';
import { MOST_TRIES } from '../../contract/settings/webhookStatuses';
import { bluecrest } from '../access/people.seed';
import type { Db } from '../database/database';
import { insertAll } from '../database/insert';
import { ofScope } from '../database/listing';
import {
  chargebacks,
  fundings,
  refunds,
  settlements,
  transactions,
  webhookAttempts,
  webhookEvents,
  webhooks,
} from '../database/schema';
import { environments } from '../rules/environments';
import { signedHeaders } from './signature.rules';
import { nextTry } from './tries.rules';
import {
  chargebackFact,
  chargebacksIn,
  eventRow,
  type Fact,
  fundingFact,
  paymentFact,
  refundFact,
  refundsIn,
  settlementFact,
} from './webhookEvents';

const SCOPE = { businessId: bluecrest, environment: environments.live };
const URL = 'https://bluecrest.test/webhooks/kontor';
/** Not drawn: a seed is always the same. It protects nothing. */
const SECRET = `whsec_${Buffer.from('the signing secret of the sandbox').toString('base64')}`;
const DAYS_OLD = 99;

interface Dated {
  readonly at: Temporal.Instant;
  readonly fact: Fact;
}

/** What really happened at the business, so that each delivery leads to something. */
async function factsOf(tx: Db, now: Temporal.Instant): Promise<readonly Dated[]> {
  const payments = await tx
    .select()
    .from(transactions)
    .where(and(ofScope(transactions, SCOPE), eq(transactions.status, 'Successful'), lte(transactions.createdAt, now)))
    .orderBy(desc(transactions.createdAt), desc(transactions.id))
    .limit(60);
  const refunded = await refundsIn(tx)
    .where(and(ofScope(refunds, SCOPE), eq(refunds.status, 'Approved')))
    .orderBy(desc(refunds.createdAt), desc(refunds.id))
    .limit(6);
  const opened = await chargebacksIn(tx)
    .where(ofScope(chargebacks, SCOPE))
    .orderBy(desc(chargebacks.createdAt), desc(chargebacks.id))
    .limit(4);
  const settled = await tx
    .select()
    .from(settlements)
    .where(and(ofScope(settlements, SCOPE), eq(settlements.status, 'Completed')))
    .orderBy(desc(settlements.settledAt), desc(settlements.id))
    .limit(6);
  const funded = await tx
    .select()
    .from(fundings)
    .where(ofScope(fundings, SCOPE))
    .orderBy(desc(fundings.createdAt), desc(fundings.id))
    .limit(4);
  const facts: readonly Dated[] = [
    ...payments.map((row) => ({ at: row.createdAt, fact: paymentFact(row) })),
    ...refunded.map((row) => ({ at: row.refund.decidedAt ?? row.refund.createdAt, fact: refundFact(row) })),
    ...opened.map((row) => ({ at: row.chargeback.createdAt, fact: chargebackFact(row, 'chargeback.created') })),
    ...settled.map((row) => ({ at: row.settledAt ?? row.expectedAt, fact: settlementFact(row) })),
    ...funded.map((row) => ({ at: row.createdAt, fact: fundingFact(row) })),
  ];
  return [...facts].sort((a, b) => Temporal.Instant.compare(a.at, b.at) || a.fact.about.localeCompare(b.fact.about));
}

/** When each try of an event happened that fails as often as it can. */
function failedTries(at: Temporal.Instant, before: Temporal.Instant): readonly Temporal.Instant[] {
  const tries = [at];
  for (let next = nextTry(at, 1); next && Temporal.Instant.compare(next, before) < 0; next = nextTry(next, tries.length))
    tries.push(next);
  return tries;
}

function attemptRow(row: ReturnType<typeof eventRow>, webhookEventId: number, at: Temporal.Instant, code: number | null) {
  const { eventId, payload } = row;
  const isTimeout = code === null;
  return {
    ...{ webhookEventId, dueAt: at, requesterId: null, worker: 'seed', workedAt: at, url: URL, sentAt: at, endedAt: at },
    durationMs: isTimeout ? 10_000 : 80 + (Number.parseInt(eventId.slice(-2), 16) || 0),
    ...{ code, problem: isTimeout ? 'Timed out after 10 s' : null, secretSince: null },
    headers: [{ name: 'content-type', value: 'application/json' }, ...signedHeaders(SECRET, { eventId, sentAt: at, payload })],
    response: code === 200 ? '{"received":true}' : isTimeout ? '' : 'Service Unavailable',
  };
}

type Fate = 'Delivered' | 'Retrying' | 'Failed';

const MOST_RETRYING = 2;
const MOST_FAILED = 7;

/** The outcome of each event, oldest first: seven old ones failed, and two of today are being retried. */
function fatesOf(facts: readonly Dated[], now: Temporal.Instant): readonly Fate[] {
  const isBefore = (at: Temporal.Instant, hours: number) => Temporal.Instant.compare(at, now.subtract({ hours })) < 0;
  const left = { Retrying: MOST_RETRYING, Failed: MOST_FAILED };
  return facts.map(({ at }, index) => {
    const isFailed = isBefore(at, 80) && index % 5 === 0;
    const fate = isFailed ? 'Failed' : isBefore(at, 6) ? 'Delivered' : 'Retrying';
    if (fate === 'Delivered' || left[fate] === 0) return 'Delivered';
    left[fate] -= 1;
    return fate;
  });
}

function deliveryOf({ at, fact }: Dated, id: number, fate: Fate, now: Temporal.Instant, secretSince: Temporal.Instant) {
  const row = eventRow(at, SCOPE, fact);
  const tries = fate === 'Delivered' ? [at] : failedTries(at, now).slice(0, MOST_TRIES);
  const codeOf = (nth: number): number | null => (fate === 'Delivered' ? 200 : nth % 3 === 2 ? null : 503);
  const made = tries.map((tried, nth) => ({ ...attemptRow(row, id, tried, codeOf(nth)), secretSince }));
  const next = fate === 'Retrying' ? nextTry(tries.at(-1) ?? at, tries.length) : null;
  const last = { lastCode: codeOf(tries.length - 1), lastMs: made.at(-1)?.durationMs ?? null };
  return {
    event: { id, ...row, status: fate, tries: tries.length, ...last, deliveredAt: fate === 'Delivered' ? at : null },
    attempts: [...made, ...(next ? [{ ...planned, webhookEventId: id, dueAt: next }] : [])],
  };
}

export async function seedWebhooks(tx: Db, now: Temporal.Instant): Promise<void> {
  const secretSince = now.subtract({ hours: DAYS_OLD * 24 });
  const place = { ...SCOPE, url: URL, urlSince: secretSince, secret: SECRET, secretSince, failuresInRow: 0, disabledAt: null };
  await insertAll(tx, webhooks, [{ id: 1, ...place }]);
  const facts = await factsOf(tx, now);
  const fates = fatesOf(facts, now);
  const rows = facts.map((one, index) => deliveryOf(one, index + 1, fates[index] ?? 'Delivered', now, secretSince));
  await insertAll(
    tx,
    webhookEvents,
    rows.map(({ event }) => event),
  );
  await insertAll(
    tx,
    webhookAttempts,
    rows.flatMap(({ attempts }) => attempts).map((attempt, index) => ({ id: index + 1, ...attempt })),
  );
}

/** An attempt that has not begun. */
const planned = {
  ...{ requesterId: null, worker: null, workedAt: null, url: null, sentAt: null, endedAt: null, durationMs: null, code: null },
  ...{ problem: null, secretSince: null, headers: null, response: null },
};
