import type { rolesCases } from '../../../machines/people/roles/roles.flow';
import type { rolesMachine } from '../../../machines/people/roles/roles.machine';
import { oneOfItsKind } from '../forms';
import type { Model, StateOf } from '../model';

/** The roles of a business, in a user's words. */
export const rolesModel = oneOfItsKind({
  req: ['ROL-01'],
  id: 'roles',
  start: { path: '/dashboard/settings/roles-permissions', as: 'amaka.obi@bluecrest.test' },
  title: 'Fetching the roles…',
  shown: 'Bookkeeper (1)',
}) satisfies Model<typeof rolesCases, StateOf<typeof rolesMachine>>;
