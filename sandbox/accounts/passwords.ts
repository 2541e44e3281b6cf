/** SES-08, SES-09: a new password with an emailed code. No response reveals whether an email is known. */
import { eq } from 'drizzle-orm';
import { emailProblem, passwordProblem } from '../access/accounts.rules';
import { personOf, refused, stranger } from '../access/actors';
import { resendCode, verifyCode } from '../access/codes';
import { countEmail } from '../access/emailLimit';
import { lockEmail, normalizeEmail, userByEmail } from '../access/people';
import { forgetDevices, senderOf } from '../access/senders';
import { confirmAddress } from '../access/signUps';
import { attempt, clearFailures } from '../access/tries';
import type { From } from '../access/tries.rules';
import type { OperationContext } from '../context';
import type { Db } from '../database/database';
import { signInAttempts, tokens, users } from '../database/schema';
import { Refusal } from '../refusal';
import { hashPassword } from '../rules/secrets';

const slotOf = (email: string, from?: From) => ({ purpose: 'passwordReset', subject: email, email, from }) as const;

/** @throws Refusal 429 within a minute of the last code for this email */
export async function requestReset(context: OperationContext, identifier: string): Promise<void> {
  const email = normalizeEmail(identifier);
  const problem = emailProblem(email);
  if (problem !== null) throw new Refusal(400, problem);
  await context.db.transaction(async (tx) => {
    await lockEmail(tx, email);
    const user = await userByEmail(tx, email);
    await resendCode(tx, context.clock.now(), slotOf(email), user?.email ?? null);
    await countEmail(tx, context, email);
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
  const slot = slotOf(email, await senderOf(context, email));
  const reset = async () => {
    // Every attempt costs one hash, so that its time reveals nothing. No transaction waits for it.
    const passwordHash = await hashPassword(given.password, { sender: context.sender?.source });
    return context.db.transaction((tx) => resetWith(tx, context, { slot, otp: given.otp.trim(), passwordHash }));
  };
  const refusal = await attempt(context, slot, reset);
  if (refusal) throw refusal;
}

interface Reset {
  readonly slot: ReturnType<typeof slotOf>;
  readonly otp: string;
  readonly passwordHash: string;
}

/** Returns the refusal, because the attempt must stay counted. */
async function resetWith(tx: Db, context: OperationContext, { slot, otp, passwordHash }: Reset): Promise<Refusal | null> {
  const now = context.clock.now();
  const { email } = slot;
  await lockEmail(tx, email);
  const wrong = await verifyCode(tx, now, slot, otp);
  const user = await userByEmail(tx, email);
  if (wrong && user) await context.audit?.write(tx, await personOf(tx, user), refused(wrong));
  if (wrong) return wrong;
  if (!user) return new Refusal(400, 'Account not found');
  await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id));
  await endSessions(tx, user.id);
  await forgetDevices(tx, email);
  for (const purpose of ['password', 'signIn'] as const) await clearFailures(tx, { purpose, email });
  await confirmAddress(tx, now, email);
  await context.audit?.write(tx, await personOf(tx, user), { outcome: 'done' });
  return null;
}
