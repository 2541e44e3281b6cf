import { useSearch } from 'wouter';
import { chosenOf } from '../../../../machines/people/roles/roles.machine';
import { useDialogAddress } from '../../../flow/dialogAddress';
import { useResource } from '../../../flow/useResource';
import { Age } from '../../../ui/Age';
import { Busy } from '../../../ui/Busy';
import { Button } from '../../../ui/Button';
import { Empty } from '../../../ui/Empty';
import { Page } from '../../../ui/Page';
import { Stack } from '../../../ui/Stack';
import { Tabs } from '../../../ui/Tabs';
import { Toolbar } from '../../../ui/Toolbar';
import type { rolesFlows } from '../../../wiring/people/roles';
import { lookOnly } from '../../kit/lookOnly';
import { PartFault } from '../../kit/PartFault';
import { RolePanel } from './RolePanel';

interface RolesScreenProps {
  readonly flows: typeof rolesFlows;
  readonly mayManage: boolean;
}

const LOOK_ONLY = lookOnly('roles');

/** `?role=101` is the tab that is open, `?new=role` and `?editing=101` the form over it: another tab closes that. */
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
          <Age at={view.shownAt} busy={view.busy} onRefresh={refresh} />
        </Toolbar>
        <PartFault part={list} what="your roles" />
        {view.value === null && view.busy && <Busy>Fetching the roles…</Busy>}
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
