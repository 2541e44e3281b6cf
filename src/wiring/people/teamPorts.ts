/** Ports of users and roles for which a rule of their machine says what is meant. */
import type { Page, Query } from '../../../machines/kit/collection.types';
import type { Said } from '../../../machines/kit/otp.types';
import type { Service } from '../../../machines/kit/port';
import type { RoleForm } from '../../../machines/people/role/role.machine';
import { idsIn } from '../../../machines/people/role/role.machine';
import type { User, UserFilter } from '../../../machines/people/users/users.machine';
import { isLookedFor } from '../../../machines/people/users/users.machine';
import { saveRole } from '../../services/people/roles';
import { listUsers } from '../../services/people/users';

/** USR-01. The call takes no filter: what it answers is filtered here. */
export const usersLookedFor: Service<Query<UserFilter>, Page<User>> = async ({ filter }, options) => {
  const all = await listUsers(undefined, options);
  const rows = all.rows.filter((user) => isLookedFor(user, filter));
  return { rows, total: rows.length };
};

/** ROL-01. */
export const saveTheRole: Service<{ subject: string; values: RoleForm }, Said> = ({ subject, values }, options) =>
  saveRole(subject, values, idsIn(values.permissions), options);
