import { sentence } from '../../../../machines/kit/flow/fault';
import { useResource } from '../../../flow/useResource';
import { Button } from '../../../ui/buttons/Button';
import { SelectField } from '../../../ui/controls/SelectField';
import { Alert } from '../../../ui/feedback/Alert';
import type { usersFlows } from '../../../wiring/people/users';

interface RoleFieldProps {
  readonly machine: (typeof usersFlows)['userRoles'];
  readonly value: string;
  readonly onChoose: (role: string) => void;
  readonly problem?: string | null;
  readonly disabled?: boolean;
}

/** A choice of the roles that can be given, loaded when the field appears. */
export function RoleField({ machine, value, onChoose, problem = null, disabled = false }: RoleFieldProps) {
  const { view, send } = useResource(machine, '');
  return (
    <>
      {view.fault && (
        <Alert tone="bad" action={<Button onPress={() => send({ type: 'refresh' })}>Try again</Button>}>
          {sentence(view.fault, 'We couldn’t load your roles.')}
        </Alert>
      )}
      <SelectField
        label="Role"
        placeholder="Choose a role"
        value={value}
        disabled={disabled}
        problem={problem}
        options={withValue(view.value ?? [], value).map((role) => ({ value: role, label: role }))}
        onChoose={onChoose}
      />
    </>
  );
}

/** The selected role stays visible, even if it no longer exists. */
const withValue = (roles: readonly string[], value: string) =>
  value === '' || roles.includes(value) ? roles : [value, ...roles];
