/** Emails with codes and links, and about failed attempts. */
import type { Db } from '../database/database';
import { messages } from '../database/schema';
import type { AccessEmail } from '../events/events';

export async function sendAccessEmail(
  tx: Db,
  now: Temporal.Instant,
  { to, subject, otp = '', link }: AccessEmail,
): Promise<void> {
  await tx.insert(messages).values({ recipient: to, subject, otp, link, sentAt: now });
}
