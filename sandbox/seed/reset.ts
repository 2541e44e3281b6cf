/**
 * Back to the seed. What was seeded is kept a second time, in a schema of its own, because reading it back takes a fraction of the time of
 * seeding again, and tests do it all the time.
 */
import { getTableName, sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import * as schema from '../database/schema';
import { continueIds } from './insert';
import { seed, seededAt } from './seed';

/** In the order in which they refer to each other. */
const seeded = [
  schema.settings,
  schema.businesses,
  schema.roles,
  schema.users,
  schema.memberships,
  schema.notifications,
  schema.onboardingAnswers,
  schema.stakeholders,
  schema.documents,
  schema.settlementBanks,
  schema.accounts,
  schema.payoutBatches,
  schema.payouts,
  schema.virtualAccounts,
  schema.postings,
  schema.entries,
  schema.holds,
  schema.beneficiaries,
  schema.splitSettlements,
  schema.transactions,
  schema.paymentLinks,
  schema.subscribers,
];
const filledLater = [
  schema.tokens,
  schema.signInAttempts,
  schema.failedTries,
  schema.codes,
  schema.accessTokens,
  schema.invitations,
  schema.messages,
  schema.idempotencyKeys,
  schema.swaps,
  schema.fundings,
  schema.linkPayments,
  schema.payoutTallies,
  schema.faults,
];

const nameOf = (table: (typeof seeded)[number] | (typeof filledLater)[number]) => sql.identifier(getTableName(table));

/** Older than this, the payouts that still await their code would soon be too old for it. */
const FRESH = { hours: 6 } as const;

/** Fills an empty database, and keeps what it was filled with. */
export async function seedAndKeep(tx: Db, now: Temporal.Instant): Promise<void> {
  await seed(tx, now);
  await tx.execute(sql`drop schema if exists seeded cascade`);
  await tx.execute(sql`create schema seeded`);
  for (const table of seeded) await tx.execute(sql`create table seeded.${nameOf(table)} as table ${nameOf(table)}`);
  // Where triggers run while the copy is put back, they count it: it begins with nothing.
  await tx.execute(sql`update seeded.account set ledger_balance = 0, held_balance = 0`);
  // Plans that were made for empty tables read all of a full one.
  await tx.execute(sql`analyze`);
}

async function empty(tx: Db): Promise<void> {
  const names = sql.join([...seeded, ...filledLater].map(nameOf), sql`, `);
  // The ledger's rows cannot be deleted one by one, and are not.
  await tx.execute(sql`truncate ${names} restart identity cascade`);
}

/** What comes back was consistent when it was kept: where we may, its keys and sums are not checked a second time. */
async function trustTheCopy(tx: Db): Promise<void> {
  await tx.execute(sql`
    select set_config('session_replication_role', 'replica', true) where current_setting('is_superuser') = 'on'`);
}

async function putBack(tx: Db): Promise<void> {
  await trustTheCopy(tx);
  for (const table of seeded) {
    await tx.execute(sql`insert into ${nameOf(table)} select * from seeded.${nameOf(table)}`);
    await continueIds(tx, table);
  }
  await tx.execute(sql`select rebuild_balances()`);
}

/** Everything as it was seeded. A copy that has aged is made anew. */
export async function resetToSeed(tx: Db, now: Temporal.Instant): Promise<void> {
  const seededThen = await seededAt(tx);
  await empty(tx);
  if (seededThen && Temporal.Instant.compare(now, seededThen.add(FRESH)) < 0) await putBack(tx);
  else await seedAndKeep(tx, now);
}
