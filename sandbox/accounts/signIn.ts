/** Sign-in: password, second factor, token. No response reveals whether an email is known. */
import { and, asc, eq, lte } from 'drizzle-orm';
import { said } from '../../contract/common';
import { personOf, refused } from '../access/actors';
import { resendCode, revokeCode, sendCode, verifyCode } from '../access/codes';
import { countEmail } from '../access/emailLimit';
import { userWithPassword } from '../access/passwordCheck';
import { activeOf, normalizeEmail, userByEmail } from '../access/people';
import { rememberDevice } from '../access/senders';
import { attempt } from '../access/tries';
import type { OperationContext } from '../context';
import type { Db } from '../database/database';
import { businesses, memberships, signInAttempts, tokens } from '../database/schema';
import { Refusal } from '../refusal';
import { environmentAt } from '../rules/environments';
import { hashOf, newToken } from '../rules/secrets';

const TOKEN_LIFE = { minutes: 60 } as const;
const ATTEMPT_LIFE = { minutes: 10 } as const;
const slotOf = ({ id, email }: { readonly id: number; readonly email: string }) =>
  ({ purpose: 'signIn', subject: String(id), email }) as const;

export const businessesOf = (db: Db, userId: number) =>
  db
    .select({ business: businesses, isDefault: memberships.isDefault, environment: memberships.environment })
    .from(memberships)
    .innerJoin(businesses, eq(businesses.id, memberships.businessId))
    .where(activeOf(userId))
    .orderBy(asc(businesses.id));

async function issueToken(tx: Db, { clock, sender }: OperationContext, userId: number) {
  const now = clock.now();
  const mine = await businessesOf(tx, userId);
  const first = mine.find((membership) => membership.isDefault) ?? mine[0];
  if (!first) throw new Refusal(403, 'This account has no business');
  const active = first.business;
  const accessToken = newToken();
  const environment = environmentAt(active.verificationStatus, first.environment);
  await tx.delete(tokens).where(and(eq(tokens.userId, userId), lte(tokens.expiresAt, now)));
  await tx.insert(tokens).values({
    ...{ hash: hashOf(accessToken), userId, businessId: active.id, environment },
    ...{ signedInAt: now, expiresAt: now.add(TOKEN_LIFE), agent: sender?.agent ?? null, ip: sender?.ip ?? null },
  });
  return { accessToken, active, businesses: mine.map(({ business }) => business) };
}

export type SignedIn = Awaited<ReturnType<typeof issueToken>>;

const unverified = () =>
  new Refusal(403, 'Your email isn’t verified yet. Open the link we sent you, or sign up again for a new one');

/** @returns the token, or `null` if a code was sent and is awaited. */
export async function signIn(context: OperationContext, given: { email: string; password: string }): Promise<SignedIn | null> {
  const email = normalizeEmail(given.email);
  const wrong = new Refusal(401, 'Invalid email or password');
  const user = await userWithPassword(context, { ...given, email }, wrong, 'sign-ins', unverified());
  const now = context.clock.now();
  return context.db.transaction(async (tx) => {
    if (!user.twoFactor) {
      const signedIn = await issueToken(tx, context, user.id);
      await rememberDevice(tx, context, email);
      await context.audit?.write(tx, await personOf(tx, user), { outcome: 'done' });
      return signedIn;
    }
    const attempt = { expiresAt: now.add(ATTEMPT_LIFE) };
    await tx
      .insert(signInAttempts)
      .values({ userId: user.id, ...attempt })
      .onConflictDoUpdate({ target: signInAttempts.userId, set: attempt });
    await sendCode(tx, now, slotOf(user));
    await context.audit?.write(tx, await personOf(tx, user), { outcome: 'done', message: 'Code sent' });
    return null;
  });
}

/** Returns the current sign-in of this email, locked. */
async function attemptOf(tx: Db, now: Temporal.Instant, email: string) {
  const user = await userByEmail(tx, email);
  const [attempt] = user
    ? await tx.select().from(signInAttempts).where(eq(signInAttempts.userId, user.id)).for('no key update')
    : [];
  if (!user || !attempt) return new Refusal(400, said.codeInvalid);
  return Temporal.Instant.compare(now, attempt.expiresAt) >= 0 ? new Refusal(400, said.codeExpired) : user;
}

export async function completeSignIn(context: OperationContext, given: { email: string; otp: string }): Promise<SignedIn> {
  const now = context.clock.now();
  const email = normalizeEmail(given.email);
  const complete = async (tx: Db) => {
    const user = await attemptOf(tx, now, email);
    if (user instanceof Refusal) return user;
    const refusal = await verifyCode(tx, now, slotOf(user), given.otp.trim());
    // After too many attempts, the password is required again.
    if (!refusal || refusal.message === said.tooManyAttempts) {
      await tx.delete(signInAttempts).where(eq(signInAttempts.userId, user.id));
      await revokeCode(tx, slotOf(user));
    }
    const outcome = refusal ?? (await issueToken(tx, context, user.id));
    if (!refusal) await rememberDevice(tx, context, email);
    await context.audit?.write(tx, await personOf(tx, user), refusal ? refused(refusal) : { outcome: 'done' });
    return outcome;
  };
  const outcome = await attempt(context, { purpose: 'signIn', email }, () => context.db.transaction(complete));
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}

/** Sends another code for a sign-in in progress. */
export async function resendSignInCode(context: OperationContext, email: string): Promise<void> {
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    const user = await attemptOf(tx, now, email);
    if (user instanceof Refusal) throw new Refusal(400, 'Please sign in again');
    await resendCode(tx, now, slotOf(user));
    await countEmail(tx, context, user.email);
    await context.audit?.write(tx, await personOf(tx, user), { outcome: 'done' });
  });
}
