/** BUS-01: the password of a user, and the sessions that they are signed in with. */
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { passwordProblem } from '../access/accounts.rules';
import { forgetDevices, rememberDevice } from '../access/senders';
import type { Session } from '../access/session';
import type { OperationContext } from '../context';
import type { Db } from '../database/database';
import { signInAttempts, tokens, users } from '../database/schema';
import { publish } from '../events/events';
import { Refusal } from '../refusal';
import { hashPassword } from '../rules/secrets';

type Mine = Pick<Session, 'userId' | 'tokenHash'>;

/** Returns the current sessions of a user, newest first, with what tells them apart. */
export async function sessionsOf({ db, clock }: OperationContext, { userId, tokenHash }: Mine) {
  const rows = await db
    .select()
    .from(tokens)
    .where(and(eq(tokens.userId, userId), gt(tokens.expiresAt, clock.now())))
    .orderBy(desc(tokens.signedInAt), desc(tokens.id));
  return rows.map(({ id, agent, ip, signedInAt, hash }) => ({ id, agent, ip, signedInAt, isCurrent: hash === tokenHash }));
}

/** @throws Refusal 404 if the user has no such session, 409 for the current one */
export async function endSession(
  { db, clock }: OperationContext,
  { userId, tokenHash }: Mine,
  asked: string,
): Promise<{ readonly agent: string | null }> {
  const id = /^\d{1,9}$/.test(asked) ? Number(asked) : 0;
  const isMine = and(eq(tokens.id, id), eq(tokens.userId, userId), gt(tokens.expiresAt, clock.now()));
  const [found] = await db.select().from(tokens).where(isMine);
  if (!found) throw new Refusal(404, 'This session has already ended');
  if (found.hash === tokenHash) throw new Refusal(409, 'This is the session you are using. Log out instead');
  await db.delete(tokens).where(isMine);
  return { agent: found.agent };
}

/**
 * Returns the stored form of a new password. No transaction waits for it.
 * @throws Refusal 400 for one that breaks a rule of sign-up, or that is the old one
 */
export async function newPasswordHash(
  context: OperationContext,
  given: { password: string; newPassword: string },
): Promise<string> {
  const problem = passwordProblem(given.newPassword);
  if (problem !== null) throw new Refusal(400, problem);
  if (given.newPassword === given.password) throw new Refusal(400, 'The new password must differ from the old one');
  return hashPassword(given.newPassword, { sender: context.sender?.source });
}

/** Other sessions and open sign-ins may be those of a person who knew the old password. This browser stays known. */
async function endOthers(tx: Db, context: OperationContext, { userId, tokenHash, email }: Mine & Pick<Session, 'email'>) {
  await tx.delete(tokens).where(and(eq(tokens.userId, userId), ne(tokens.hash, tokenHash)));
  await tx.delete(signInAttempts).where(eq(signInAttempts.userId, userId));
  await forgetDevices(tx, email);
  await rememberDevice(tx, context, email);
}

/** The caller has checked the old password. */
export const changePassword = (context: OperationContext, session: Session, passwordHash: string): Promise<void> =>
  context.db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, session.userId));
    await endOthers(tx, context, session);
    await publish(tx, context.clock.now(), 'accessEmailDue', { to: session.email, subject: 'Your password was changed' });
  });
