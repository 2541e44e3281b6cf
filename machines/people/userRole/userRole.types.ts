/** Of a user only the role is changed. */
export interface UserRole {
  /** By its name. */
  readonly role: string;
}
