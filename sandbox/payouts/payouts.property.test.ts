/** Whatever runs in whatever order and concurrently: the ledger balances, no wallet is negative, and no key and no batch pays twice. */
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../context';
import type { Database } from '../database/database';
import { accounts, entries, holds, idempotencyKeys, payoutBatches, payouts, postings } from '../database/schema';
import { wallets } from '../ledger/ledger';
import { APPROVAL_FROM, countsSince, OTP_FROM, status } from '../ledger/payouts.rules';
import { Refusal } from '../refusal';
import { SETUP_MS, seededDatabase } from '../testing/databases';
import { contextAtFixedTime, newestCode, newMerchant, otherThan, toAda } from '../testing/people';
import type { Detail } from './payoutRequest';
import { initiatePayout, NOT_RECEIVED, payoutStatusOf, resendPayoutCode, verifyPayout } from './payouts';

/** `npm test` takes the same few sequences each time, and `npm run test:all` others each time. */
const QUICK = process.env.KONTOR_TEST_QUICK ? { numRuns: 100, seed: 1 } : null;
const SEQUENCES = QUICK?.numRuns ?? 1_000;
const OPENING = 3_000_000_00n;

let database: Database;
beforeAll(async () => {
  database = await seededDatabase();
}, SETUP_MS);
afterAll(() => database.close());

const amounts = ['0', '1', '13.13', '4999.99', '49999.99', '50000', '999999.99', '1000000', '2999950', '3000000'];
const body = fc
  .array(fc.constantFrom(...amounts), { minLength: 1, maxLength: 2 })
  .map((list): Detail[] => list.map((amount) => toAda(amount)));
const key = fc.constantFrom('a', 'b', 'c');

type Step =
  | { do: 'initiate' | 'initiateTwice'; key: string; body: Detail[] }
  | { do: 'initiateBoth'; key: string; body: Detail[]; otherKey: string; otherBody: Detail[] }
  | { do: 'verify' | 'verifyTwice' | 'verifyWrong' | 'resend' | 'ask'; key: string }
  | { do: 'wait'; seconds: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('initiate' as const, 'initiateTwice' as const), key, body }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('initiateBoth' as const), key, body, otherKey: key, otherBody: body }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('verify' as const, 'verifyTwice' as const), key }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('verifyWrong' as const, 'resend' as const, 'ask' as const), key }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(30, 61, 301, 86_401) }) },
);

/** A message to the merchant, to compare with the ledger. */
interface Said {
  readonly batches: Map<string, string>;
  readonly answers: Map<string, string>;
  readonly notReceived: Set<string>;
  readonly verified: string[];
}

/** Returns the result, or `null` for a refusal. Any other error fails the property. */
async function unlessRefused<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

async function initiate(
  actor: Actor,
  context: ReturnType<typeof contextAtFixedTime>,
  said: Said,
  name: string,
  details: Detail[],
) {
  const answer = await unlessRefused(initiatePayout(context, actor, name, details));
  if (!answer) return;
  expect(said.notReceived.has(name)).toBe(false);
  const before = said.answers.get(name) ?? JSON.stringify(answer);
  expect(JSON.stringify(answer)).toBe(before);
  said.answers.set(name, before);
  said.batches.set(name, answer.batchId);
}

async function verify(actor: Actor, context: ReturnType<typeof contextAtFixedTime>, said: Said, batchId: string, otp: string) {
  const message = await unlessRefused(verifyPayout(context, actor, batchId, otp));
  if (message !== null) said.verified.push(batchId);
}

async function take(now: Step, actor: Actor, context: ReturnType<typeof contextAtFixedTime>, said: Said): Promise<void> {
  if (now.do === 'wait') return context.clock.advance(now.seconds);
  if (now.do === 'initiate') return initiate(actor, context, said, now.key, now.body);
  if (now.do === 'initiateTwice') {
    await Promise.all([initiate(actor, context, said, now.key, now.body), initiate(actor, context, said, now.key, now.body)]);
    return;
  }
  if (now.do === 'initiateBoth') {
    await Promise.all([
      initiate(actor, context, said, now.key, now.body),
      initiate(actor, context, said, now.otherKey, now.otherBody),
    ]);
    return;
  }
  if (now.do === 'ask') {
    const answer = await payoutStatusOf(context, actor, now.key);
    if (answer.status === NOT_RECEIVED) said.notReceived.add(now.key);
    else expect(said.notReceived.has(now.key)).toBe(false);
    return;
  }
  const batchId = said.batches.get(now.key) ?? 'none';
  if (now.do === 'resend') {
    await unlessRefused(resendPayoutCode(context, actor, batchId));
    return;
  }
  const otp = await newestCode(context, actor);
  if (now.do === 'verifyWrong') return verify(actor, context, said, batchId, otherThan(otp));
  if (now.do === 'verify') return verify(actor, context, said, batchId, otp);
  await Promise.all([verify(actor, context, said, batchId, otp), verify(actor, context, said, batchId, otp)]);
}

