import { useResource } from '../../../flow/useResource';
import { SelectField } from '../../../ui/controls/SelectField';
import type { usersFlows } from '../../../wiring/people/users';
import { PartError } from '../../kit/PartError';

interface RoleFieldProps {
  readonly machine: (typeof usersFlows)['userRoles'];
  readonly value: string;
  readonly onChoose: (role: string) => void;
  readonly problem?: string | null;
  readonly disabled?: boolean;
}

/** A choice of the roles that can be given, loaded when the field appears. */
export function RoleField({ machine, value, onChoose, problem = null, disabled = false }: RoleFieldProps) {
  const part = useResource(machine, '');
  return (
    <>
      <PartError part={part} what="your roles" />
      <SelectField
        label="Role"
        placeholder="Choose a role"
        value={value}
        disabled={disabled}
        problem={problem}
        options={withValue(part.view.value ?? [], value).map((role) => ({ value: role, label: role }))}
        onChoose={onChoose}
      />
    </>
  );
}

/** The selected role stays visible, even if it no longer exists. */
const withValue = (roles: readonly string[], value: string) =>
  value === '' || roles.includes(value) ? roles : [value, ...roles];
