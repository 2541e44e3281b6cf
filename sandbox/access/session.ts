/** Whose token it is, and what that person may do. */
import { and, eq, gt } from 'drizzle-orm';
import { said } from '../../contract/common';
import { memberships, roles, tokens, users } from '../database/schema';
import { activeOf } from '../people/people';
import { Refusal } from '../refusal';
import { hashOf } from '../rules/secrets';
import type { Actor, World } from '../world';

export interface Session extends Actor {
  readonly firstName: string;
  readonly lastName: string;
  readonly role: string;
  readonly permissions: readonly string[];
  /** By which the row of the token is found again. */
  readonly tokenHash: string;
}

/** Ends one session. Other sessions of the same person go on. */
export async function revokeToken({ db }: World, { tokenHash }: Session): Promise<void> {
  await db.delete(tokens).where(eq(tokens.hash, tokenHash));
}

/** @throws Refusal 401 when the token is unknown or has run out */
export async function sessionOf(world: World, token: string | undefined): Promise<Session> {
  const refused = new Refusal(401, said.loginAgain);
  if (token === undefined) throw refused;
  const [session] = await world.db
    .select({
      tokenHash: tokens.hash,
      userId: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      businessId: tokens.businessId,
      environment: tokens.environment,
      role: roles.name,
      permissions: roles.permissions,
    })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .innerJoin(memberships, and(activeOf(tokens.userId), eq(memberships.businessId, tokens.businessId)))
    .innerJoin(roles, eq(roles.id, memberships.roleId))
    .where(and(eq(tokens.hash, hashOf(token)), gt(tokens.expiresAt, world.clock.now())));
  if (!session) throw refused;
  return session;
}
