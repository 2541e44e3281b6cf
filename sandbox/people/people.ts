/** People by email. */
import { and, eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import { memberships, users } from '../database/schema';

/** Emails are compared without case. */
export const normalizeEmail = (email: string) => email.trim().toLowerCase();

export const userByEmail = async (db: Db, email: string) =>
  (
    await db
      .select()
      .from(users)
      .where(eq(users.email, normalizeEmail(email)))
  )[0];

/** The businesses where a person may act, without those where they are deactivated. */
export const activeOf = (userId: number | SQLWrapper) => and(eq(memberships.userId, userId), eq(memberships.standing, 'Active'));

/** Operations on an email run one after the other, so that links and codes cannot overtake each other. */
export async function lockEmail(tx: Db, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${email}))`);
}
