import type { userRolesCases } from '../../../machines/people/userRoles/userRoles.flow';
import type { userRolesMachine } from '../../../machines/people/userRoles/userRoles.machine';
import { oneOfItsKind } from '../forms';
import type { Model, StateOf } from '../model';

/** The roles that can be given, in a user's words. */
export const userRolesModel = oneOfItsKind({
  req: ['USR-01', 'USR-02'],
  id: 'userRoles',
  start: { path: '/dashboard/settings/users?giving=3', as: 'amaka.obi@bluecrest.test' },
  title: 'Update the role of Ngozi Eze',
  shown: 'Approver',
}) satisfies Model<typeof userRolesCases, StateOf<typeof userRolesMachine>>;
