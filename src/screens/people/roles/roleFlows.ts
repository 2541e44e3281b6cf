import type { Wired } from '../../../../machines/kit/port';
import type { roleMachine } from '../../../../machines/people/role/role.machine';
import type { roleDetailsMachine } from '../../../../machines/people/roleDetails/roleDetails.machine';
import type { rolesMachine } from '../../../../machines/people/roles/roles.machine';

/** The flows of roles. */
export interface RoleFlows {
  readonly roles: Wired<typeof rolesMachine>;
  readonly roleDetails: Wired<typeof roleDetailsMachine>;
  readonly role: Wired<typeof roleMachine>;
}
