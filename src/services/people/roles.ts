/** Services for roles. */
import { type Role, roles } from '../../../contract/people/roles';
import type { Service } from '../../../machines/kit/flow/port';
import type { Said } from '../../../machines/kit/otp/otp.types';
import type { RoleForm } from '../../../machines/people/role/role.machine';
import type { RolesAndPermissions } from '../../../machines/people/roles/roles.machine';
import { call, type Options } from '../call';

/** ROL-01. No call answers the permissions of all roles, so each role is asked for. */
export const rolesAndPermissions: Service<{ key: string }, RolesAndPermissions> = async (_, options) => {
  const [listed, all] = await Promise.all([call(roles.listRoles, {}, options), call(roles.listPermissions, {}, options)]);
  const permissionsOf = async ({ id }: Role) => (await call(roles.getRole, { query: { roleid: id } }, options)).permissions;
  return { roles: await Promise.all(listed.map(async (role) => ({ ...role, permissions: await permissionsOf(role) }))), all };
};

/** `permissions`: their ids. */
export const saveRole = (subject: string, values: RoleForm, permissions: readonly string[], options: Options): Promise<Said> => {
  const { name, description } = values;
  const body = { name: name.trim(), description: description.trim(), permissions: [...permissions] };
  if (subject === '') return call(roles.createRole, { body }, options);
  return call(roles.updateRole, { body: { ...body, roleId: subject } }, options);
};
