/** USR-01, USR-02: who may act for a business. Nobody changes what they may do themselves, nor somebody who may do more than they. */
import { and, eq } from 'drizzle-orm';
import { existence } from '../../contract/people/users';
import { hasAccount, inviteIn, sendInvitation } from '../access/invitations';
import type { Session } from '../access/session';
import type { Db } from '../database/database';
import { accessTokens, invitations, memberships, roles, tokens, users } from '../database/schema';
import { emailProblem, personProblem } from '../ledger/accounts.rules';
import { Refusal } from '../refusal';
import type { World } from '../world';
import { normal } from './people';
import { type Role, refuseMore, rolesOf, teamOneByOne } from './roles';

interface Wanted {
  readonly email: string;
  readonly role: string;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly mobileNumber?: string | undefined;
}

/** Known nowhere, or not as somebody with an account. */
const NEW = '001';

/** Invitations are numbered apart from users. */
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

/** Who was asked and has not said yes. Of somebody with an account elsewhere nothing is told but what was typed here. */
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

/** Everybody, the newest first. */
export async function listUsers({ db }: Pick<World, 'db'>, { businessId }: Pick<Session, 'businessId'>): Promise<Person[]> {
  const all = [...(await invited(db, businessId)), ...(await members(db, businessId))];
  return all.sort((one, other) => Temporal.Instant.compare(other.addedAt, one.addedAt) || other.key - one.key);
}

async function codeOf(db: Db, session: Session, email: string): Promise<string> {
  const isHere = (await listUsers({ db }, session)).some((person) => person.email === email);
  if (isHere) return existence.here;
  return (await hasAccount(db, email)) ? existence.elsewhere : NEW;
}

function addressFrom(given: string): string {
  const email = normal(given);
  const problem = emailProblem(email);
  if (problem !== null) throw new Refusal(400, problem);
  return email;
}

/** Whether an address is known here, elsewhere or nowhere. */
export const checkUserExists = ({ db }: World, session: Session, given: string): Promise<string> =>
  codeOf(db, session, addressFrom(given));

/** The role that is meant, as it is now. @throws Refusal 409 when it was renamed or removed meanwhile */
async function roleToGive(tx: Db, session: Session, name: string): Promise<Role> {
  const role = (await rolesOf(tx, session.businessId)).find((one) => one.name === name);
  if (!role) throw new Refusal(409, `There is no role “${name}” any more. Choose another one`);
  refuseMore(session, role.permissions);
  return role;
}

/** The names of somebody with an account are their own, and are not asked for. */
function nameOf(wanted: Wanted, code: string) {
  if (code === existence.elsewhere) return { firstName: '', lastName: '', mobileNumber: null };
  const { firstName = '', lastName = '', mobileNumber = '' } = wanted;
  const person = { firstName: firstName.trim(), lastName: lastName.trim(), mobileNumber: mobileNumber.trim() };
  const problem = personProblem(person);
  if (problem !== null) throw new Refusal(400, problem);
  return person;
}

/** USR-02. Asks somebody to act for the business; they do once they have said yes. */
export async function createUser(world: World, session: Session, wanted: Wanted): Promise<void> {
  const email = addressFrom(wanted.email);
  const { businessId } = session;
  await world.db.transaction(async (tx) => {
    await teamOneByOne(tx, businessId);
    const code = await codeOf(tx, session, email);
    if (code === existence.here) throw new Refusal(409, 'User already exist on this subsidiary');
    const role = await roleToGive(tx, session, wanted.role);
    const invitedBy = `${session.firstName} ${session.lastName}`;
    await inviteIn(tx, world.clock.now(), { ...nameOf(wanted, code), email, businessId, roleId: role.id, invitedBy });
  });
}

/** Somebody who is to be changed. @throws Refusal 400 for oneself, 403 for who may do more, 404 for who is not here */
async function otherOf(tx: Db, session: Session, is: (person: Person) => boolean, itself: string): Promise<Person> {
  await teamOneByOne(tx, session.businessId);
  const person = (await listUsers({ db: tx }, session)).find(is);
  if (!person) throw new Refusal(404, 'This user is not there any more');
  if (person.email === session.email) throw new Refusal(400, itself);
  refuseMore(session, person.role.permissions);
  return person;
}

const rowOf = ({ businessId }: Session, { key }: Person) =>
  and(eq(memberships.userId, key), eq(memberships.businessId, businessId));

/** USR-01. What somebody may do, and nothing else: their name is their own. */
export async function updateUser(world: World, session: Session, wanted: Wanted): Promise<void> {
  const email = normal(wanted.email);
  await world.db.transaction(async (tx) => {
    const person = await otherOf(tx, session, (one) => one.email === email, 'You cannot change your own role');
    const { id: roleId } = await roleToGive(tx, session, wanted.role);
    if (person.kind === 'member') await tx.update(memberships).set({ roleId }).where(rowOf(session, person));
    else await tx.update(invitations).set({ roleId }).where(eq(invitations.id, person.key));
  });
}

/** USR-01. Whoever is deactivated is signed out of this business at once. */
export async function setStanding(world: World, session: Session, id: string, standing: 'Active' | 'Inactive'): Promise<void> {
  const { businessId } = session;
  await world.db.transaction(async (tx) => {
    const itself = standing === 'Active' ? 'You are active' : 'You cannot deactivate yourself';
    const person = await otherOf(tx, session, (one) => one.id === id, itself);
    if (person.kind === 'invited') {
      await tx.update(invitations).set({ standing }).where(eq(invitations.id, person.key));
      return;
    }
    await tx.update(memberships).set({ standing }).where(rowOf(session, person));
    if (standing === 'Active') return;
    await tx.delete(tokens).where(and(eq(tokens.userId, person.key), eq(tokens.businessId, businessId)));
  });
}

/** USR-02. The e-mail of an invitation again, with a link that is good from now on. */
export async function resendInvitation(world: World, session: Session, id: string): Promise<void> {
  await world.db.transaction(async (tx) => {
    const person = await otherOf(tx, session, (one) => one.id === id, 'You have accepted already');
    if (person.kind !== 'invited') throw new Refusal(409, 'This user has accepted already');
    if (person.status === 'Inactive') throw new Refusal(409, 'This invitation was deactivated. Activate it first');
    await sendInvitation(tx, world.clock.now(), { id: person.key, email: person.email });
  });
}
