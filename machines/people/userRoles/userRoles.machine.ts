import { resource } from '../../kit/resource.machine';

/** The roles that can be given, by their names. There is one list of them: its key is empty. */
export const userRolesMachine = resource<readonly string[], string>('userRoles', {
  calls: ['listUserRoles'],
  req: ['USR-01', 'USR-02'],
  description: 'Lists the roles that can be assigned to a user.',
});
