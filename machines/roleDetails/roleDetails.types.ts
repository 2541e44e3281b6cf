import type { Permission, RoleDetails } from '../../contract/roles';

export type { Permission } from '../../contract/roles';

/** A role, and everything that a role can allow. */
export interface RoleSheet {
  readonly role: RoleDetails;
  readonly all: readonly Permission[];
}
