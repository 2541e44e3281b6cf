/** Roles and permissions. */
import { wire } from '../../../machines/kit/flow/port';
import { roleMachine } from '../../../machines/people/role/role.machine';
import { rolesMachine } from '../../../machines/people/roles/roles.machine';
import { lazy } from '../lazy';
import { withTemporal } from '../temporal';

const teamPorts = () => withTemporal(() => import('./teamPorts'));

const roles = () => import('../../services/people/roles');

export const rolesFlows = {
  roles: wire(rolesMachine, { load: lazy(roles, (s) => s.rolesAndPermissions) }),
  role: wire(roleMachine, { save: lazy(teamPorts, (s) => s.saveRoleForm) }),
};
