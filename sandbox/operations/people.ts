/** People by their address, and what is counted of an address, whether anybody has it or not. */
import { and, asc, eq, gt, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import { memberships, signInFailures, users } from '../database/schema';
import { Refusal } from '../refusal';

/** Failures of an address after which it is refused, and for how long they count. Codes are guessed more slowly than passwords. */
const WINDOW = { minutes: 15 } as const;
const LIMITS = { password: 5, code: 25, reset: 25 } as const;
type FailureKind = keyof typeof LIMITS;

/** Addresses are compared without regard to case. */
export const normal = (email: string) => email.trim().toLowerCase();

export const userByEmail = async (db: Db, email: string) =>
  (
    await db
      .select()
      .from(users)
      .where(eq(users.email, normal(email)))
  )[0];

/** Where somebody may act: not where they were deactivated. */
export const activeOf = (userId: number | SQLWrapper) => and(eq(memberships.userId, userId), eq(memberships.standing, 'Active'));

/** What is done with an address is done one by one: counts and links of it cannot overtake each other. */
export async function oneByOne(tx: Db, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${email}))`);
}

/** @throws Refusal 429 while the address has failed too often */
export async function refuseIfTooMany(
  tx: Db,
  now: Temporal.Instant,
  email: string,
  kind: FailureKind,
  what = kind === 'reset' ? 'codes' : 'sign-ins',
): Promise<void> {
  const since = now.subtract(WINDOW);
  const mine = and(eq(signInFailures.email, email), eq(signInFailures.kind, kind), gt(signInFailures.failedAt, since));
  const failures = await tx
    .select({ at: signInFailures.failedAt })
    .from(signInFailures)
    .where(mine)
    .orderBy(asc(signInFailures.failedAt));
  const oldest = failures.at(-LIMITS[kind]);
  if (!oldest) return;
  const wait = Math.max(1, Math.ceil(oldest.at.since(since).total('seconds')));
  throw new Refusal(429, `Too many failed ${what}. Please try again in ${Math.ceil(wait / 60)} minutes`, wait);
}

export async function countFailure(tx: Db, now: Temporal.Instant, email: string, kind: FailureKind): Promise<void> {
  await tx.insert(signInFailures).values({ email, kind, failedAt: now });
}

export async function forgetFailures(db: Db, email: string, kind: FailureKind): Promise<void> {
  await db.delete(signInFailures).where(and(eq(signInFailures.email, email), eq(signInFailures.kind, kind)));
}
