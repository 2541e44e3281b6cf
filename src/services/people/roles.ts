/** Services for roles. */
import { type Role, type RoleDetails, roles } from '../../../contract/people/roles';
import type { Service } from '../../../machines/kit/flow/port';
import type { Outdated } from '../../../machines/kit/form/form.types';
import type { Said } from '../../../machines/kit/otp/otp.types';
import type { RoleForm } from '../../../machines/people/role/role.machine';
import type { RolesAndPermissions } from '../../../machines/people/roles/roles.machine';
import { call, type Options } from '../call';
import { orOutdated, versioned } from '../outdated';

/** ROL-01. No call answers the permissions of all roles, so each role is asked for. */
export const rolesAndPermissions: Service<{ key: string }, RolesAndPermissions> = async (_, options) => {
  const [listed, all] = await Promise.all([call(roles.listRoles, {}, options), call(roles.listPermissions, {}, options)]);
  const withPermissions = async (role: Role) => {
    const { permissions, version } = await call(roles.getRole, { query: { roleid: role.id } }, options);
    return { ...role, permissions, version };
  };
  return { roles: await Promise.all(listed.map(withPermissions)), all };
};

interface RoleRules {
  /** Returns the ids of permissions that are in the field. */
  readonly idsIn: (permissions: string) => readonly string[];
  readonly formOf: (role: RoleDetails) => RoleForm;
}

/** Creates a role, or changes the one whose id is the subject. */
export const saveRole = (
  { idsIn, formOf }: RoleRules,
  { subject, values }: { readonly subject: string; readonly values: RoleForm },
  options: Options,
): Promise<Said | Outdated<RoleForm>> => {
  const { name, description, permissions, version } = values;
  const body = { name: name.trim(), description: description.trim(), permissions: [...idsIn(permissions)] };
  if (subject === '') return call(roles.createRole, { body }, options);
  return orOutdated(
    () => call(roles.updateRole, { body: { ...body, roleId: subject, ...versioned(version) } }, options),
    async () => formOf(await call(roles.getRole, { query: { roleid: subject } }, options)),
  );
};
