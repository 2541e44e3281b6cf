import { desc, eq } from 'drizzle-orm';
import type { Db } from '../database/database';
import { messages } from '../database/schema';
import { toWallClock } from '../rules/wallclock';

export interface Message {
  readonly to: string;
  readonly subject: string;
  /** Empty unless the message carries a code. */
  readonly otp: string;
  /** A path of the app. Null if the message carries a code. */
  readonly link: string | null;
  /** What happened with money, line by line. Null for codes and links. */
  readonly text: string | null;
  /** On the wall clock of Africa/Lagos. */
  readonly sentAt: string;
}

const MOST = 200;

/** Returns the newest messages, of everyone or of one email, newest first. */
export async function outbox(db: Db, to?: string): Promise<Message[]> {
  const rows = await db
    .select()
    .from(messages)
    .where(to === undefined ? undefined : eq(messages.recipient, to.trim().toLowerCase()))
    .orderBy(desc(messages.id))
    .limit(MOST);
  return rows.map(({ recipient, subject, otp, link, text, sentAt }) => ({
    to: recipient,
    subject,
    otp,
    link,
    text,
    sentAt: toWallClock(sentAt),
  }));
}
