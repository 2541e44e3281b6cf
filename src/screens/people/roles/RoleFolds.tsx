import type { RoleWithPermissions } from '../../../../machines/people/roles/roles.machine';
import { type Area, areaGroups, heldWords } from '../../../../machines/people/roles/roles.rules';
import { YesNo } from '../../../ui/controls/YesNo';
import { Folds } from '../../../ui/layout/Folds';

interface RoleFoldsProps {
  readonly role: RoleWithPermissions;
  readonly areas: readonly Area[];
  readonly isSearching: boolean;
}

/** ROL-01: what one role may do, for a narrow page. */
export function RoleFolds({ role, areas, isSearching }: RoleFoldsProps) {
  const held = new Set(role.permissions.map(({ id }) => id));
  return (
    <Folds
      label="Permissions"
      allOpen={isSearching}
      folds={areaGroups(areas, held).map((group) => ({
        title: group.title,
        note: `${group.held} of ${group.all}`,
        rows: group.areas.map((area) => ({ name: area.area, value: <YesNo yes={heldWords(area, held)} no="None" /> })),
      }))}
    />
  );
}
