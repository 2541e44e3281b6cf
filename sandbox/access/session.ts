/** The owner of a token, and their permissions. */
import { and, eq, gt } from 'drizzle-orm';
import { said } from '../../contract/common';
import type { Actor, OperationContext, Scope } from '../context';
import type { Db } from '../database/database';
import { memberships, roles, tokens, users } from '../database/schema';
import { Refusal } from '../refusal';
import { hashOf } from '../rules/secrets';
import { isActive } from './people';

export interface Session extends Actor {
  readonly firstName: string;
  readonly lastName: string;
  readonly role: string;
  readonly permissions: readonly string[];
  /** Identifies the row of the token. */
  readonly tokenHash: string;
}

/** A person at a business and in an environment, with or without a token. */
export type Member = Omit<Session, 'tokenHash'>;

/** Ends one session. Other sessions of the same person continue. */
export async function revokeToken({ db }: OperationContext, { tokenHash }: Session): Promise<void> {
  await db.delete(tokens).where(eq(tokens.hash, tokenHash));
}

/** Everyone who may act, at each of their businesses, with what their role allows. */
const activeMembers = (db: Db) =>
  db
    .select({
      userId: memberships.userId,
      businessId: memberships.businessId,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      role: roles.name,
      permissions: roles.permissions,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(roles, eq(roles.id, memberships.roleId))
    .where(isActive)
    .as('member');

/** @throws Refusal 401 if the token is unknown or has expired */
export async function sessionOf({ db, clock }: OperationContext, token: string | undefined): Promise<Session> {
  const refused = new Refusal(401, said.loginAgain);
  if (token === undefined) throw refused;
  const member = activeMembers(db);
  const [found] = await db
    .select()
    .from(tokens)
    .innerJoin(member, and(eq(member.userId, tokens.userId), eq(member.businessId, tokens.businessId)))
    .where(and(eq(tokens.hash, hashOf(token)), gt(tokens.expiresAt, clock.now())));
  if (!found) throw refused;
  return { ...found.member, environment: found.token.environment, tokenHash: found.token.hash };
}

/** Returns a person who acts without a token, as the session of one would have them, or null if they may no longer act for the business. */
export async function memberOf(db: Db, userId: number, { businessId, environment }: Scope): Promise<Member | null> {
  const member = activeMembers(db);
  const [found] = await db
    .select()
    .from(member)
    .where(and(eq(member.userId, userId), eq(member.businessId, businessId)));
  return found ? { ...found, environment } : null;
}
