import type { invitationResendMachine } from '../../../machines/invitationResend/invitationResend.machine';
import type { Wired } from '../../../machines/kit/port';
import type { userInvitationMachine } from '../../../machines/userInvitation/userInvitation.machine';
import type { userRoleMachine } from '../../../machines/userRole/userRole.machine';
import type { userRolesMachine } from '../../../machines/userRoles/userRoles.machine';
import type { userStatusMachine } from '../../../machines/userStatus/userStatus.machine';
import type { usersMachine } from '../../../machines/users/users.machine';

/** The flows of those who may act for a business. */
export interface UserFlows {
  readonly users: Wired<typeof usersMachine>;
  readonly userRoles: Wired<typeof userRolesMachine>;
  readonly userInvitation: Wired<typeof userInvitationMachine>;
  readonly userRole: Wired<typeof userRoleMachine>;
  readonly userStatus: Wired<typeof userStatusMachine>;
  readonly invitationResend: Wired<typeof invitationResendMachine>;
}
