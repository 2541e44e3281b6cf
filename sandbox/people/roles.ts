/** ROL-01: the roles of a business. Nobody creates, changes or gives permissions that they don't have. */
import { and, asc, eq, isNull, max, or, sql } from 'drizzle-orm';
import { allPermissions } from '../../contract/permissions';
import { roleProblem } from '../access/accounts.rules';
import { isWithin } from '../access/permissions.rules';
import type { Session } from '../access/session';
import type { OperationContext } from '../context';
import type { Db } from '../database/database';
import { invitations, memberships, roles } from '../database/schema';
import { Refusal } from '../refusal';
import { refuseChanged, versionOf } from '../rules/versions';

export type Role = typeof roles.$inferSelect;

interface Wanted {
  readonly name: string;
  readonly description: string;
  /** By their ids in the API. */
  readonly permissions: readonly string[];
}

/** Lower ids are those of built-in roles. */
const FIRST_CUSTOM = 101;

const ofBusiness = (businessId: number) => or(isNull(roles.businessId), eq(roles.businessId, businessId));

/** Changes to users and roles of a business run one after the other, so that nobody gets a role while it changes. */
export async function lockTeam(tx: Db, businessId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`team ${businessId}`}))`);
}

export const rolesOf = (db: Db, businessId: number): Promise<Role[]> =>
  db.select().from(roles).where(ofBusiness(businessId)).orderBy(asc(roles.id));

/** Returns each role with its number of users and invited people. */
export async function listRoles({ db }: OperationContext, { businessId }: Pick<Session, 'businessId'>) {
  const all = await rolesOf(db, businessId);
  const members = await db.select().from(memberships).where(eq(memberships.businessId, businessId));
  const invited = await db.select().from(invitations).where(eq(invitations.businessId, businessId));
  const held = [...members, ...invited].map(({ roleId }) => roleId);
  return all.map((role) => ({ role, userCount: held.filter((id) => id === role.id).length }));
}

/** @throws Refusal 404 for a role of another business, as for an unknown one */
export async function roleOf(db: Db, businessId: number, asked: string): Promise<Role> {
  const id = /^\d{1,9}$/.test(asked) ? Number(asked) : 0;
  const [role] = await db
    .select()
    .from(roles)
    .where(and(eq(roles.id, id), ofBusiness(businessId)));
  if (!role) throw new Refusal(404, 'This role no longer exists');
  return role;
}

/** @throws Refusal 403 if a person would get more permissions than the current user has */
export function assertWithinPermissions(session: Pick<Session, 'permissions'>, permissions: readonly string[]): void {
  if (isWithin(session.permissions, permissions)) return;
  throw new Refusal(403, 'Your role does not include all of these permissions. Ask the owner of the business');
}

function permissionsWith(numbers: readonly string[]): string[] {
  const names = [...new Set(numbers)].map((number) => allPermissions[Number(number) - 1]);
  if (names.length === 0) throw new Refusal(400, 'Choose at least one permission');
  return names.map((name) => {
    if (name === undefined) throw new Refusal(400, 'Unknown permission');
    return name;
  });
}

/** Returns the values to store. @throws Refusal 400 with the first broken rule, 403 as `refuseMore` */
function checked(session: Session, { name, description, permissions }: Wanted) {
  const tidy = { name: name.trim(), description: description.trim() };
  const problem = roleProblem(tidy);
  if (problem !== null) throw new Refusal(400, problem);
  const names = permissionsWith(permissions);
  assertWithinPermissions(session, names);
  return { ...tidy, permissions: names };
}

async function refuseTaken(tx: Db, businessId: number, name: string, id: number | null): Promise<void> {
  const isTaken = (role: Role) => role.id !== id && role.name.toLowerCase() === name.toLowerCase();
  if ((await rolesOf(tx, businessId)).some(isTaken)) throw new Refusal(400, 'There is already a role of this name');
}

/** What the form of a role has. The order of permissions says nothing. */
const fieldsOf = ({ name, description, permissions }: Pick<Role, 'name' | 'description' | 'permissions'>) => ({
  ...{ name, description },
  permissions: [...permissions].sort(),
});

export const versionOfRole = (role: Role): string => versionOf(fieldsOf(role));

export async function createRole(context: OperationContext, session: Session, wanted: Wanted): Promise<void> {
  const { businessId } = session;
  const role = checked(session, wanted);
  await context.db.transaction(async (tx) => {
    await lockTeam(tx, businessId);
    await refuseTaken(tx, businessId, role.name, null);
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('role'))`);
    const [highest] = await tx.select({ id: max(roles.id) }).from(roles);
    const id = Math.max(highest?.id ?? 0, FIRST_CUSTOM - 1) + 1;
    await tx.insert(roles).values({ ...role, id, businessId });
  });
}

interface Edited extends Wanted {
  readonly version?: string | undefined;
}

/**
 * @returns the role before and after
 * @throws Refusal 409 if someone changed it since the merchant opened it, so that no permission that was removed comes back unseen
 */
export async function updateRole(context: OperationContext, session: Session, asked: string, wanted: Edited) {
  const { businessId } = session;
  const role = checked(session, wanted);
  return context.db.transaction(async (tx) => {
    await lockTeam(tx, businessId);
    const current = await roleOf(tx, businessId, asked);
    if (current.businessId === null) throw new Refusal(403, 'This role is built in and can’t be changed');
    assertWithinPermissions(session, current.permissions);
    refuseChanged({ thing: 'role', seen: wanted.version, present: fieldsOf(current), wanted: fieldsOf(role) });
    await refuseTaken(tx, businessId, role.name, current.id);
    await tx.update(roles).set(role).where(eq(roles.id, current.id));
    const { name, description, permissions } = current;
    return { before: { name, description, permissions }, after: role };
  });
}
