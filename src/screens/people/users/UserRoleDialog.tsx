import { isolated } from '../../../../contract/shownText';
import type { UserRole } from '../../../../machines/people/userRole/userRole.machine';
import { formOfUserRole, selectUserRole } from '../../../../machines/people/userRole/userRole.machine';
import type { User } from '../../../../machines/people/users/users.machine';
import { nameOf } from '../../../../machines/people/users/users.machine';
import { useDraft } from '../../../flow/useDraft';
import { useFields } from '../../../flow/useFields';
import { useFlow } from '../../../flow/useFlow';
import { Dialog } from '../../../ui/layers/Dialog';
import type { usersFlows } from '../../../wiring/people/users';
import { FormButtons, FormFrame } from '../../kit/FormFrame';
import { RoleField } from './RoleField';

interface UserRoleDialogProps {
  readonly machine: (typeof usersFlows)['userRole'];
  readonly roles: (typeof usersFlows)['userRoles'];
  readonly user: User;
  /** The signed-in user's email. */
  readonly by: string;
  readonly onDone: (isChanged: boolean) => void;
}

const FORM = 'user-role';

/** USR-01. */
export function UserRoleDialog({ machine, roles, user, by, onDone }: UserRoleDialogProps) {
  const { draft, keepDraft } = useDraft<UserRole>(`userRole:${user.id}`);
  const flow = useFlow(machine, {
    input: { subject: user.email, initialValues: formOfUserRole(user.role, by), draft },
    select: selectUserRole,
    onChange: keepDraft,
    onDone: ({ result }) => onDone(result === 'saved'),
  });
  const fields = useFields<UserRole>(flow);
  return (
    <Dialog
      title={`Update role for ${isolated(nameOf(user))}`}
      open
      canClose={!flow.view.busy}
      onClose={() => flow.send({ type: 'cancel' })}
      foot={
        <FormButtons {...flow} form={FORM}>
          Update role
        </FormButtons>
      }
    >
      <FormFrame {...flow} id={FORM}>
        <RoleField machine={roles} {...fields.choice('role')} />
      </FormFrame>
    </Dialog>
  );
}
