/** USR-01, USR-02: the users of a business. Nobody changes their own permissions, or a user with more permissions. */
import { and, eq } from 'drizzle-orm';
import { said } from '../../contract/common';
import { existence } from '../../contract/people/users';
import { short } from '../../contract/shownText';
import { emailProblem, personProblem } from '../access/accounts.rules';
import { countEmail } from '../access/emailLimit';
import { hasAccount, inviteIn, sendInvitation } from '../access/invitations';
import { normalizeEmail } from '../access/people';
import type { Session } from '../access/session';
import type { OperationContext } from '../context';
import type { Db } from '../database/database';
import { accessTokens, invitations, memberships, roles, tokens, users } from '../database/schema';
import { Refusal } from '../refusal';
import { assertWithinPermissions, lockTeam, type Role, rolesOf } from './roles';

interface Wanted {
  readonly email: string;
  readonly role: string;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly mobileNumber?: string | undefined;
}

/** Unknown, or known without an account. */
const NEW = '001';

/** Invitations have ids separate from users. */
const ofInvitation = (id: number) => `invitation-${id}`;

async function members(db: Db, businessId: number) {
  const rows = await db
    .select({ user: users, membership: memberships, role: roles })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(roles, eq(roles.id, memberships.roleId))
    .where(eq(memberships.businessId, businessId));
  return rows.map(({ user, membership, role }) => ({
    kind: 'member' as const,
    key: user.id,
    id: String(user.id),
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    mobileNumber: user.mobileNumber,
    role,
    status: membership.standing as string,
    addedBy: membership.addedBy,
    addedAt: membership.addedAt,
    expiresAt: null,
  }));
}

/** Returns invited people who have not accepted. For a user with an account elsewhere it shows only what was typed here. */
async function invited(db: Db, businessId: number) {
  const rows = await db
    .select({ invitation: invitations, role: roles })
    .from(invitations)
    .innerJoin(roles, eq(roles.id, invitations.roleId))
    .where(eq(invitations.businessId, businessId));
  const links = await db.select().from(accessTokens).where(eq(accessTokens.purpose, 'invitation'));
  return rows.map(({ invitation, role }) => ({
    kind: 'invited' as const,
    key: invitation.id,
    id: ofInvitation(invitation.id),
    firstName: invitation.firstName,
    lastName: invitation.lastName,
    email: invitation.email,
    mobileNumber: invitation.mobileNumber,
    role,
    status: invitation.standing === 'Active' ? 'New' : 'Inactive',
    addedBy: invitation.invitedBy,
    addedAt: invitation.invitedAt,
    expiresAt: links.find(({ subject }) => subject === String(invitation.id))?.expiresAt ?? null,
  }));
}

type Person = Awaited<ReturnType<typeof members>>[number] | Awaited<ReturnType<typeof invited>>[number];

/** Returns everyone, newest first. */
export async function listUsers(
  { db }: Pick<OperationContext, 'db'>,
  { businessId }: Pick<Session, 'businessId'>,
): Promise<Person[]> {
  const all = [...(await invited(db, businessId)), ...(await members(db, businessId))];
  return all.sort((one, other) => Temporal.Instant.compare(other.addedAt, one.addedAt) || other.key - one.key);
}

async function codeOf(db: Db, session: Session, email: string): Promise<string> {
  const isHere = (await listUsers({ db }, session)).some((person) => person.email === email);
  if (isHere) return existence.here;
  return (await hasAccount(db, email)) ? existence.elsewhere : NEW;
}

function addressFrom(given: string): string {
  const email = normalizeEmail(given);
  const problem = emailProblem(email);
  if (problem !== null) throw new Refusal(400, problem);
  return email;
}

/** Returns whether an email is known here, elsewhere or nowhere. */
export const checkUserExists = ({ db }: OperationContext, session: Session, given: string): Promise<string> =>
  codeOf(db, session, addressFrom(given));

/** Returns the requested role as it is now. @throws Refusal 409 if it was renamed or removed meanwhile */
async function roleToGive(tx: Db, session: Session, name: string): Promise<Role> {
  const role = (await rolesOf(tx, session.businessId)).find((one) => one.name === name);
  if (!role) throw new Refusal(409, `The role “${short(name)}” no longer exists. Choose another one`);
  assertWithinPermissions(session, role.permissions);
  return role;
}

