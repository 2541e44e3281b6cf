/** The person of an audit entry while nobody is signed in. */
import { asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../database/database';
import { memberships, roles } from '../database/schema';
import { activeOf } from '../people/people';
import type { Refusal } from '../refusal';
import type { Happened, Who } from './trail.types';

interface Person {
  readonly id: number;
  readonly email: string;
}

export const refused = ({ message }: Refusal): Happened => ({ outcome: 'refused', message });

/** A person without an account, or without a business. */
export const stranger = (email: string): Who => ({ businessId: null, environment: null, userId: null, email, role: null });

/** Returns the person at the business that opens when they sign in. */
export async function personOf(tx: Db, { id, email }: Person): Promise<Who> {
  const [first] = await tx
    .select({ businessId: memberships.businessId, role: roles.name })
    .from(memberships)
    .innerJoin(roles, eq(roles.id, memberships.roleId))
    .where(activeOf(id))
    .orderBy(desc(memberships.isDefault), asc(memberships.businessId))
    .limit(1);
  return { ...stranger(email), userId: id, ...first };
}
