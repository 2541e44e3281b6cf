import type { Wired } from '../../../../machines/kit/port';
import type { invitationResendMachine } from '../../../../machines/people/invitationResend/invitationResend.machine';
import type { userInvitationMachine } from '../../../../machines/people/userInvitation/userInvitation.machine';
import type { userRoleMachine } from '../../../../machines/people/userRole/userRole.machine';
import type { userRolesMachine } from '../../../../machines/people/userRoles/userRoles.machine';
import type { userStatusMachine } from '../../../../machines/people/userStatus/userStatus.machine';
import type { usersMachine } from '../../../../machines/people/users/users.machine';

/** The flows of those who may act for a business. */
export interface UserFlows {
  readonly users: Wired<typeof usersMachine>;
  readonly userRoles: Wired<typeof userRolesMachine>;
  readonly userInvitation: Wired<typeof userInvitationMachine>;
  readonly userRole: Wired<typeof userRoleMachine>;
  readonly userStatus: Wired<typeof userStatusMachine>;
  readonly invitationResend: Wired<typeof invitationResendMachine>;
}
