import { useState } from 'react';
import type { Permission } from '../../../../machines/people/roleDetails/roleDetails.machine';
import { grouped } from '../../../../machines/people/roleDetails/roleDetails.machine';
import type { Role } from '../../../../machines/people/roles/roles.machine';
import { useDialogAddress } from '../../../flow/dialogAddress';
import { useResource } from '../../../flow/useResource';
import { Busy } from '../../../ui/Busy';
import { Button } from '../../../ui/Button';
import { Groups } from '../../../ui/Groups';
import { LocalFilterField } from '../../../ui/SearchField';
import { Section } from '../../../ui/Section';
import { Stack } from '../../../ui/Stack';
import type { rolesFlows } from '../../../wiring/people/roles';
import { PartError } from '../../kit/PartError';
import { RoleDialog } from './RoleDialog';

interface RolePanelProps {
  readonly flows: typeof rolesFlows;
  readonly role: Role;
  readonly mayManage: boolean;
  readonly onSaved: () => void;
}

const DIALOGS = ['new', 'editing'] as const;

/** ROL-01: one role with its description and permissions. */
export function RolePanel({ flows, role, mayManage, onSaved }: RolePanelProps) {
  const part = useResource(flows.roleDetails, role.id);
  const { view, send } = part;
  const { about, open, close } = useDialogAddress(DIALOGS);
  const sheet = view.value;
  const done = (isSaved: boolean) => {
    close();
    if (!isSaved) return;
    send({ type: 'refresh' });
    onSaved();
  };
  const edited = sheet?.role.isCustom && about('editing') === role.id ? sheet.role : null;
  return (
    <Section
      title={sheet?.role.name ?? role.name}
      actions={mayManage && role.isCustom && <Button onPress={() => open('editing', role.id)}>Edit role</Button>}
    >
      <PartError part={part} what="this role" />
      {!sheet && view.busy && <Busy>Loading role…</Busy>}
      {sheet && (
        <Stack>
          <p>{sheet.role.description}</p>
          <Permissions permissions={sheet.role.permissions} />
        </Stack>
      )}
      {sheet && mayManage && (about('new') !== null || edited) && (
        <RoleDialog key={edited?.id ?? 'new'} machine={flows.role} role={edited} all={sheet.all} onDone={done} />
      )}
    </Section>
  );
}

/** The search applies while typing, because all rows are loaded. */
function Permissions({ permissions }: { readonly permissions: readonly Permission[] }) {
  const [words, setWords] = useState('');
  const found = grouped(permissions, words);
  return (
    <>
      <LocalFilterField label="Search permissions" value={words} onText={setWords} />
      {found.length === 0 && <p role="status">No permissions match.</p>}
      <Groups
        label="Permissions"
        groups={found.map(({ area, permissions: named }) => ({
          title: area,
          items: named.map(({ id, label }) => ({ key: id, content: label })),
        }))}
      />
    </>
  );
}
