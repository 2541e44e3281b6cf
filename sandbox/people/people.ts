/** People by their address. */
import { and, eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import { memberships, users } from '../database/schema';

/** Addresses are compared without regard to case. */
export const normal = (email: string) => email.trim().toLowerCase();

export const userByEmail = async (db: Db, email: string) =>
  (
    await db
      .select()
      .from(users)
      .where(eq(users.email, normal(email)))
  )[0];

/** Where somebody may act: not where they were deactivated. */
export const activeOf = (userId: number | SQLWrapper) => and(eq(memberships.userId, userId), eq(memberships.standing, 'Active'));

/** What is done with an address is done one by one: its links and codes cannot overtake each other. */
export async function oneByOne(tx: Db, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${email}))`);
}
