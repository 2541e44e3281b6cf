import { useMemo } from 'react';
import { userFilters } from '../../../../machines/people/users/users.machine';
import { useDialogAddress } from '../../../flow/dialogAddress';
import { useList } from '../../../flow/useList';
import { Button } from '../../../ui/buttons/Button';
import { Page } from '../../../ui/layout/Page';
import type { usersFlows } from '../../../wiring/people/users';
import { ListSection, type ListWords } from '../../kit/ListSection';
import { UserDialogs } from './UserDialogs';
import { NEWEST_FIRST, READ_ONLY_REASON, userColumns } from './userColumns';

interface UsersScreenProps {
  readonly flows: typeof usersFlows;
  readonly business: string;
  /** The signed-in user's email. */
  readonly email: string;
  readonly mayChange: boolean;
}

/** The dialogs in the URL: `?new=user`, `?deactivating=3`, and so on. */
const DIALOGS = ['new', 'deactivating', 'activating', 'resending', 'giving'] as const;

/** USR-01, USR-02. */
export function UsersScreen({ flows, business, email, mayChange }: UsersScreenProps) {
  const list = useList(flows.users, userFilters);
  const { about, open, close } = useDialogAddress(DIALOGS);
  const { view, refresh } = list;
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
          reason={mayChange ? null : READ_ONLY_REASON}
          onPress={() => open('new', 'user')}
        >
          Create New User
        </Button>
      }
    >
      <ListSection list={list} words={WORDS} columns={columns} usual={NEWEST_FIRST} rowKey={({ id }) => id} />
      {mayChange && <UserDialogs flows={flows} business={business} rows={view.rows} email={email} about={about} onDone={done} />}
    </Page>
  );
}

const WORDS: ListWords = {
  caption: 'Users',
  widths: { name: 165, email: 239, mobile: 151, role: 119, addedBy: 130, date: 156, status: 124, action: 42 },
  none: 'You currently do not have any user',
  noMatch: 'No users match.',
  showAll: 'Show all users',
  lost: 'your users',
};
