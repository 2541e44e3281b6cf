import type { ReactNode } from 'react';
import type { RoleWithPermissions } from '../../../../machines/people/roles/roles.machine';
import { type Area, areaGroups, rightsIn } from '../../../../machines/people/roles/roles.rules';
import { type Mark, Matrix } from '../../../ui/tables/Matrix';

interface RolesMatrixProps {
  readonly roles: readonly RoleWithPermissions[];
  readonly areas: readonly Area[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  /** Such as “2 users”. */
  readonly noteOf: (role: RoleWithPermissions) => string;
  readonly actionOf: (role: RoleWithPermissions) => ReactNode;
}

/** Other permissions in words. A dash, if the area has some and the role has none. */
const othersOf = (others: readonly string[] | null): Mark => others && (others.length > 0 ? others.join(', ') : false);

function marksOf(area: Area, held: ReadonlySet<string>): readonly Mark[] {
  const { view, manage, others } = rightsIn(area, held);
  return [view, manage, othersOf(others)];
}

/** The groups say nothing of one role here. */
const NONE: ReadonlySet<string> = new Set();

/** ROL-01: what each role may do in each area, side by side. */
export function RolesMatrix({ roles, areas, chosen, onChoose, noteOf, actionOf }: RolesMatrixProps) {
  const held = roles.map(({ permissions }) => new Set(permissions.map(({ id }) => id)));
  return (
    <Matrix
      caption="Permissions of each role"
      lead="Area"
      parts={['View', 'Manage', 'Also']}
      columns={roles.map((role) => ({ key: role.id, name: role.name, note: noteOf(role), action: actionOf(role) }))}
      chosen={chosen}
      onChoose={onChoose}
      groups={areaGroups(areas, NONE).map(({ title, areas: within }) => ({
        title,
        rows: within.map((area) => ({ name: area.area, marks: held.map((ids) => marksOf(area, ids)) })),
      }))}
    />
  );
}
