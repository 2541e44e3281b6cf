import { form } from '../../kit/form.machine';
import type { Said } from '../../kit/otp.types';
import { check } from './userRole.rules';
import type { UserRole } from './userRole.types';

/** USR-01: a user, by their address, is given another role. */
export const userRoleMachine = form<UserRole, Said>('userRole', {
  calls: ['updateUser'],
  req: ['USR-01'],
  description: 'Another role for a user.',
  check,
  blames: (said) => (said.includes('role') ? 'role' : null),
  refusal: 'The role could not be changed.',
  says: ({ message }) => message || 'The role was changed.',
});
