import type { Role } from '../../../contract/people/roles';
import { resource } from '../../kit/resource.machine';

export type { Role } from '../../../contract/people/roles';

/** ROL-01: the id of the role that is shown first, if it exists. */
const FIRST = '9';

/** Returns the requested role, else the default one. Null if there are no roles. */
export const chosenOf = (roles: readonly Role[], asked: string | null): Role | null =>
  roles.find(({ id }) => id === asked) ?? roles.find(({ id }) => id === FIRST) ?? roles[0] ?? null;

/** ROL-01: the roles of the business, with their number of users. There is only one list, so its key is empty. */
export const rolesMachine = resource<readonly Role[], string>('roles', {
  calls: ['listRoles'],
  req: ['ROL-01'],
  description: 'Lists the roles of the business and how many users have each.',
});
