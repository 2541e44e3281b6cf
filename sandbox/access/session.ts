/** The owner of a token, and their permissions. */
import { and, eq, gt } from 'drizzle-orm';
import { said } from '../../contract/common';
import type { Actor, OperationContext } from '../context';
import { memberships, roles, tokens, users } from '../database/schema';
import { activeOf } from '../people/people';
import { Refusal } from '../refusal';
import { hashOf } from '../rules/secrets';

export interface Session extends Actor {
  readonly firstName: string;
  readonly lastName: string;
  readonly role: string;
  readonly permissions: readonly string[];
  /** Identifies the row of the token. */
  readonly tokenHash: string;
}

/** Ends one session. Other sessions of the same person continue. */
export async function revokeToken({ db }: OperationContext, { tokenHash }: Session): Promise<void> {
  await db.delete(tokens).where(eq(tokens.hash, tokenHash));
}

/** @throws Refusal 401 if the token is unknown or has expired */
export async function sessionOf(context: OperationContext, token: string | undefined): Promise<Session> {
  const refused = new Refusal(401, said.loginAgain);
  if (token === undefined) throw refused;
  const [session] = await context.db
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
    .where(and(eq(tokens.hash, hashOf(token)), gt(tokens.expiresAt, context.clock.now())));
  if (!session) throw refused;
  return session;
}
