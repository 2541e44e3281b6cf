import { resource } from '../../kit/resource.machine';
import type { Role } from './roles.types';

/** ROL-01: the roles of the business, with how many users have each. There is one list of them: its key is empty. */
export const rolesMachine = resource<readonly Role[], string>('roles', {
  calls: ['listRoles'],
  req: ['ROL-01'],
  description: 'The roles of the business, with how many users have each.',
});
