import { type ReactNode, useState } from 'react';
import { isolated } from '../../../../contract/shownText';
import type { RolesAndPermissions, RoleWithPermissions } from '../../../../machines/people/roles/roles.machine';
import { chosenOf } from '../../../../machines/people/roles/roles.machine';
import { grouped, ownFirst } from '../../../../machines/people/roles/roles.rules';
import { useDialogAddress } from '../../../flow/dialogAddress';
import { useResource } from '../../../flow/useResource';
import { useSearch } from '../../../flow/useSearch';
import { Button } from '../../../ui/buttons/Button';
import { TextButton } from '../../../ui/buttons/TextButton';
import { LocalFilterField } from '../../../ui/controls/SearchField';
import { SelectField } from '../../../ui/controls/SelectField';
import { Empty } from '../../../ui/feedback/Empty';
import { Loading } from '../../../ui/feedback/Loading';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { Page } from '../../../ui/layout/Page';
import { Stack } from '../../../ui/layout/Stack';
import { useMedia } from '../../../ui/layout/useMedia';
import { LastUpdated } from '../../../ui/tables/LastUpdated';
import { MatrixOutline } from '../../../ui/tables/MatrixOutline';
import { Toolbar } from '../../../ui/tables/Toolbar';
import { formatCount } from '../../../ui/text/format';
import type { rolesFlows } from '../../../wiring/people/roles';
import { PartError } from '../../kit/PartError';
import { readOnlyReason } from '../../kit/readOnlyReason';
import { RoleDialog } from './RoleDialog';
import { RoleFolds } from './RoleFolds';
import { RolesMatrix } from './RolesMatrix';

interface RolesScreenProps {
  readonly flows: typeof rolesFlows;
  readonly mayManage: boolean;
  /** The name of the signed-in user's role. */
  readonly own: string;
}

const LOOK_ONLY = readOnlyReason('roles');

/** `?role=101` chooses a role, and `?new=role` or `?editing=101` opens the form. Another role closes the form. */
const CHOICES = ['role', 'new', 'editing'] as const;
const DIALOGS = ['new', 'editing'] as const;

/** ROL-01: every role with what it may do, and the form of a custom one. */
export function RolesScreen({ flows, mayManage, own }: RolesScreenProps) {
  const list = useResource(flows.roles, '');
  const { view, send } = list;
  const asked = new URLSearchParams(useSearch()).get('role');
  const { open: choose } = useDialogAddress(CHOICES);
  const { about, open, close } = useDialogAddress(DIALOGS);
  const { roles: listed, all } = view.value ?? { roles: [], all: [] };
  const roles = ownFirst(listed, own);
  const chosen = chosenOf(roles, asked);
  const edited = roles.find(({ id, isCustom }) => isCustom && id === about('editing')) ?? null;
  const refresh = () => send({ type: 'refresh' });
  const done = (isSaved: boolean) => {
    close();
    if (isSaved) refresh();
  };
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
        <PartError part={list} what="your roles" />
        {view.value === null && !view.busy && <NotLoaded />}
        {view.value === null && view.busy && <Loading outline={<MatrixOutline />}>Loading roles…</Loading>}
        {view.value?.roles.length === 0 && <Empty title="You currently do not have any role" />}
        {chosen && (
          <Permissions
            roles={roles}
            all={all}
            chosen={chosen}
            onChoose={(id) => choose('role', id)}
            noteOf={noteOf(own)}
            onEdit={mayManage ? (id) => open('editing', id) : null}
            updated={<LastUpdated at={view.shownAt} busy={view.busy} failed={view.fault !== null} onRefresh={refresh} />}
          />
        )}
      </Stack>
      {chosen && mayManage && (about('new') !== null || edited) && (
        <RoleDialog key={edited?.id ?? 'new'} machine={flows.role} role={edited} roles={roles} all={all} onDone={done} />
      )}
    </Page>
  );
}

const noteOf =
  (own: string) =>
  ({ name, userCount }: RoleWithPermissions): string => {
    const users = userCount === null ? '— users' : `${formatCount(userCount)} user${userCount === 1 ? '' : 's'}`;
    return `${users}${name === own ? ', you' : ''}`;
  };

interface PermissionsProps extends RolesAndPermissions {
  readonly chosen: RoleWithPermissions;
  readonly onChoose: (id: string) => void;
  readonly noteOf: (role: RoleWithPermissions) => string;
  /** Null: the signed-in user may not change roles. */
  readonly onEdit: ((id: string) => void) | null;
  readonly updated: ReactNode;
}

/** The search applies while typing, because all permissions are loaded. A narrow page shows one role at a time. */
function Permissions({ roles, all, chosen, onChoose, noteOf: note, onEdit, updated }: PermissionsProps) {
  const [words, setWords] = useState('');
  const isNarrow = useMedia('(width < 48rem)');
  const areas = grouped(all, words);
  const editOf = ({ id, name, isCustom }: RoleWithPermissions) =>
    onEdit &&
    isCustom && (
      <TextButton label={`Edit ${isolated(name)}`} onPress={() => onEdit(id)}>
        Edit
      </TextButton>
    );
  return (
    <Stack>
      {isNarrow && (
        <SelectField
          label="Role"
          value={chosen.id}
          onChoose={onChoose}
          options={roles.map((role) => ({ value: role.id, label: `${isolated(role.name)}, ${note(role)}` }))}
        />
      )}
      {isNarrow && (
        <p>
          <span>{chosen.description}</span> {editOf(chosen)}
        </p>
      )}
      <Toolbar>
        <LocalFilterField label="Search permissions" value={words} onText={setWords} />
        {!isNarrow && (
          <p>
            <strong>{isolated(chosen.name)}:</strong> <span>{chosen.description}</span>
          </p>
        )}
        {updated}
      </Toolbar>
      {areas.length === 0 && <p role="status">No permissions match.</p>}
      {areas.length > 0 &&
        (isNarrow ? (
          <RoleFolds role={chosen} areas={areas} isSearching={words.trim() !== ''} />
        ) : (
          <RolesMatrix roles={roles} areas={areas} chosen={chosen.id} onChoose={onChoose} noteOf={note} actionOf={editOf} />
        ))}
      <p>{isNarrow ? '' : '– Not allowed. '}Only custom roles can be edited.</p>
    </Stack>
  );
}
