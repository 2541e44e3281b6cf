import { useSearch } from 'wouter';
import { chosenOf } from '../../../../machines/people/roles/roles.machine';
import { useDialogAddress } from '../../../flow/dialogAddress';
import { useResource } from '../../../flow/useResource';
import { Busy } from '../../../ui/Busy';
import { Button } from '../../../ui/Button';
import { Empty } from '../../../ui/Empty';
import { LastUpdated } from '../../../ui/LastUpdated';
import { Page } from '../../../ui/Page';
import { Stack } from '../../../ui/Stack';
import { Tabs } from '../../../ui/Tabs';
import { Toolbar } from '../../../ui/Toolbar';
import type { rolesFlows } from '../../../wiring/people/roles';
import { PartError } from '../../kit/PartError';
import { readOnlyReason } from '../../kit/readOnlyReason';
import { RolePanel } from './RolePanel';

interface RolesScreenProps {
  readonly flows: typeof rolesFlows;
  readonly mayManage: boolean;
}

const LOOK_ONLY = readOnlyReason('roles');

/** `?role=101` opens a tab, and `?new=role` or `?editing=101` the form over it. Another tab closes the form. */
const TABS = ['role', 'new', 'editing'] as const;
const DIALOGS = ['new', 'editing'] as const;

/** ROL-01. */
export function RolesScreen({ flows, mayManage }: RolesScreenProps) {
  const list = useResource(flows.roles, '');
  const { view, send } = list;
  const asked = new URLSearchParams(useSearch()).get('role');
  const { open: choose } = useDialogAddress(TABS);
  const { open } = useDialogAddress(DIALOGS);
  const roles = view.value ?? [];
  const chosen = chosenOf(roles, asked);
  const refresh = () => send({ type: 'refresh' });
  return (
    <Page
      title="Roles & Permissions"
      actions={
        <Button
          kind="solid"
          icon="plus"
          disabled={!mayManage || !chosen}
          reason={mayManage ? null : LOOK_ONLY}
          onPress={() => open('new', 'role')}
        >
          Create custom role
        </Button>
      }
    >
      <Stack>
        <Toolbar>
          <LastUpdated at={view.shownAt} busy={view.busy} onRefresh={refresh} />
        </Toolbar>
        <PartError part={list} what="your roles" />
        {view.value === null && view.busy && <Busy>Loading roles…</Busy>}
        {view.value?.length === 0 && <Empty title="You currently do not have any role" />}
        {chosen && (
          <Tabs
            label="Roles"
            value={chosen.id}
            onChoose={(id) => choose('role', id)}
            tabs={roles.map(({ id, name, userCount }) => ({ value: id, label: `${name} (${userCount})` }))}
          >
            <RolePanel flows={flows} role={chosen} mayManage={mayManage} onSaved={refresh} />
          </Tabs>
        )}
      </Stack>
    </Page>
  );
}
