import type { Wired } from '../../../machines/kit/port';
import type { roleMachine } from '../../../machines/role/role.machine';
import type { roleDetailsMachine } from '../../../machines/roleDetails/roleDetails.machine';
import type { rolesMachine } from '../../../machines/roles/roles.machine';

/** The flows of roles. */
export interface RoleFlows {
  readonly roles: Wired<typeof rolesMachine>;
  readonly roleDetails: Wired<typeof roleDetailsMachine>;
  readonly role: Wired<typeof roleMachine>;
}
