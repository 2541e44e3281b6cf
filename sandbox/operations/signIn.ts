/** Signing in: password, second factor, token. What an answer says never tells whether an address is known. */
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import { said } from '../../contract/common';
import type { Db } from '../database/database';
import { businesses, memberships, signInAttempts, signInFailures, tokens, users } from '../database/schema';
import { Refusal } from '../refusal';
import { environmentAt } from '../rules/businesses';
import { hashOf, isPassword, newToken } from '../rules/secrets';
import { dropCode, resendCode, sendCode, tryCode } from './codes';
import type { World } from './world';

const TOKEN_LIFE = { minutes: 60 } as const;
const ATTEMPT_LIFE = { minutes: 10 } as const;
/** Failures of an account after which it is refused, and for how long they count. Codes are guessed more slowly than passwords. */
const WINDOW = { minutes: 15 } as const;
const LIMITS = { password: 5, code: 25 } as const;
type FailureKind = keyof typeof LIMITS;

const normal = (email: string) => email.trim().toLowerCase();
const slotOf = (userId: number) => ({ purpose: 'signIn', subject: String(userId) }) as const;

const userByEmail = async (db: Db, email: string) =>
  (
    await db
      .select()
      .from(users)
      .where(eq(users.email, normal(email)))
  )[0];

async function refuseIfTooMany(tx: Db, now: Temporal.Instant, email: string, kind: FailureKind): Promise<void> {
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
  throw new Refusal(429, `Too many failed sign-ins. Please try again in ${Math.ceil(wait / 60)} minutes`, wait);
}

/** Counts the try as a failure before the password is looked at, so that tries made at once are all counted. A success takes it back. */
async function countTry(world: World, email: string): Promise<void> {
  const now = world.clock.now();
  await world.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${email}))`);
    await refuseIfTooMany(tx, now, email, 'password');
    await refuseIfTooMany(tx, now, email, 'code');
    await tx.insert(signInFailures).values({ email, kind: 'password', failedAt: now });
  });
}

const forget = (db: Db, email: string, kind: FailureKind) =>
  db.delete(signInFailures).where(and(eq(signInFailures.email, email), eq(signInFailures.kind, kind)));

export const businessesOf = (db: Db, userId: number) =>
  db
    .select({ business: businesses, isDefault: memberships.isDefault, environment: memberships.environment })
    .from(memberships)
    .innerJoin(businesses, eq(businesses.id, memberships.businessId))
    .where(eq(memberships.userId, userId))
    .orderBy(asc(businesses.id));

async function issueToken(tx: Db, now: Temporal.Instant, userId: number) {
  const mine = await businessesOf(tx, userId);
  const first = mine.find((membership) => membership.isDefault) ?? mine[0];
  if (!first) throw new Refusal(403, 'This account belongs to no business');
  const active = first.business;
  const accessToken = newToken();
  const environment = environmentAt(active.verificationStatus, first.environment);
  await tx.delete(tokens).where(and(eq(tokens.userId, userId), lte(tokens.expiresAt, now)));
  await tx
    .insert(tokens)
    .values({ hash: hashOf(accessToken), userId, businessId: active.id, environment, expiresAt: now.add(TOKEN_LIFE) });
  return { accessToken, active, businesses: mine.map(({ business }) => business) };
}

export type SignedIn = Awaited<ReturnType<typeof issueToken>>;

/** @returns the token, or `null` when a code was sent and is awaited. */
export async function signIn(world: World, given: { email: string; password: string }): Promise<SignedIn | null> {
  const email = normal(given.email);
  await countTry(world, email);
  const user = await userByEmail(world.db, email);
  const right = await isPassword(given.password, user?.passwordHash);
  if (!user || !right) throw new Refusal(401, 'Invalid email or password');
  const now = world.clock.now();
  return world.db.transaction(async (tx) => {
    await forget(tx, email, 'password');
    if (!user.twoFactor) return issueToken(tx, now, user.id);
    const attempt = { expiresAt: now.add(ATTEMPT_LIFE) };
    await tx
      .insert(signInAttempts)
      .values({ userId: user.id, ...attempt })
      .onConflictDoUpdate({ target: signInAttempts.userId, set: attempt });
    await sendCode(tx, now, slotOf(user.id), user.email);
    return null;
  });
}

/** The attempt of this address that is under way, locked. */
async function attemptOf(tx: Db, now: Temporal.Instant, email: string) {
  const user = await userByEmail(tx, email);
  const [attempt] = user
    ? await tx.select().from(signInAttempts).where(eq(signInAttempts.userId, user.id)).for('no key update')
    : [];
  if (!user || !attempt) return new Refusal(400, said.codeInvalid);
  return Temporal.Instant.compare(now, attempt.expiresAt) >= 0 ? new Refusal(400, said.codeExpired) : user;
}

export async function completeSignIn(world: World, given: { email: string; otp: string }): Promise<SignedIn> {
  const now = world.clock.now();
  const outcome = await world.db.transaction(async (tx) => {
    const user = await attemptOf(tx, now, given.email);
    if (user instanceof Refusal) return user;
    const refusal = await tryCode(tx, now, slotOf(user.id), given.otp.trim());
    if (refusal) {
      await tx.insert(signInFailures).values({ email: user.email, kind: 'code', failedAt: now });
      return refusal;
    }
    await tx.delete(signInAttempts).where(eq(signInAttempts.userId, user.id));
    await dropCode(tx, slotOf(user.id));
    await forget(tx, user.email, 'code');
    return issueToken(tx, now, user.id);
  });
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}

/** Sends another code. The tries of the attempt go on being counted; an attempt out of tries gets no more codes. */
export async function resendSignInCode(world: World, email: string): Promise<void> {
  const now = world.clock.now();
  await world.db.transaction(async (tx) => {
    const user = await attemptOf(tx, now, email);
    if (user instanceof Refusal) throw new Refusal(400, 'Please sign in again');
    await resendCode(tx, now, slotOf(user.id), user.email, true);
  });
}
