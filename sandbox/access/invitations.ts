/** SUP-06: invitations to act for a business. */
import { and, eq } from 'drizzle-orm';
import type { OperationContext } from '../context';
import type { Db } from '../database/database';
import { businesses, invitations, memberships } from '../database/schema';
import { Refusal } from '../refusal';
import { emailProblem } from './accounts.rules';
import { sandboxAt } from './actors';
import { sendLink } from './links';
import { lockEmail, normalizeEmail, userByEmail } from './people';

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
    const details = { after: { email, roleId, firstName, lastName } };
    await context.audit?.write(tx, sandboxAt(businessId), { outcome: 'done', answer: { email }, details });
  });
}
