import { form } from '../../kit/form/form.machine';
import { required, validateWith } from '../../kit/form/form.rules';
import { selectForm } from '../../kit/form/form.select';
import type { Edits } from '../../kit/form/form.types';
import type { Said } from '../../kit/otp/otp.types';

/** Only the role of a user can be changed. */
export interface UserRole {
  /** The role's name. */
  readonly role: string;
  /** The signed-in user's email. It is not a field. */
  readonly by: string;
  /** The role that the merchant saw, which is what the provider compares. Empty: the user has none. */
  readonly version: string;
}

/** The form of a user with this role. */
export const formOfUserRole = (role: string, by: string): UserRole => ({ role, by, version: role });

const edits: Edits<UserRole> = { thing: 'user', labels: { role: 'Role' } };

/** USR-01: nobody changes their own role, so the last owner keeps theirs. The subject is the email of the user. */
const isReady = ({ by }: UserRole, subject: string) => by !== subject;

export const validate = validateWith<UserRole>({ role: required('Role') });

/** USR-01: gives a user, identified by email, another role than the one that the merchant saw. */
export const userRoleMachine = form<UserRole, Said>('userRole', {
  calls: ['updateUser', 'listUsers'],
  callsInTurn: true,
  req: ['USR-01'],
  description: 'Changes the role of a user.',
  validate,
  edits,
  isReady,
  fieldOfError: (said) => (said.includes('role') ? 'role' : null),
  failureMessage: 'We couldn’t change the role. Try again.',
  successMessage: 'Role changed.',
});

export const selectUserRole = selectForm(validate, null, edits);
