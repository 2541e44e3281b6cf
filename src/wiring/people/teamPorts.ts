/** Services for roles that need a rule of their machine. */

import type { Service } from '../../../machines/kit/flow/port';
import type { Said } from '../../../machines/kit/otp/otp.types';
import type { RoleForm } from '../../../machines/people/role/role.machine';
import { idsIn } from '../../../machines/people/role/role.machine';
import { saveRole } from '../../services/people/roles';

/** ROL-01. */
export const saveRoleForm: Service<{ subject: string; values: RoleForm }, Said> = ({ subject, values }, options) =>
  saveRole(subject, values, idsIn(values.permissions), options);
