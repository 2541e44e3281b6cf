/** A role of the merchant's own, as it is filled in. */
export interface RoleForm {
  readonly name: string;
  readonly description: string;
  /** The numbers of what it allows, with a blank between. */
  readonly permissions: string;
}
