/** SUP-06: how an invited person reads and accepts an invitation. */
import { eq } from 'drizzle-orm';
import { passwordProblem } from '../access/accounts.rules';
import { stranger } from '../access/actors';
import { hasAccount, type Invited } from '../access/invitations';
import { consumeLink, openLink } from '../access/links';
import { lockEmail, userByEmail } from '../access/people';
import { confirmAddress } from '../access/signUps';
import type { OperationContext } from '../context';
import type { Db } from '../database/database';
import { businesses, invitations, memberships, roles, users } from '../database/schema';
import { Refusal } from '../refusal';
import { hashPassword } from '../rules/secrets';

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