const sum = (list: readonly bigint[]) => list.reduce((total, amount) => total + amount, 0n);

async function booksOf(actor: Actor) {
  const { db } = database;
  const rows = await db
    .select({ payout: payouts, batch: payoutBatches, posting: postings, hold: holds })
    .from(payouts)
    .innerJoin(payoutBatches, eq(payoutBatches.id, payouts.batchId))
    .leftJoin(postings, eq(postings.payoutId, payouts.id))
    .leftJoin(holds, and(eq(holds.payoutId, payouts.id), isNull(holds.releasedAt)))
    .where(eq(payouts.businessId, actor.businessId));
  const posted = rows.flatMap(({ posting }) => (posting ? [posting.id] : []));
  const lines = posted.length > 0 ? await db.select().from(entries).where(inArray(entries.postingId, posted)) : [];
  const keys = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.businessId, actor.businessId));
  const [wallet] = await wallets(db, actor);
  return { rows, lines, keys, wallet };
}

/** The sum of a wallet's entries and holds, which its balances must equal. */
async function summed(accountId: number) {
  const sumOf = (table: string, where: string) =>
    sql<string>`(select coalesce(sum(amount), 0)::text from ${sql.identifier(table)} where account_id = ${accountId} and ${sql.raw(where)})`;
  const [row] = await database.db
    .select({ ledger: sumOf('entry', 'true'), held: sumOf('hold', 'released_at is null') })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return { ledgerBalance: BigInt(row?.ledger ?? -1), heldBalance: BigInt(row?.held ?? -1) };
}

async function check(actor: Actor, said: Said): Promise<void> {
  const { rows, lines, keys, wallet } = await booksOf(actor);
  const postingIds = [...new Set(lines.map((line) => line.postingId))];
  for (const id of postingIds) expect(sum(lines.filter((line) => line.postingId === id).map((line) => line.amount))).toBe(0n);

  const moved = rows.filter(({ posting }) => posting !== null);
  const paid = sum(moved.map(({ payout }) => payout.amount + payout.fee));
  const held = sum(rows.flatMap(({ hold }) => (hold ? [hold.amount] : [])));
  expect(wallet?.ledger).toBe(OPENING - paid);
  expect(wallet?.account).toMatchObject(await summed(wallet?.account.id ?? 0));
  expect(wallet?.available).toBe(OPENING - paid - held);
  expect(OPENING - paid - held >= 0n).toBe(true);

  expect(new Set(rows.map(({ payout }) => payout.id)).size).toBe(rows.length);
  for (const { payout, posting, hold, batch } of rows) {
    const total = sum(rows.filter((row) => row.batch.id === batch.id).map((row) => row.payout.amount));
    expect(posting !== null).toBe(payout.status === status.successful);
    expect(hold !== null).toBe([status.awaitingVerification, status.awaitingSecondLevel].some((held) => held === payout.status));
    if (posting && total >= OTP_FROM) expect(said.verified).toContain(batch.id);
    if (total >= APPROVAL_FROM) expect(posting).toBeNull();
  }
  const alone = rows
    .filter(({ batch, payout }) => !batch.needsApproval && payout.status !== status.failed)
    .map(({ payout }) => payout);
  for (const { initiatedAt } of alone) {
    const day = alone.filter((one) => countsSince(one.initiatedAt).equals(countsSince(initiatedAt)));
    expect(sum(day.map(({ amount }) => amount)) < APPROVAL_FROM).toBe(true);
  }
  const direct = rows.filter(({ batch }) => batch.state === 'direct').map(({ payout }) => payout);
  for (const { initiatedAt } of direct) {
    const day = direct.filter((one) => countsSince(one.initiatedAt).equals(countsSince(initiatedAt)));
    expect(sum(day.map(({ amount }) => amount)) < OTP_FROM).toBe(true);
  }
  for (const name of new Set(rows.map(({ payout }) => payout.clientReference))) {
    expect(new Set(rows.filter(({ payout }) => payout.clientReference === name).map(({ batch }) => batch.id)).size).toBe(1);
    expect(said.notReceived.has(name)).toBe(false);
  }
  expect(keys.length).toBeLessThanOrEqual(3);
  expect(new Set(said.verified).size).toBe(said.verified.length);
}

describe('the ledger', () => {
  it(
    `[PAY-05] [PAY-06] balances after each of ${SEQUENCES} sequences, and no key pays twice`,
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 9, size: 'max' }), async (steps) => {
          const context = contextAtFixedTime(database.db);
          const actor = await newMerchant(context, OPENING);
          const said: Said = { batches: new Map(), answers: new Map(), notReceived: new Set(), verified: [] };
          for (const now of steps) await take(now, actor, context, said);
          await check(actor, said);
        }),
        QUICK ?? { numRuns: SEQUENCES },
      );
    },
    SETUP_MS * 2,
  );
});
