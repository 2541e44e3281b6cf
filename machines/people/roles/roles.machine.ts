import type { Role } from '../../../contract/people/roles';
import { resource } from '../../kit/resource.machine';

export type { Role } from '../../../contract/people/roles';

/** ROL-01: the role that is shown first, where there is one of this number. */
const FIRST = '9';

/** The role that is asked for; else the one that comes first. Null where there is none at all. */
export const chosenOf = (roles: readonly Role[], asked: string | null): Role | null =>
  roles.find(({ id }) => id === asked) ?? roles.find(({ id }) => id === FIRST) ?? roles[0] ?? null;

/** ROL-01: the roles of the business, with how many users have each. There is one list of them: its key is empty. */
export const rolesMachine = resource<readonly Role[], string>('roles', {
  calls: ['listRoles'],
  req: ['ROL-01'],
  description: 'Lists the roles of the business and how many users have each.',
});
