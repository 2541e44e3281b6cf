/** Services for roles. */
import { type Role, roles } from '../../../contract/people/roles';
import type { Said } from '../../../machines/kit/otp.types';
import type { Service } from '../../../machines/kit/port';
import type { RoleForm } from '../../../machines/people/role/role.machine';
import type { RoleSheet } from '../../../machines/people/roleDetails/roleDetails.machine';
import { call, type Options } from '../call';

export const listRoles: Service<{ key: string }, readonly Role[]> = (_, options) => call(roles.listRoles, {}, options);

/** ROL-01. */
export const roleSheet: Service<{ key: string }, RoleSheet> = async ({ key }, options) => {
  const [role, all] = await Promise.all([
    call(roles.getRole, { query: { roleid: key } }, options),
    call(roles.listPermissions, {}, options),
  ]);
  return { role, all };
};

/** `permissions`: their ids. */
export const saveRole = (subject: string, values: RoleForm, permissions: readonly string[], options: Options): Promise<Said> => {
  const { name, description } = values;
  const body = { name: name.trim(), description: description.trim(), permissions: [...permissions] };
  if (subject === '') return call(roles.createRole, { body }, options);
  return call(roles.updateRole, { body: { ...body, roleId: subject } }, options);
};
