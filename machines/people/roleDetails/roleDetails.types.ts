import type { Permission, RoleDetails } from '../../../contract/people/roles';

export type { Permission } from '../../../contract/people/roles';

/** A role, and everything that a role can allow. */
export interface RoleSheet {
  readonly role: RoleDetails;
  readonly all: readonly Permission[];
}
