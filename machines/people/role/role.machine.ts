import type { Permission } from '../../../contract/people/roles';
import { form } from '../../kit/form/form.machine';
import { firstError, isFilled, noTags, required, textUpTo, validateWith } from '../../kit/form/form.rules';
import { selectForm } from '../../kit/form/form.select';
import type { Edits } from '../../kit/form/form.types';
import type { Said } from '../../kit/otp/otp.types';
import { type Area, labelOf } from '../roles/roles.rules';

/** The input for a custom role. */
export interface RoleForm {
  readonly name: string;
  readonly description: string;
  /** The ids of its permissions, separated by spaces. */
  readonly permissions: string;
  /** As loaded. Empty of a new one. */
  readonly version: string;
}

export const emptyValues: RoleForm = { name: '', description: '', permissions: '', version: '' };

/** Returns the ids in the field. */
export const idsIn = (permissions: string): readonly string[] => permissions.split(' ').filter(Boolean);

/** Writes the ids in a fixed order, so that checking and unchecking a box is no change. */
const written = (ids: readonly string[]) =>
  [...new Set(ids)].sort((one, other) => one.localeCompare(other, 'en', { numeric: true })).join(' ');

export const permissionsOf = (permissions: readonly Permission[]): string => written(permissions.map(({ id }) => id));

export const ticked = (permissions: string, id: string, isTicked: boolean): string =>
  written(isTicked ? [...idsIn(permissions), id] : idsIn(permissions).filter((one) => one !== id));

/**
 * ROL-01: more in an area needs View, so another permission brings View with it, and without View none stays. `areas`: all of
 * them.
 */
export function tickedIn(areas: readonly Area[], permissions: string, id: string, isTicked: boolean): string {
  const area = areas.find((each) => each.permissions.some((one) => one.id === id))?.permissions ?? [];
  const view = area.find(({ label }) => label === 'View');
  const along = isTicked ? [id, view?.id ?? id] : id === view?.id ? area.map((one) => one.id) : [id];
  return along.reduce((held, one) => ticked(held, one, isTicked), permissions);
}

/** The part of a role that its form edits. */
interface Stored extends Pick<RoleForm, 'name' | 'description' | 'version'> {
  readonly permissions: readonly Permission[];
}

export const formOfRole = ({ name, description, permissions, version }: Stored): RoleForm => ({
  ...{ name, description, version },
  permissions: permissionsOf(permissions),
});

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
export const isReady = ({ name, description, permissions }: RoleForm): boolean =>
  [name, description, permissions].every(isFilled);

/** Returns the ids that are in the first field and not in the second. */
const missingIn = (permissions: string, others: string): readonly string[] => {
  const ids = new Set(idsIn(others));
  return idsIn(permissions).filter((id) => !ids.has(id));
};

/** A permission that someone else removed stays removed, unless the merchant added it again. */
const merged = (seen: string, mine: string, stored: string): string => {
  const removed = missingIn(seen, mine);
  return written([...idsIn(stored).filter((id) => !removed.includes(id)), ...missingIn(mine, seen)]);
};

/** ROL-01. `nameOf` returns what a permission is called, by its id. */
export const editsWith = (nameOf: (id: string) => string): Edits<RoleForm> => {
  const listed = (ids: readonly string[]) => ids.map(nameOf).join(', ');
  const changed = (before: string, after: string): string => {
    const [added, removed] = [missingIn(after, before), missingIn(before, after)];
    if (added.length + removed.length === 0) return 'Unchanged';
    return [added.length > 0 && `Added: ${listed(added)}.`, removed.length > 0 && `Removed: ${listed(removed)}.`]
      .filter(Boolean)
      .join(' ');
  };
  return {
    thing: 'role',
    labels: { name: 'Name', description: 'Description', permissions: 'Permissions' },
    parts: { permissions: { changed, merged } },
  };
};

/** Returns the field that a refusal is about. */
const fieldOfError = (said: string) => {
  if (said.includes('of this name')) return 'name';
  return said.includes('permission') ? 'permissions' : null;
};

/** ROL-01: creates a custom role, or changes the one whose id is the subject. */
export const roleMachine = form<RoleForm, Said>('role', {
  calls: ['createRole', 'updateRole', 'getRole'],
  callsOneOf: true,
  req: ['ROL-01'],
  description: 'Creates or edits a role.',
  validate,
  edits: editsWith((id) => id),
  isReady,
  fieldOfError,
  failureMessage: 'We couldn’t save the role. Try again.',
  successMessage: 'Role saved.',
  // The role may be that of the merchant who changes it.
  invalidatesProfile: true,
});

/** `all`: every permission, for the names of those that someone else changed. */
export const selectRole = (all: readonly Permission[]) =>
  selectForm(
    validate,
    null,
    editsWith((id) => labelOf(all.find((one) => one.id === id)?.name ?? id)),
  );
