import { form } from '../../kit/form.machine';
import { required, validateWith } from '../../kit/form.rules';
import { selectForm } from '../../kit/form.select';
import type { Said } from '../../kit/otp.types';

/** Of a user only the role is changed. */
export interface UserRole {
  /** By its name. */
  readonly role: string;
}

export const check = validateWith<UserRole>({ role: required('Role') });

/** USR-01: a user, by their address, is given another role. */
export const userRoleMachine = form<UserRole, Said>('userRole', {
  calls: ['updateUser'],
  req: ['USR-01'],
  description: 'Changes the role of a user.',
  check,
  blames: (said) => (said.includes('role') ? 'role' : null),
  refusal: 'The role could not be changed.',
  says: ({ message }) => message || 'The role was changed.',
});

export const selectUserRole = selectForm(check);
