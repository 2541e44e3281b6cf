import { useMemo, useState } from 'react';
import { isolated } from '../../../../contract/shownText';
import type { RoleForm } from '../../../../machines/people/role/role.machine';
import {
  emptyValues,
  formOfRole,
  idsIn,
  permissionsOf,
  selectRole,
  startOf,
  tickedIn,
} from '../../../../machines/people/role/role.machine';
import type { RolesAndPermissions, RoleWithPermissions } from '../../../../machines/people/roles/roles.machine';
import { areaGroups, grouped } from '../../../../machines/people/roles/roles.rules';
import { useDraft } from '../../../flow/useDraft';
import { useFields } from '../../../flow/useFields';
import { useFlow } from '../../../flow/useFlow';
import { LocalFilterField } from '../../../ui/controls/SearchField';
import { SelectField } from '../../../ui/controls/SelectField';
import { TextAreaField } from '../../../ui/controls/TextAreaField';
import { TextField } from '../../../ui/controls/TextField';
import { Alert } from '../../../ui/feedback/Alert';
import { Dialog } from '../../../ui/layers/Dialog';
import { TickMatrix } from '../../../ui/tables/TickMatrix';
import type { rolesFlows } from '../../../wiring/people/roles';
import { FormButtons, FormFrame } from '../../kit/FormFrame';

interface RoleDialogProps {
  readonly machine: (typeof rolesFlows)['role'];
  /** Null: a new role. */
  readonly role: RoleWithPermissions | null;
  /** A new role can start with the permissions of one of these. */
  readonly roles: readonly RoleWithPermissions[];
  readonly all: RolesAndPermissions['all'];
  readonly onDone: (isSaved: boolean) => void;
}

const FORM = 'role';

const startedWith = (role: RoleWithPermissions | null): RoleForm => (role ? formOfRole(role) : emptyValues);

/** ROL-01. */
export function RoleDialog({ machine, role, roles, all, onDone }: RoleDialogProps) {
  const { draft, keepDraft } = useDraft<RoleForm>(`role:${role?.id ?? 'new'}`);
  const flow = useFlow(machine, {
    input: { subject: role?.id ?? '', initialValues: startedWith(role), draft },
    select: useMemo(() => selectRole(all), [all]),
    onChange: keepDraft,
    onDone: ({ result }) => onDone(result === 'saved'),
  });
  const { view, can, send } = flow;
  const fields = useFields<RoleForm>(flow);
  return (
    <Dialog
      title={role ? `Edit ${isolated(role.name)}` : 'Create custom role'}
      open
      canClose={!view.busy}
      onClose={() => send({ type: 'cancel' })}
      foot={
        <FormButtons
          {...flow}
          form={FORM}
          reason={can('form.submitted') ? null : 'Add a name, a description and at least one permission.'}
        >
          {role ? 'Save role' : 'Create role'}
        </FormButtons>
      }
    >
      <FormFrame {...flow} id={FORM}>
        <TextField label="Name" {...fields.text('name')} />
        <TextAreaField label="Description" limit={250} rows={2} {...fields.text('description')} />
        {role === null && <StartFrom roles={roles} {...fields.text('permissions')} />}
        <Ticks all={all} {...fields.text('permissions')} />
      </FormFrame>
    </Dialog>
  );
}

interface StartFromProps extends Pick<TicksProps, 'value' | 'onText' | 'waiting'> {
  readonly roles: readonly RoleWithPermissions[];
}

/** ROL-01: fills in the permissions of an existing role, to be changed from there. */
const StartFrom = ({ roles, value, waiting, onText }: StartFromProps) => (
  <SelectField
    label="Start from"
    optional
    disabled={waiting}
    value={startOf(roles, value)}
    onChoose={(id) => onText(permissionsOf(roles.find((one) => one.id === id)?.permissions ?? []))}
    options={[
      { value: '', label: value === '' ? 'No permissions' : 'Your own selection' },
      ...roles.map(({ id, name }) => ({ value: id, label: isolated(name) })),
    ]}
  />
);

interface TicksProps {
  readonly all: RolesAndPermissions['all'];
  readonly value: string;
  readonly problem: string | null;
  readonly waiting: boolean;
  readonly onText: (permissions: string) => void;
}

const COLUMNS = ['View', 'Manage'] as const;

function Ticks({ all, value, problem, waiting, onText }: TicksProps) {
  const [words, setWords] = useState('');
  const held = idsIn(value);
  const found = grouped(all, words);
  return (
    <>
      <LocalFilterField label="Search permissions" value={words} onText={setWords} />
      <p>
        {held.length} of {all.length} selected
      </p>
      {problem && <Alert tone="bad">{problem}</Alert>}
      {found.length === 0 && <p role="status">No permissions match.</p>}
      <TickMatrix
        label="Permissions"
        lead="Area"
        columns={COLUMNS}
        rest="Also"
        waiting={waiting}
        groups={areaGroups(found, new Set(held)).map((group) => ({
          title: group.title,
          note: `${group.held} of ${group.all}`,
          rows: group.areas.map(({ area, permissions }) => {
            const ticks = permissions.map(({ id, label }) => ({ key: id, label, isTicked: held.includes(id) }));
            return {
              name: area,
              ticks: COLUMNS.map((column) => ticks.find(({ label }) => label === column) ?? null),
              others: ticks.filter(({ label }) => !COLUMNS.some((column) => column === label)),
            };
          }),
        }))}
        onTick={(id, isTicked) => onText(tickedIn(grouped(all, ''), value, id, isTicked))}
      />
    </>
  );
}
