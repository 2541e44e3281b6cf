import { byText, type Sort } from '../../../../machines/kit/list/sorting';
import type { User } from '../../../../machines/people/users/users.machine';
import { actionsOf, nameOf } from '../../../../machines/people/users/users.machine';
import type { SortableColumn } from '../../../flow/useSort';
import type { MenuItem } from '../../../ui/buttons/Menu';
import { StatusMark } from '../../../ui/feedback/StatusMark';
import { NamedCell } from '../../../ui/tables/NamedCell';
import { orDash } from '../../../ui/text/format';
import { actionColumn } from '../../kit/actionColumn';
import { textColumn } from '../../kit/columns';
import { dateColumn } from '../../kit/dateColumn';
import { readOnlyReason } from '../../kit/readOnlyReason';

/** The provider's order. */
export const NEWEST_FIRST: Sort = { key: 'date', direction: 'descending' };

/** Why a role without the permission cannot change the list. */
export const READ_ONLY_REASON = readOnlyReason('users');
const ONESELF = 'You can’t do this to your own account.';

export type Doing = 'deactivating' | 'activating' | 'resending' | 'giving';

interface Doings {
  readonly mayChange: boolean;
  /** The signed-in user's email, because users cannot change their own permissions. */
  readonly email: string;
  readonly onDo: (what: Doing, id: string) => void;
}

type Look = Pick<Parameters<typeof StatusMark>[0], 'tone' | 'icon'>;

const LOOKS = new Map<string, Look>(
  Object.entries<Look>({
    Active: { tone: 'green', icon: 'circle-check' },
    New: { tone: 'indigo', icon: 'circle-dashed' },
    Inactive: { tone: 'plain', icon: 'circle-slash' },
  }),
);

/** USR-01: an expired invitation says so, because that is the reason to send it again. */
function UserStatus({ status, isInvitationExpired }: User) {
  if (status === 'New' && isInvitationExpired)
    return (
      <StatusMark tone="orange" icon="clock-alert">
        New, invitation expired
      </StatusMark>
    );
  return <StatusMark {...(LOOKS.get(status) ?? { tone: 'plain', icon: 'circle-dot' })}>{status}</StatusMark>;
}

const ACTIONS = {
  deactivate: { doing: 'deactivating', label: 'Deactivate', icon: 'ban' },
  activate: { doing: 'activating', label: 'Activate', icon: 'user-check' },
  resend: { doing: 'resending', label: 'Resend invitation', icon: 'arrow-up-right' },
} as const;

function itemsFor({ id, email, status }: User, { mayChange, email: own, onDo }: Doings): readonly MenuItem[] {
  const reason = mayChange ? ONESELF : READ_ONLY_REASON;
  const held = { disabled: !mayChange || email === own, reason };
  const actions = actionsOf(status).map((action) => {
    const { doing, label, icon } = ACTIONS[action];
    return { key: action, label, icon, ...held, onChoose: () => onDo(doing, id) };
  });
  return [...actions, { key: 'role', label: 'Update role', icon: 'key-round', ...held, onChoose: () => onDo('giving', id) }];
}

/** USR-01: the columns of the list, and the actions on a user. */
export const userColumns = (doings: Doings): readonly SortableColumn<User>[] => [
  textColumn('name', 'Name', nameOf, { place: 'lead', cell: (user) => <NamedCell name={nameOf(user)} /> }),
  textColumn('email', 'Email Address', ({ email }) => email, { place: 'note' }),
  { key: 'mobile', head: 'Mobile Number', from: 'xl', cell: ({ mobileNumber }) => orDash(mobileNumber) },
  textColumn('role', 'Role', ({ role }) => role),
  {
    key: 'addedBy',
    head: 'Added By',
    from: 'lg',
    order: byText(({ addedBy }) => addedBy),
    cell: ({ addedBy }) => orDash(addedBy),
  },
  dateColumn('date', 'Date Created', ({ addedAt }) => addedAt, { from: 'lg' }),
  {
    key: 'status',
    head: 'Status',
    place: 'mark',
    order: byText(({ status }) => status),
    cell: (user) => <UserStatus {...user} />,
  },
  actionColumn<User>(nameOf, (user) => itemsFor(user, doings)),
];
