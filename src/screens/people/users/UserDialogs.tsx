import { isolated } from '../../../../contract/shownText';
import type { Said } from '../../../../machines/kit/otp/otp.types';
import type { Asked } from '../../../../machines/people/invitationResend/invitationResend.machine';
import type { StatusChange } from '../../../../machines/people/userStatus/userStatus.machine';
import type { User } from '../../../../machines/people/users/users.machine';
import { actionsOf, nameOf } from '../../../../machines/people/users/users.machine';
import type { usersFlows } from '../../../wiring/people/users';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { lazyDialog, usePreloaded } from '../../kit/lazyDialog';
import { UserRoleDialog } from './UserRoleDialog';
import type { Doing } from './userColumns';

const invitation = lazyDialog(async () => (await import('./UserInvitationDialog')).UserInvitationDialog);
const LATE = [invitation.fetch];

interface UserDialogsProps {
  readonly flows: typeof usersFlows;
  readonly business: string;
  readonly rows: readonly User[];
  /** The signed-in user's email, because a URL may open a dialog that no menu offers. */
  readonly email: string;
  readonly about: (name: 'new' | Doing) => string | null;
  readonly onDone: (isChanged: boolean) => void;
}

/** The dialogs over the list. */
export function UserDialogs({ flows, business, rows, email, about, onDone }: UserDialogsProps) {
  usePreloaded(LATE);
  const userOf = (what: Doing) => rows.find((row) => row.id === about(what) && row.email !== email) ?? null;
  const may = (user: User | null, action: ReturnType<typeof actionsOf>[number]) =>
    user && actionsOf(user.status).includes(action) ? user : null;
  const given = userOf('giving');
  // After a failure another user may have been faster, so the list reloads.
  const changed = () => onDone(true);
  const common = { business, by: email, onDone: changed };
  const leaving = may(userOf('deactivating'), 'deactivate');
  const coming = may(userOf('activating'), 'activate');
  const resent = may(userOf('resending'), 'resend');
  return (
    <>
      {about('new') !== null && <invitation.Dialog machine={flows.userInvitation} roles={flows.userRoles} onDone={onDone} />}
      {given && (
        <UserRoleDialog key={given.id} machine={flows.userRole} roles={flows.userRoles} user={given} by={email} onDone={onDone} />
      )}
      {leaving && <StatusDialog key={leaving.id} machine={flows.userStatus} user={leaving} becomes="Inactive" {...common} />}
      {coming && <StatusDialog key={coming.id} machine={flows.userStatus} user={coming} becomes="Active" {...common} />}
      {resent && (
        <ConfirmDialog<Asked, Said>
          key={resent.id}
          machine={flows.invitationResend}
          subject={{ id: resent.id, email: resent.email }}
          title={`Resend the invitation to ${isolated(nameOf(resent))}?`}
          action="Resend invitation"
          kind="solid"
          onDone={changed}
        >
          <p>We’ll send a new email to {isolated(resent.email)}. The link in the previous email will stop working.</p>
        </ConfirmDialog>
      )}
    </>
  );
}

interface StatusDialogProps {
  readonly machine: (typeof usersFlows)['userStatus'];
  readonly user: User;
  readonly becomes: StatusChange['becomes'];
  readonly business: string;
  /** The signed-in user's email. */
  readonly by: string;
  readonly onDone: () => void;
}

/** USR-01. */
function StatusDialog({ machine, user, becomes, business, by, onDone }: StatusDialogProps) {
  const name = nameOf(user);
  const isLeaving = becomes === 'Inactive';
  return (
    <ConfirmDialog<StatusChange, Said>
      machine={machine}
      subject={{ id: user.id, name, email: user.email, by, becomes }}
      title={`${isLeaving ? 'Deactivate' : 'Activate'} ${isolated(name)}?`}
      action={isLeaving ? 'Deactivate' : 'Activate'}
      kind={isLeaving ? 'danger' : 'solid'}
      onDone={onDone}
    >
      {isLeaving ? (
        <p>{whatEnds(user, business)}</p>
      ) : (
        <p>{`${isolated(name)} will be able to act for ${isolated(business)} again as ${isolated(user.role)}.`}</p>
      )}
    </ConfirmDialog>
  );
}

const whatEnds = (user: User, business: string) =>
  user.status === 'New'
    ? `They can’t accept the invitation until you activate it again.`
    : `We’ll log ${isolated(nameOf(user))} out of ${isolated(business)} now. They can’t return until you activate them. Their past activity stays.`;
