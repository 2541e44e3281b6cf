import { desc, eq } from 'drizzle-orm';
import type { Db } from '../database/database';
import { idIn } from '../database/listing';
import { messages } from '../database/schema';
import { toWallClock } from '../rules/wallclock';

export interface Message {
  readonly id: number;
  readonly to: string;
  readonly subject: string;
  /** Empty unless the message carries a code. */
  readonly otp: string;
  /** A path of the app. Null if the message carries a code. */
  readonly link: string | null;
  /** What happened with money, line by line. Null for codes and links. */
  readonly text: string | null;
  /** The same as a page. Null for an email of text alone. */
  readonly html: string | null;
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
  return rows.map(({ id, recipient, subject, otp, link, text, html, sentAt }) => ({
    id,
    to: recipient,
    subject,
    otp,
    link,
    text,
    html,
    sentAt: toWallClock(sentAt),
  }));
}

/** Returns an email as a page, or null. */
export async function emailPage(db: Db, id: string): Promise<string | null> {
  const [found] = await db
    .select({ html: messages.html })
    .from(messages)
    .where(eq(messages.id, idIn(id)));
  return found?.html ?? null;
}
