/** People by email. */
import { and, eq, sql } from 'drizzle-orm';
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

/** A membership with which a person may act: they are not deactivated there. */
export const isActive = eq(memberships.standing, 'Active');

/** The businesses where a person may act. */
export const activeOf = (userId: number) => and(eq(memberships.userId, userId), isActive);

/** Operations on an email run one after the other, so that links and codes cannot overtake each other. */
export async function lockEmail(tx: Db, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${email}))`);
}
