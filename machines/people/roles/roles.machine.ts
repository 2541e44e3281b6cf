import type { Permission, Role } from '../../../contract/people/roles';
import { resource } from '../../kit/resource/resource.machine';

/** A role with what it may do. */
export interface RoleWithPermissions extends Role {
  readonly permissions: readonly Permission[];
  readonly version: string;
}

export interface RolesAndPermissions {
  readonly roles: readonly RoleWithPermissions[];
  /** Every permission that exists. */
  readonly all: readonly Permission[];
}

/** ROL-01: the id of the role that is shown first, if it exists. */
const FIRST = '9';

/** Returns the requested role, else the default one. Null if there are no roles. */
export const chosenOf = <Of extends Role>(roles: readonly Of[], asked: string | null): Of | null =>
  roles.find(({ id }) => id === asked) ?? roles.find(({ id }) => id === FIRST) ?? roles[0] ?? null;

/** ROL-01: the roles of the business, with their users and permissions. There is only one list, so its key is empty. */
export const rolesMachine = resource<RolesAndPermissions, string>('roles', {
  calls: ['listRoles', 'listPermissions', 'getRole'],
  req: ['ROL-01'],
  description: 'Lists the roles of the business, how many users have each, and what each may do.',
});
