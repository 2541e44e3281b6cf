import type { Permission } from '../../../contract/people/roles';
import { atMost, checkBy, fieldsOf, firstBroken, isFilled, noTags, required } from '../../kit/form.rules';
import type { RoleForm } from './role.types';

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
export const check = checkBy<RoleForm>({
  name: firstBroken(required('Name'), atMost(100), noTags),
  description: firstBroken(required('Description'), atMost(250), noTags),
  permissions: (permissions) => (idsIn(permissions).length > 0 ? null : 'Choose at least one permission.'),
});

/** ROL-01: it can be sent with a name, a description and at least one permission. */
export const isReady = (values: RoleForm): boolean => fieldsOf(values).every((field) => isFilled(values[field]));
