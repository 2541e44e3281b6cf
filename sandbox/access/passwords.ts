/** SES-08, SES-09: a new password with an emailed code. No response reveals whether an email is known. */
import { eq } from 'drizzle-orm';
import { personOf, refused, stranger } from '../audit/people';
import type { OperationContext } from '../context';
import type { Db } from '../database/database';
import { signInAttempts, tokens, users } from '../database/schema';
import { confirmAddress } from '../ledger/accounts';
import { emailProblem, passwordProblem } from '../ledger/accounts.rules';
import { resendCode, verifyCode } from '../ledger/codes';
import { lockEmail, normalizeEmail, userByEmail } from '../people/people';
import { Refusal } from '../refusal';
import { hashPassword } from '../rules/secrets';
import { attempt, clearFailures } from './tries';

const slotOf = (email: string) => ({ purpose: 'passwordReset', subject: email, email }) as const;

/** @throws Refusal 429 within a minute of the last code for this email */
export async function requestReset(context: OperationContext, identifier: string): Promise<void> {
  const email = normalizeEmail(identifier);
  const problem = emailProblem(email);
  if (problem !== null) throw new Refusal(400, problem);
  await context.db.transaction(async (tx) => {
    await lockEmail(tx, email);
    const user = await userByEmail(tx, email);
    await resendCode(tx, context.clock.now(), slotOf(email), user?.email ?? null);
    await context.audit?.write(tx, user ? await personOf(tx, user) : stranger(email), { outcome: 'done' });
  });
}

/** Ends all sessions and sign-ins with the old password. */
async function endSessions(tx: Db, userId: number): Promise<void> {
  await tx.delete(tokens).where(eq(tokens.userId, userId));
  await tx.delete(signInAttempts).where(eq(signInAttempts.userId, userId));
}

/** @throws Refusal 400 for a password that breaks a rule, which does not count as an attempt, or a code that is wrong */
export async function resetPassword(
  context: OperationContext,
  given: { identifier: string; otp: string; password: string },
): Promise<void> {
  const problem = passwordProblem(given.password);
  if (problem !== null) throw new Refusal(400, problem);
  const email = normalizeEmail(given.identifier);
  const now = context.clock.now();
  const reset = async (tx: Db) => {
    await lockEmail(tx, email);
    const wrong = await verifyCode(tx, now, slotOf(email), given.otp.trim());
    const user = await userByEmail(tx, email);
    if (wrong && user) await context.audit?.write(tx, await personOf(tx, user), refused(wrong));
    if (wrong) return wrong;
    if (!user) return new Refusal(400, 'Account not found');
    await tx
      .update(users)
      .set({ passwordHash: await hashPassword(given.password) })
      .where(eq(users.id, user.id));
    await endSessions(tx, user.id);
    for (const purpose of ['password', 'signIn'] as const) await clearFailures(tx, { purpose, email });
    await confirmAddress(tx, now, email);
    await context.audit?.write(tx, await personOf(tx, user), { outcome: 'done' });
    return null;
  };
  const refusal = await attempt(context, slotOf(email), () => context.db.transaction(reset));
  if (refusal) throw refusal;
}
