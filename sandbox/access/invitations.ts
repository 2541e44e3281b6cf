/** SUP-06: invitations to act for a business, and how they are accepted. */
import { and, eq } from 'drizzle-orm';
import { sandboxAt, stranger } from '../audit/people';
import type { OperationContext } from '../context';
import type { Db } from '../database/database';
import { businesses, invitations, memberships, roles, users } from '../database/schema';
import { confirmAddress } from '../ledger/accounts';
import { emailProblem, passwordProblem } from '../ledger/accounts.rules';
import { lockEmail, normalizeEmail, userByEmail } from '../people/people';
import { Refusal } from '../refusal';
import { hashPassword } from '../rules/secrets';
import { consumeLink, openLink, sendLink } from './links';

export interface Invited {
  readonly email: string;
  readonly businessId: number;
  readonly roleId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly mobileNumber: string | null;
  readonly invitedBy: string;
}

const toInvitation = (isExisting: boolean) => (token: string) =>
  `/email-verified/${token}${isExisting ? '?isExistingUser=true' : ''}`;

/** A sign-up that was never verified is no account. The invitation proves the email, and asks for a password. */
export const hasAccount = async (tx: Db, email: string) => (await userByEmail(tx, email)) !== undefined;

async function isMember(tx: Db, email: string, businessId: number): Promise<boolean> {
  const user = await userByEmail(tx, email);
  if (!user) return false;
  const own = and(eq(memberships.userId, user.id), eq(memberships.businessId, businessId));
  return (await tx.select().from(memberships).where(own)).length > 0;
}

/** Sends the email of an invitation. Its link replaces the earlier one. */
export async function sendInvitation(tx: Db, now: Temporal.Instant, { id, email }: { id: number; email: string }): Promise<void> {
  const path = toInvitation(await hasAccount(tx, email));
  await sendLink(tx, now, { purpose: 'invitation', subject: String(id) }, { email, path });
}

/** Another invitation of the same email to the same business replaces the earlier one. */
export async function inviteIn(tx: Db, now: Temporal.Instant, given: Invited): Promise<void> {
  const { businessId, ...rest } = given;
  const said = { ...rest, invitedAt: now, standing: 'Active' } as const;
  await lockEmail(tx, given.email);
  const [business] = await tx.select().from(businesses).where(eq(businesses.id, businessId));
  if (!business) throw new Refusal(404, 'Business not found');
  if (await isMember(tx, given.email, businessId)) throw new Refusal(409, 'User already exist on this subsidiary');
  const [invitation] = await tx
    .insert(invitations)
    .values({ ...said, businessId })
    .onConflictDoUpdate({ target: [invitations.businessId, invitations.email], set: said })
    .returning();
  if (!invitation) throw new Error('The invitation was not saved');
  await sendInvitation(tx, now, invitation);
}

/** The sandbox invites, as the owner of a business would. */
export async function invite(context: OperationContext, given: Invited): Promise<void> {
  const email = normalizeEmail(given.email);
  const problem = emailProblem(email);
  if (problem !== null) throw new Refusal(400, problem);
  await context.db.transaction(async (tx) => {
    await inviteIn(tx, context.clock.now(), { ...given, email });
    const { businessId, roleId, firstName, lastName } = given;
    const told = { after: { email, roleId, firstName, lastName } };
    await context.audit?.write(tx, sandboxAt(businessId), { outcome: 'done', answer: { email }, told });
  });
}

async function invitationOf(tx: Db, now: Temporal.Instant, token: string) {
  const { subject } = await openLink(tx, now, 'invitation', token);
  const [found] = await tx
    .select({ invitation: invitations, business: businesses.name, role: roles.name })
    .from(invitations)
    .innerJoin(businesses, eq(businesses.id, invitations.businessId))
    .innerJoin(roles, eq(roles.id, invitations.roleId))
    .where(eq(invitations.id, Number(subject)));
  if (found?.invitation.standing !== 'Active') throw new Refusal(400, 'This invitation was withdrawn');
  return found;
}

export const readInvitation = (context: OperationContext, token: string) =>
  context.db.transaction(async (tx) => {
    const { invitation, business, role } = await invitationOf(tx, context.clock.now(), token);
    const { email, invitedBy } = invitation;
    return { email, businessName: business, role, invitedBy, isExistingUser: await hasAccount(tx, email) };
  });

/** @throws Refusal 400 if a password is missing, breaks a rule, or comes from an existing user */
async function checkNewPassword(tx: Db, email: string, password: string | undefined): Promise<void> {
  if (!(await hasAccount(tx, email))) {
    const problem = passwordProblem(password ?? '');
    if (problem !== null) throw new Refusal(400, problem);
  } else if (password !== undefined) throw new Refusal(400, 'You already have a password. Accept without one');
}

async function personFor(tx: Db, invitation: Invited, passwordHash: string | null): Promise<number> {
  const { email, firstName, lastName, mobileNumber } = invitation;
  const user = await userByEmail(tx, email);
  if (user) return user.id;
  if (passwordHash === null) throw new Error('The password of a new person was not hashed');
  const person = { email, firstName, lastName, mobileNumber, passwordHash, twoFactor: false };
  const [made] = await tx.insert(users).values(person).returning();
  if (!made) throw new Error('The account was not saved');
  return made.id;
}

/** @returns the name of the business that the person may act for from now on */
export async function acceptInvitation(
  context: OperationContext,
  { token, password }: { token: string; password?: string },
): Promise<string> {
  const now = context.clock.now();
  // Hashing waits for its turn, so no transaction waits for it.
  await context.db.transaction(async (tx) => {
    await checkNewPassword(tx, (await invitationOf(tx, now, token)).invitation.email, password);
  });
  const passwordHash = password === undefined ? null : await hashPassword(password, { sender: context.sender?.source });
  return context.db.transaction(async (tx) => {
    const { invitation, business, role } = await invitationOf(tx, now, token);
    await lockEmail(tx, invitation.email);
    await checkNewPassword(tx, invitation.email, password);
    const userId = await personFor(tx, invitation, passwordHash);
    await confirmAddress(tx, now, invitation.email);
    const { businessId, roleId, invitedBy } = invitation;
    const joins = { userId, businessId, roleId, addedAt: now, addedBy: invitedBy };
    const isFirst = (await tx.select().from(memberships).where(eq(memberships.userId, userId))).length === 0;
    await tx
      .insert(memberships)
      .values({ ...joins, isDefault: isFirst })
      .onConflictDoNothing();
    await consumeLink(tx, now, { purpose: 'invitation', subject: String(invitation.id) });
    await tx.delete(invitations).where(eq(invitations.id, invitation.id));
    await context.audit?.write(tx, { ...stranger(invitation.email), userId, businessId, role }, { outcome: 'done' });
    return business;
  });
}
