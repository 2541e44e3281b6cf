/** Limits the emails that one sender can request, to whatever addresses they go. */
import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { OperationContext } from '../context';
import type { Db } from '../database/database';
import { failedTries } from '../database/schema';
import { Refusal } from '../refusal';
import { senderOf } from './senders';
import { secondsToWaitForEmail, WINDOW, waitInWords } from './tries.rules';

/**
 * Counts an email that is about to be sent, in the transaction of its call: a call that is refused later has sent none. An email to an unknown
 * address counts too, so that no response reveals which address is known.
 * @param email of the person who asks: their browser has a count of its own if they signed in from it before
 * @throws Refusal 429 after too many emails
 */
export async function countEmail(tx: Db, context: OperationContext, email: string): Promise<void> {
  if (!context.sender) return;
  const now = context.clock.now();
  const { name } = await senderOf({ ...context, db: tx }, email);
  const ofSender = and(eq(failedTries.sender, name), eq(failedTries.purpose, 'email'));
  const start = now.subtract(WINDOW);
  // The last lock of a call, so that nothing waits in a circle.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`email:${name}`}))`);
  const sent = await tx
    .select()
    .from(failedTries)
    .where(and(ofSender, gt(failedTries.failedAt, start)))
    .orderBy(desc(failedTries.failedAt));
  const wait = secondsToWaitForEmail(
    now,
    sent.map(({ failedAt }) => failedAt),
  );
  if (wait > 0) throw new Refusal(429, `Too many emails requested. Please try again in ${waitInWords(wait)}`, wait);
  await tx.delete(failedTries).where(and(ofSender, lte(failedTries.failedAt, start)));
  await tx.insert(failedTries).values({ purpose: 'email', email, failedAt: now, sender: name });
}
