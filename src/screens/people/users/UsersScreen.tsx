import { useMemo } from 'react';
import type { User, UserFilter } from '../../../../machines/people/users/users.machine';
import { useDialogAddress } from '../../../flow/dialogAddress';
import { useCollection } from '../../../flow/useCollection';
import { Age } from '../../../ui/Age';
import { Button } from '../../../ui/Button';
import { Empty } from '../../../ui/Empty';
import { Page } from '../../../ui/Page';
import { Stack } from '../../../ui/Stack';
import { Toolbar } from '../../../ui/Toolbar';
import type { usersFlows } from '../../../wiring/people/users';
import { ListTable } from '../../kit/ListTable';
import { WordsSearch } from '../../kit/WordsSearch';
import { UserDialogs } from './UserDialogs';
import { LOOK_ONLY, NEWEST_FIRST, userColumns } from './userColumns';
import { everybody, userFilterCodec } from './userFilter';

interface UsersScreenProps {
  readonly flows: typeof usersFlows;
  readonly business: string;
  /** Of whoever is signed in. */
  readonly email: string;
  readonly mayChange: boolean;
}

/** `?new=user`, `?deactivating=3`, and so on. */
const DIALOGS = ['new', 'deactivating', 'activating', 'resending', 'giving'] as const;

/** USR-01, USR-02. */
export function UsersScreen({ flows, business, email, mayChange }: UsersScreenProps) {
  const list = useCollection(flows.users, userFilterCodec);
  const { about, open, close } = useDialogAddress(DIALOGS);
  const { send, view } = list;
  const { filter } = view.query;
  const apply = (wanted: UserFilter) => send({ type: 'filter.applied', filter: wanted });
  const refresh = () => send({ type: 'refreshed' });
  const columns = useMemo(() => userColumns({ mayChange, email, onDo: open }), [mayChange, email, open]);
  const done = (isChanged: boolean) => {
    close();
    if (isChanged) refresh();
  };
  return (
    <Page
      title="Users"
      actions={
        <Button
          kind="solid"
          icon="plus"
          disabled={!mayChange}
          reason={mayChange ? null : LOOK_ONLY}
          onPress={() => open('new', 'user')}
        >
          Create New User
        </Button>
      }
    >
      <Stack>
        <Toolbar>
          <WordsSearch
            key={filter.words}
            label="Search by name or e-mail"
            words={filter.words}
            onSearch={(words) => apply({ words })}
          />
          <Age at={view.shownAt} busy={view.busy} onRefresh={refresh} />
        </Toolbar>
        <ListTable<User, UserFilter>
          list={list}
          caption="Users"
          columns={columns}
          usual={NEWEST_FIRST}
          rowKey={({ id }) => id}
          empty={<Nobody filtered={filter.words !== ''} onReset={() => apply(everybody)} />}
          lost="your users"
        />
      </Stack>
      {mayChange && <UserDialogs flows={flows} business={business} rows={view.rows} email={email} about={about} onDone={done} />}
    </Page>
  );
}

/** 'None yet' is another thing than 'none match'. */
const Nobody = ({ filtered, onReset }: { readonly filtered: boolean; readonly onReset: () => void }) =>
  filtered ? (
    <Empty title="No user matches.">
      <Button onPress={onReset}>Show all users</Button>
    </Empty>
  ) : (
    <Empty title="You currently do not have any user" />
  );
