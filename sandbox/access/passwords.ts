/** SES-08, SES-09: a new password, by a code that goes to the address. No answer tells whether an address is known. */
import { eq } from 'drizzle-orm';
import type { Db } from '../database/database';
import { signInAttempts, tokens, users } from '../database/schema';
import { confirmAddress } from '../ledger/accounts';
import { emailProblem, passwordProblem } from '../ledger/accounts.rules';
import { resendCode, tryCode } from '../ledger/codes';
import { normal, oneByOne, userByEmail } from '../people/people';
import { Refusal } from '../refusal';
import { hashPassword } from '../rules/secrets';
import type { World } from '../world';
import { attempt, forgetFailures } from './tries';

const slotOf = (email: string) => ({ purpose: 'passwordReset', subject: email, email }) as const;

/** @throws Refusal 429 within a minute of the last code for this address */
export async function requestReset(world: World, identifier: string): Promise<void> {
  const email = normal(identifier);
  const problem = emailProblem(email);
  if (problem !== null) throw new Refusal(400, problem);
  await world.db.transaction(async (tx) => {
    await oneByOne(tx, email);
    const user = await userByEmail(tx, email);
    await resendCode(tx, world.clock.now(), slotOf(email), user?.email ?? null);
  });
}

/** Whoever was signed in with the old password, or was about to be, is not any more. */
async function endSessions(tx: Db, userId: number): Promise<void> {
  await tx.delete(tokens).where(eq(tokens.userId, userId));
  await tx.delete(signInAttempts).where(eq(signInAttempts.userId, userId));
}

/** @throws Refusal 400 for a password that breaks a rule, which costs no try, or a code that is not right */
export async function resetPassword(world: World, given: { identifier: string; otp: string; password: string }): Promise<void> {
  const problem = passwordProblem(given.password);
  if (problem !== null) throw new Refusal(400, problem);
  const email = normal(given.identifier);
  const now = world.clock.now();
  const reset = async (tx: Db) => {
    await oneByOne(tx, email);
    const wrong = await tryCode(tx, now, slotOf(email), given.otp.trim());
    if (wrong) return wrong;
    const user = await userByEmail(tx, email);
    if (!user) return new Refusal(400, 'There is no such account any more');
    await tx
      .update(users)
      .set({ passwordHash: await hashPassword(given.password) })
      .where(eq(users.id, user.id));
    await endSessions(tx, user.id);
    for (const purpose of ['password', 'signIn'] as const) await forgetFailures(tx, { purpose, email });
    await confirmAddress(tx, now, email);
    return null;
  };
  const refusal = await attempt(world, slotOf(email), () => world.db.transaction(reset));
  if (refusal) throw refusal;
}
