/** Signing in: password, second factor, token. What an answer says never tells whether an address is known. */
import { and, asc, eq, lte } from 'drizzle-orm';
import { said } from '../../contract/common';
import type { Db } from '../database/database';
import { businesses, memberships, signInAttempts, tokens } from '../database/schema';
import { Refusal } from '../refusal';
import { environmentAt } from '../rules/businesses';
import { hashOf, isPassword, newToken } from '../rules/secrets';
import { awaitsVerification } from './accounts';
import { dropCode, resendCode, sendCode, tryCode } from './codes';
import { activeOf, countFailure, forgetFailures, normal, oneByOne, refuseIfTooMany, userByEmail } from './people';
import type { World } from './world';

const TOKEN_LIFE = { minutes: 60 } as const;
const ATTEMPT_LIFE = { minutes: 10 } as const;
const slotOf = (userId: number) => ({ purpose: 'signIn', subject: String(userId) }) as const;

/** Counts the try as a failure before the password is looked at, so that tries made at once are all counted. A success takes it back. */
async function countTry(world: World, email: string): Promise<void> {
  const now = world.clock.now();
  await world.db.transaction(async (tx) => {
    await oneByOne(tx, email);
    await refuseIfTooMany(tx, now, email, 'password');
    await refuseIfTooMany(tx, now, email, 'code');
    await countFailure(tx, now, email, 'password');
  });
}

export const businessesOf = (db: Db, userId: number) =>
  db
    .select({ business: businesses, isDefault: memberships.isDefault, environment: memberships.environment })
    .from(memberships)
    .innerJoin(businesses, eq(businesses.id, memberships.businessId))
    .where(activeOf(userId))
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
  if (!user && (await awaitsVerification(world.db, email, given.password))) {
    await forgetFailures(world.db, email, 'password');
    throw new Refusal(403, 'Your email is not verified yet. Open the link that was sent to it, or sign up again for a new one');
  }
  if (!user || !(await isPassword(given.password, user.passwordHash))) throw new Refusal(401, 'Invalid email or password');
  const now = world.clock.now();
  return world.db.transaction(async (tx) => {
    await forgetFailures(tx, email, 'password');
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
      await countFailure(tx, now, user.email, 'code');
      return refusal;
    }
    await tx.delete(signInAttempts).where(eq(signInAttempts.userId, user.id));
    await dropCode(tx, slotOf(user.id));
    await forgetFailures(tx, user.email, 'code');
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
