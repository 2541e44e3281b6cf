/** Who an audit entry names. */
import { asc, desc, eq } from 'drizzle-orm';
import type { Scope } from '../context';
import type { Db } from '../database/database';
import { memberships, roles } from '../database/schema';
import type { Happened, Who } from '../events/trail.types';
import type { Refusal } from '../refusal';
import { activeOf } from './people';
import type { Member } from './session';

interface Person {
  readonly id: number;
  readonly email: string;
}

export const refused = ({ message }: Refusal): Happened => ({ outcome: 'refused', message });

const nobody = { businessId: null, environment: null, userId: null, email: null, role: null } as const;

/** A person without an account, or without a business. */
export const stranger = (email: string): Who => ({ ...nobody, actor: 'user', email });

/** A customer who pays a business. */
export const payerOf = ({ businessId, environment }: Scope, email: string): Who => ({
  ...nobody,
  actor: 'customer',
  businessId,
  environment,
  email,
});

/** The sandbox, by one of its controls. Without an environment for what a business has in both. */
export const sandboxAt = (businessId: number, environment: number | null = null): Who => ({
  ...nobody,
  actor: 'sandbox',
  businessId,
  environment,
});

/** A user, without what else a session knows. */
export const whoIs = ({ businessId, environment, userId, email, role }: Member): Who => ({
  actor: 'user',
  businessId,
  environment,
  userId,
  email,
  role,
});

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
