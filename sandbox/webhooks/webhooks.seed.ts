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

type AttemptRow = typeof webhookAttempts.$inferInsert;

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

export async function seedWebhooks(tx: Db, now: Temporal.Instant): Promise<void> {
  const secretSince = now.subtract({ hours: DAYS_OLD * 24 });
  const place = { ...SCOPE, url: URL, urlSince: secretSince, secret: SECRET, secretSince, failuresInRow: 0, disabledAt: null };
  await insertAll(tx, webhooks, [{ id: 1, ...place }]);
  const facts = await factsOf(tx, now);
  const rows: (typeof webhookEvents.$inferInsert)[] = [];
  const attempts: AttemptRow[] = [];
  const retryingFrom = now.subtract({ hours: 6 });
  const failedBefore = now.subtract({ hours: 80 });
  let [retrying, failing] = [0, 0];
  for (const [index, { at, fact }] of facts.entries()) {
    const id = index + 1;
    const row = eventRow(at, SCOPE, fact);
    const isOld = Temporal.Instant.compare(at, failedBefore) < 0;
    const isRecent = Temporal.Instant.compare(at, retryingFrom) > 0;
    const fails = isOld && failing < 7 && index % 5 === 0;
    const retries = isRecent && retrying < 2 && fact.event !== 'refund.approved';
    const tries = fails ? failedTries(at, now).slice(0, MOST_TRIES) : retries ? failedTries(at, now) : [at];
    const next = retries ? nextTry(tries.at(-1) ?? at, tries.length) : null;
    const codeOf = (nth: number): number | null => (fails || retries ? (nth % 3 === 2 ? null : 503) : 200);
    if (fails) failing += 1;
    if (next) retrying += 1;
    const made = tries.map((tried, nth) => ({ ...attemptRow(row, id, tried, codeOf(nth)), secretSince }));
    attempts.push(...made);
    if (next) attempts.push({ ...planned, webhookEventId: id, dueAt: next });
    rows.push({
      ...{ id, ...row, status: fails ? 'Failed' : next ? 'Retrying' : 'Delivered', tries: tries.length },
      ...{ lastCode: codeOf(tries.length - 1), lastMs: made.at(-1)?.durationMs ?? null },
      deliveredAt: fails || next ? null : at,
    });
  }
  await insertAll(tx, webhookEvents, rows);
  await insertAll(
    tx,
    webhookAttempts,
    attempts.map((attempt, index) => ({ id: index + 1, ...attempt })),
  );
}

/** An attempt that has not begun. */
const planned = {
  ...{ requesterId: null, worker: null, workedAt: null, url: null, sentAt: null, endedAt: null, durationMs: null, code: null },
  ...{ problem: null, secretSince: null, headers: null, response: null },
};
