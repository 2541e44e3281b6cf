/** Users. */

import { wire } from '../../../machines/kit/flow/port';
import { narrowed } from '../../../machines/kit/list/narrow';
import { invitationResendMachine } from '../../../machines/people/invitationResend/invitationResend.machine';
import { userInvitationMachine } from '../../../machines/people/userInvitation/userInvitation.machine';
import { formOfUserRole, userRoleMachine } from '../../../machines/people/userRole/userRole.machine';
import { userRolesMachine } from '../../../machines/people/userRoles/userRoles.machine';
import { userStatusMachine } from '../../../machines/people/userStatus/userStatus.machine';
import { userFilters, userReaders, usersMachine } from '../../../machines/people/users/users.machine';
import { lazy } from '../lazy';
import { withTemporal } from '../temporal';

const users = () => withTemporal(() => import('../../services/people/users'));

export const usersFlows = {
  users: wire(usersMachine, {
    load: narrowed(
      lazy(users, (s) => s.listUsers),
      userFilters,
      userReaders,
    ),
  }),
  userRoles: wire(userRolesMachine, { load: lazy(users, (s) => s.listUserRoles) }),
  userInvitation: wire(userInvitationMachine, {
    check: lazy(users, (s) => s.checkUserExists),
    send: lazy(users, (s) => s.inviteUser),
  }),
  userRole: wire(userRoleMachine, { save: lazy(users, (s) => s.giveRole(formOfUserRole)) }),
  userStatus: wire(userStatusMachine, { do: lazy(users, (s) => s.changeStatus) }),
  invitationResend: wire(invitationResendMachine, { do: lazy(users, (s) => s.resendInvitation) }),
};
