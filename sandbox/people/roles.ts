/** ROL-01: the roles of a business. Nobody makes, changes or gives away what they may not do themselves. */
import { and, asc, eq, isNull, max, or, sql } from 'drizzle-orm';
import { allPermissions } from '../../contract/permissions';
import type { Session } from '../access/session';
import type { Db } from '../database/database';
import { invitations, memberships, roles } from '../database/schema';
import { roleProblem } from '../ledger/accounts.rules';
import { Refusal } from '../refusal';
import type { World } from '../world';
import { isWithin } from './permissions.rules';

export type Role = typeof roles.$inferSelect;

interface Wanted {
  readonly name: string;
  readonly description: string;
  /** By their numbers on the wire. */
  readonly permissions: readonly string[];
}

/** Numbers below are of roles that every business has. */
const FIRST_CUSTOM = 101;

const ofBusiness = (businessId: number) => or(isNull(roles.businessId), eq(roles.businessId, businessId));

/** Who belongs to a business, and with which role, changes one after the other: nobody is given what is being changed. */
export async function teamOneByOne(tx: Db, businessId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`team ${businessId}`}))`);
}

export const rolesOf = (db: Db, businessId: number): Promise<Role[]> =>
  db.select().from(roles).where(ofBusiness(businessId)).orderBy(asc(roles.id));

/** Each role, with how many have it or were asked to. */
export async function listRoles({ db }: World, { businessId }: Pick<Session, 'businessId'>) {
  const all = await rolesOf(db, businessId);
  const members = await db.select().from(memberships).where(eq(memberships.businessId, businessId));
  const invited = await db.select().from(invitations).where(eq(invitations.businessId, businessId));
  const held = [...members, ...invited].map(({ roleId }) => roleId);
  return all.map((role) => ({ role, userCount: held.filter((id) => id === role.id).length }));
}

/** @throws Refusal 404 for the role of another business, as for none */
export async function roleOf(db: Db, businessId: number, asked: string): Promise<Role> {
  const id = /^\d{1,9}$/.test(asked) ? Number(asked) : 0;
  const [role] = await db
    .select()
    .from(roles)
    .where(and(eq(roles.id, id), ofBusiness(businessId)));
  if (!role) throw new Refusal(404, 'This role is not there any more');
  return role;
}

/** @throws Refusal 403 where somebody would come to more than whoever does it may do */
export function refuseMore(session: Pick<Session, 'permissions'>, permissions: readonly string[]): void {
  if (isWithin(session.permissions, permissions)) return;
  throw new Refusal(403, 'This role may do what yours may not. Ask the owner of the business');
}

function permissionsWith(numbers: readonly string[]): string[] {
  const names = [...new Set(numbers)].map((number) => allPermissions[Number(number) - 1]);
  if (names.length === 0) throw new Refusal(400, 'Choose at least one permission');
  return names.map((name) => {
    if (name === undefined) throw new Refusal(400, 'Unknown permission');
    return name;
  });
}

/** What is kept of what is wanted. @throws Refusal 400 with the first rule that is broken, 403 as `refuseMore` */
function checked(session: Session, { name, description, permissions }: Wanted) {
  const tidy = { name: name.trim(), description: description.trim() };
  const problem = roleProblem(tidy);
  if (problem !== null) throw new Refusal(400, problem);
  const names = permissionsWith(permissions);
  refuseMore(session, names);
  return { ...tidy, permissions: names };
}

async function refuseTaken(tx: Db, businessId: number, name: string, id: number | null): Promise<void> {
  const isTaken = (role: Role) => role.id !== id && role.name.toLowerCase() === name.toLowerCase();
  if ((await rolesOf(tx, businessId)).some(isTaken)) throw new Refusal(400, 'There is a role of this name already');
}

export async function createRole(world: World, session: Session, wanted: Wanted): Promise<void> {
  const { businessId } = session;
  const role = checked(session, wanted);
  await world.db.transaction(async (tx) => {
    await teamOneByOne(tx, businessId);
    await refuseTaken(tx, businessId, role.name, null);
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('role'))`);
    const [highest] = await tx.select({ id: max(roles.id) }).from(roles);
    const id = Math.max(highest?.id ?? 0, FIRST_CUSTOM - 1) + 1;
    await tx.insert(roles).values({ ...role, id, businessId });
  });
}

export async function updateRole(world: World, session: Session, asked: string, wanted: Wanted): Promise<void> {
  const { businessId } = session;
  const role = checked(session, wanted);
  await world.db.transaction(async (tx) => {
    await teamOneByOne(tx, businessId);
    const current = await roleOf(tx, businessId, asked);
    if (current.businessId === null) throw new Refusal(403, 'This role is the same in every business, and cannot be changed');
    refuseMore(session, current.permissions);
    await refuseTaken(tx, businessId, role.name, current.id);
    await tx.update(roles).set(role).where(eq(roles.id, current.id));
  });
}
