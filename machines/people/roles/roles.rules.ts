/** How permissions are grouped: by area, and the areas by what they are about. */
import type { Permission, Role } from '../../../contract/people/roles';

interface Named {
  readonly id: string;
  /** The permission in words. */
  readonly label: string;
}

export interface Area {
  readonly area: string;
  readonly permissions: readonly Named[];
}

/** Areas that are abbreviations. */
const ABBREVIATIONS: Readonly<Record<string, string>> = { qr: 'QR' };

const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** Splits `payout.view` into Payout and View. A name without an area belongs to none. */
function partsOf(name: string): readonly [area: string, label: string] {
  const at = name.indexOf('.');
  if (at < 1) return ['Other', capital(name)];
  const area = name.slice(0, at);
  return [ABBREVIATIONS[area] ?? capital(area), capital(name.slice(at + 1))];
}

/** Returns a permission in words, such as “Payout: approve”. */
export const labelOf = (name: string): string => {
  const [area, label] = partsOf(name);
  return `${area}: ${label.toLowerCase()}`;
};

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

/** ROL-01: returns the roles with the user's own first, because the others are compared with it. */
export const ownFirst = <Of extends Pick<Role, 'name'>>(roles: readonly Of[], own: string): readonly Of[] => [
  ...roles.filter(({ name }) => name === own),
  ...roles.filter(({ name }) => name !== own),
];

/** What a role may do in an area. */
export interface Rights {
  /** Null: the area has no such permission. */
  readonly view: boolean | null;
  readonly manage: boolean | null;
  /** The role's other permissions, in words. Null: the area has no others. */
  readonly others: readonly string[] | null;
}

/** ROL-01. `held`: the ids of the role's permissions. */
export function rightsIn({ permissions }: Area, held: ReadonlySet<string>): Rights {
  const view = permissions.find(({ label }) => label === 'View');
  const manage = permissions.find(({ label }) => label === 'Manage');
  const others = permissions.filter((one) => one !== view && one !== manage);
  return {
    view: view ? held.has(view.id) : null,
    manage: manage ? held.has(manage.id) : null,
    others: others.length > 0 ? others.filter(({ id }) => held.has(id)).map(({ label }) => label.toLowerCase()) : null,
  };
}

/** ROL-01: the permissions of a role in an area, in words, such as “View, approve”. Empty if it has none. */
export const heldWords = ({ permissions }: Area, held: ReadonlySet<string>): string =>
  capital(
    permissions
      .filter(({ id }) => held.has(id))
      .map(({ label }) => label.toLowerCase())
      .join(', '),
  );

/** Groups of areas, because a list of all of them is too long. */
const GROUPS: readonly (readonly [title: string, areas: readonly string[]])[] = [
  ['Money in', ['chargeback', 'customer', 'invoice', 'link', 'product', 'qr', 'refund', 'transaction']],
  ['Money out', ['balance', 'beneficiary', 'funding', 'payout', 'settlement', 'split', 'swap']],
  ['Business', ['audit', 'business', 'identity', 'key', 'report', 'role', 'user']],
];

const titleOf = ({ area }: Area): string =>
  GROUPS.find(([, areas]) => areas.includes(area.toLowerCase()))?.[0] ?? 'Other permissions';

export interface AreaGroup {
  readonly title: string;
  readonly areas: readonly Area[];
  /** How many permissions of the group the role has, and how many there are. */
  readonly held: number;
  readonly all: number;
}

/** ROL-01: the areas in groups. Areas that are not known are in a group of their own. Empty groups are left out. */
export function areaGroups(areas: readonly Area[], held: ReadonlySet<string>): readonly AreaGroup[] {
  return [...GROUPS.map(([title]) => title), 'Other permissions'].flatMap((title) => {
    const within = areas.filter((area) => titleOf(area) === title);
    const ids = within.flatMap(({ permissions }) => permissions.map(({ id }) => id));
    return ids.length === 0 ? [] : [{ title, areas: within, held: ids.filter((id) => held.has(id)).length, all: ids.length }];
  });
}
