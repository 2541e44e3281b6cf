import { form } from '../../kit/form/form.machine';
import { required, validateWith } from '../../kit/form/form.rules';
import { selectForm } from '../../kit/form/form.select';
import type { Said } from '../../kit/otp/otp.types';

/** Only the role of a user can be changed. */
export interface UserRole {
  /** The role's name. */
  readonly role: string;
  /** The signed-in user's email. It is not a field. */
  readonly by: string;
}

/** USR-01: nobody changes their own role, so the last owner keeps theirs. The subject is the email of the user. */
const isReady = ({ by }: UserRole, subject: string) => by !== subject;

export const validate = validateWith<UserRole>({ role: required('Role') });

/** USR-01: gives a user, identified by email, another role. */
export const userRoleMachine = form<UserRole, Said>('userRole', {
  calls: ['updateUser'],
  req: ['USR-01'],
  description: 'Changes the role of a user.',
  validate,
  isReady,
  fieldOfError: (said) => (said.includes('role') ? 'role' : null),
  failureMessage: 'We couldn’t change the role. Try again.',
  successMessage: 'Role changed.',
});

export const selectUserRole = selectForm(validate);
