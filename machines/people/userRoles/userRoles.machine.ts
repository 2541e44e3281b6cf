import { resource } from '../../kit/resource/resource.machine';

/** The names of the roles that can be given. There is only one list, so its key is empty. */
export const userRolesMachine = resource<readonly string[], string>('userRoles', {
  calls: ['listUserRoles'],
  req: ['USR-01', 'USR-02'],
  description: 'Lists the roles that can be assigned to a user.',
});
