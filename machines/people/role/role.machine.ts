import { form } from '../../kit/form.machine';
import type { Said } from '../../kit/otp.types';
import { check, isReady } from './role.rules';
import type { RoleForm } from './role.types';

/** The words of a refusal that speak of a field. */
const blames = (said: string) => {
  if (said.includes('of this name')) return 'name';
  return said.includes('permission') ? 'permissions' : null;
};

/** ROL-01: a role of the merchant's own: a new one, or, by its number as the subject, one that is there already. */
export const roleMachine = form<RoleForm, Said>('role', {
  calls: ['createRole', 'updateRole'],
  makes: 'one',
  req: ['ROL-01'],
  description: 'A role of the merchant’s own.',
  check,
  isReady,
  blames,
  refusal: 'The role could not be saved.',
  says: ({ message }) => message || 'The role was saved.',
  // It may be the role of whoever changes it.
  outdatesProfile: true,
});