/** The names of a user with an account are not requested again. */
function nameOf(wanted: Wanted, code: string) {
  if (code === existence.elsewhere) return { firstName: '', lastName: '', mobileNumber: null };
  const { firstName = '', lastName = '', mobileNumber = '' } = wanted;
  const person = { firstName: firstName.trim(), lastName: lastName.trim(), mobileNumber: mobileNumber.trim() };
  const problem = personProblem(person);
  if (problem !== null) throw new Refusal(400, problem);
  return person;
}

/** USR-02: invites a person to act for the business. They can act after they accepted. */
export async function createUser(context: OperationContext, session: Session, wanted: Wanted): Promise<void> {
  const email = addressFrom(wanted.email);
  const { businessId } = session;
  await context.db.transaction(async (tx) => {
    await lockTeam(tx, businessId);
    const code = await codeOf(tx, session, email);
    if (code === existence.here) throw new Refusal(409, 'User already exist on this subsidiary');
    const role = await roleToGive(tx, session, wanted.role);
    const invitedBy = `${session.firstName} ${session.lastName}`;
    await inviteIn(tx, context.clock.now(), { ...nameOf(wanted, code), email, businessId, roleId: role.id, invitedBy });
    await countEmail(tx, context, session.email);
  });
}

/** Returns the user to change. @throws Refusal 400 for oneself, 403 for one with more permissions, 404 for an unknown one */
async function otherOf(tx: Db, session: Session, is: (person: Person) => boolean, itself: string): Promise<Person> {
  await lockTeam(tx, session.businessId);
  const person = (await listUsers({ db: tx }, session)).find(is);
  if (!person) throw new Refusal(404, 'User not found');
  if (person.email === session.email) throw new Refusal(400, itself);
  assertWithinPermissions(session, person.role.permissions);
  return person;
}

const rowOf = ({ businessId }: Session, { key }: Person) =>
  and(eq(memberships.userId, key), eq(memberships.businessId, businessId));

interface NewRole extends Wanted {
  /** The role that the merchant saw. Missing: the last change wins. */
  readonly from?: string | undefined;
}

/**
 * USR-01: changes a user's role, and nothing else. A change that is stored already is no conflict, so it may be repeated after a lost response.
 * @returns the role before and after
 * @throws Refusal 409 if it is not the one that the merchant saw
 */
export async function updateUser(context: OperationContext, session: Session, wanted: NewRole) {
  const email = normalizeEmail(wanted.email);
  return context.db.transaction(async (tx) => {
    const person = await otherOf(tx, session, (one) => one.email === email, 'You can’t change your own role');
    const { from = person.role.name } = wanted;
    if (![from, wanted.role].includes(person.role.name))
      throw new Refusal(409, `Someone changed the role of this user ${said.changedMeanwhile}`);
    const { id: roleId } = await roleToGive(tx, session, wanted.role);
    if (person.kind === 'member') await tx.update(memberships).set({ roleId }).where(rowOf(session, person));
    else await tx.update(invitations).set({ roleId }).where(eq(invitations.id, person.key));
    return { before: { role: person.role.name }, after: { role: wanted.role } };
  });
}

/** USR-01: a deactivated user is signed out of this business at once. @returns the user's status before and after */
export async function setStanding(context: OperationContext, session: Session, id: string, standing: 'Active' | 'Inactive') {
  const { businessId } = session;
  return context.db.transaction(async (tx) => {
    const itself = standing === 'Active' ? 'You are already active' : 'You can’t deactivate yourself';
    const person = await otherOf(tx, session, (one) => one.id === id, itself);
    const change = { before: { status: person.status }, after: { status: standing } };
    if (person.kind === 'invited') {
      await tx.update(invitations).set({ standing }).where(eq(invitations.id, person.key));
      return change;
    }
    await tx.update(memberships).set({ standing }).where(rowOf(session, person));
    const ofUser = and(eq(tokens.userId, person.key), eq(tokens.businessId, businessId));
    if (standing === 'Inactive') await tx.delete(tokens).where(ofUser);
    return change;
  });
}

/** USR-02: sends the email of an invitation again, with a new link. */
export async function resendInvitation(context: OperationContext, session: Session, id: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const person = await otherOf(tx, session, (one) => one.id === id, 'You have already accepted');
    if (person.kind !== 'invited') throw new Refusal(409, 'This user has already accepted');
    if (person.status === 'Inactive') throw new Refusal(409, 'This invitation is deactivated. Activate it first');
    await sendInvitation(tx, context.clock.now(), { id: person.key, email: person.email });
    await countEmail(tx, context, session.email);
  });
}
