/** Services for roles that need a rule of their machine. */

import type { Service } from '../../../machines/kit/flow/port';
import type { Outdated } from '../../../machines/kit/form/form.types';
import type { Said } from '../../../machines/kit/otp/otp.types';
import type { RoleForm } from '../../../machines/people/role/role.machine';
import { formOfRole, idsIn } from '../../../machines/people/role/role.machine';
import { saveRole } from '../../services/people/roles';

/** ROL-01. */
export const saveRoleForm: Service<{ subject: string; values: RoleForm }, Said | Outdated<RoleForm>> = (given, options) =>
  saveRole({ idsIn, formOf: formOfRole }, given, options);
