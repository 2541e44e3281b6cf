import type { Permission } from '../../../contract/people/roles';
import { form } from '../../kit/form.machine';
import { fieldsOf, firstError, isFilled, maxLength, noTags, required, validateWith } from '../../kit/form.rules';
import { selectForm } from '../../kit/form.select';
import type { Said } from '../../kit/otp.types';

/** A role of the merchant's own, as it is filled in. */
export interface RoleForm {
  readonly name: string;
  readonly description: string;
  /** The numbers of what it allows, with a blank between. */
  readonly permissions: string;
}

export const nothing: RoleForm = { name: '', description: '', permissions: '' };

/** The numbers in the field. */
export const idsIn = (permissions: string): readonly string[] => permissions.split(' ').filter(Boolean);

/** In an order of their own, so that what was ticked and unticked again is no change. */
const written = (ids: readonly string[]) =>
  [...new Set(ids)].sort((one, other) => one.localeCompare(other, 'en', { numeric: true })).join(' ');

export const permissionsOf = (permissions: readonly Permission[]): string => written(permissions.map(({ id }) => id));

export const ticked = (permissions: string, id: string, isTicked: boolean): string =>
  written(isTicked ? [...idsIn(permissions), id] : idsIn(permissions).filter((one) => one !== id));

/** ROL-01. */
export const check = validateWith<RoleForm>({
  name: firstError(required('Name'), maxLength(100), noTags),
  description: firstError(required('Description'), maxLength(250), noTags),
  permissions: (permissions) => (idsIn(permissions).length > 0 ? null : 'Choose at least one permission.'),
});

/** ROL-01: it can be sent with a name, a description and at least one permission. */
export const isReady = (values: RoleForm): boolean => fieldsOf(values).every((field) => isFilled(values[field]));

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
  description: 'Creates or edits a role.',
  check,
  isReady,
  blames,
  refusal: 'The role could not be saved.',
  says: ({ message }) => message || 'The role was saved.',
  // It may be the role of whoever changes it.
  outdatesProfile: true,
});

export const selectRole = selectForm(check);
