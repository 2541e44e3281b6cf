import type { Permission, RoleDetails } from '../../../contract/people/roles';
import { resource } from '../../kit/resource.machine';

export type { Permission } from '../../../contract/people/roles';

/** A role, and all permissions that exist. */
export interface RoleSheet {
  readonly role: RoleDetails;
  readonly all: readonly Permission[];
}

interface Named {
  readonly id: string;
  /** The permission in words. */
  readonly label: string;
}

interface Area {
  readonly area: string;
  readonly permissions: readonly Named[];
}

const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** Splits `payout.view` into Payout and View. A name without an area belongs to none. */
function partsOf(name: string): readonly [area: string, label: string] {
  const at = name.indexOf('.');
  return at < 1 ? ['Other', capital(name)] : [capital(name.slice(0, at)), capital(name.slice(at + 1))];
}

/** ROL-01: returns the permissions that contain the words, by area in alphabetical order. */
export function grouped(permissions: readonly Permission[], words: string): readonly Area[] {
  const wanted = words.trim().toLowerCase();
  const areas = new Map<string, Named[]>();
  for (const { id, name } of permissions) {
    const [area, label] = partsOf(name);
    if (!`${area} ${label} ${name}`.toLowerCase().includes(wanted)) continue;
    areas.set(area, [...(areas.get(area) ?? []), { id, label }]);
  }
  return [...areas]
    .map(([area, named]) => ({ area, permissions: named }))
    .sort((one, other) => one.area.localeCompare(other.area));
}

/** ROL-01: one role by its id, with its permissions and all others. */
export const roleDetailsMachine = resource<RoleSheet, string>('roleDetails', {
  calls: ['getRole', 'listPermissions'],
  req: ['ROL-01'],
  description: 'Shows one role and its permissions.',
});
