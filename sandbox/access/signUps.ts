/** The sign-ups of an email that nobody has verified yet. */
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../database/database';
import { signUps } from '../database/schema';
import { consumeLink } from './links';

/** The link that proves an email. */
export const verificationOf = (email: string) => ({ purpose: 'verification', subject: email }) as const;

/** The maximum number of stored sign-ups for one email. */
const MOST_SIGN_UPS = 10;

export type SignUpRow = typeof signUps.$inferSelect;

/** Newest first. */
export const signUpsOf = (db: Db, email: string) =>
  db.select().from(signUps).where(eq(signUps.email, email)).orderBy(desc(signUps.id)).limit(MOST_SIGN_UPS);

/** Returns the password hashes of the sign-ups that await the verification of this email. They have one salt. */
export const signUpHashes = async (db: Db, email: string): Promise<readonly string[]> =>
  (await signUpsOf(db, email)).map(({ passwordHash }) => passwordHash);

/** The email has its account, so its sign-ups and their link become void. */
export async function confirmAddress(tx: Db, now: Temporal.Instant, email: string): Promise<void> {
  await tx.delete(signUps).where(eq(signUps.email, email));
  await consumeLink(tx, now, verificationOf(email));
}
