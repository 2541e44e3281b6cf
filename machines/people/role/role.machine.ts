import type { Permission } from '../../../contract/people/roles';
import { form } from '../../kit/form/form.machine';
import { fieldsOf, firstError, isFilled, noTags, required, textUpTo, validateWith } from '../../kit/form/form.rules';
import { selectForm } from '../../kit/form/form.select';
import type { Said } from '../../kit/otp/otp.types';

/** The input for a custom role. */
export interface RoleForm {
  readonly name: string;
  readonly description: string;
  /** The ids of its permissions, separated by spaces. */
  readonly permissions: string;
}

export const emptyValues: RoleForm = { name: '', description: '', permissions: '' };

/** Returns the ids in the field. */
export const idsIn = (permissions: string): readonly string[] => permissions.split(' ').filter(Boolean);

/** Writes the ids in a fixed order, so that checking and unchecking a box is no change. */
const written = (ids: readonly string[]) =>
  [...new Set(ids)].sort((one, other) => one.localeCompare(other, 'en', { numeric: true })).join(' ');

export const permissionsOf = (permissions: readonly Permission[]): string => written(permissions.map(({ id }) => id));

export const ticked = (permissions: string, id: string, isTicked: boolean): string =>
  written(isTicked ? [...idsIn(permissions), id] : idsIn(permissions).filter((one) => one !== id));

/** Returns the role that has exactly these permissions, by its id. Empty if none has. */
export const startOf = (
  roles: readonly { readonly id: string; readonly permissions: readonly Permission[] }[],
  permissions: string,
): string => roles.find((role) => permissionsOf(role.permissions) === permissions)?.id ?? '';

/** ROL-01. */
export const validate = validateWith<RoleForm>({
  name: firstError(required('Name'), textUpTo(100), noTags),
  description: firstError(required('Description'), textUpTo(250), noTags),
  permissions: (permissions) => (idsIn(permissions).length > 0 ? null : 'Choose at least one permission.'),
});

/** ROL-01: a role needs a name, a description and at least one permission. */
export const isReady = (values: RoleForm): boolean => fieldsOf(values).every((field) => isFilled(values[field]));

/** Returns the field that a refusal is about. */
const fieldOfError = (said: string) => {
  if (said.includes('of this name')) return 'name';
  return said.includes('permission') ? 'permissions' : null;
};

/** ROL-01: creates a custom role, or changes the one whose id is the subject. */
export const roleMachine = form<RoleForm, Said>('role', {
  calls: ['createRole', 'updateRole'],
  callsOneOf: true,
  req: ['ROL-01'],
  description: 'Creates or edits a role.',
  validate,
  isReady,
  fieldOfError,
  failureMessage: 'We couldn’t save the role. Try again.',
  successMessage: 'Role saved.',
  // The role may be that of the merchant who changes it.
  invalidatesProfile: true,
});

export const selectRole = selectForm(validate);
