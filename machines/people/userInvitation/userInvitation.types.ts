export interface Draft {
  readonly email: string;
  /** By its name; empty: none chosen. */
  readonly role: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly mobileNumber: string;
}

export interface UserInvitationContext {
  readonly draft: Draft;
  /** What the provider says of the address that stands there; null until it did. */
  readonly code: string | null;
  readonly problem: string | null;
}

/** What is sent: of somebody who has an account, address and role alone. */
export type Invited = Pick<Draft, 'email' | 'role'> & Partial<Draft>;

export interface UserInvitationInput {
  /** What was typed before the session ended or the page was loaded anew. */
  readonly draft: Draft | null;
}

/** `left` ended with the session. */
export type UserInvitationOutput = { readonly result: 'sent' | 'closed' | 'left' };

export type UserInvitationEvent =
  | { type: 'email.changed'; email: string }
  /** The field was left: nothing more is typed, and the pause is over. */
  | { type: 'email.blurred' }
  | { type: 'check.retry' }
  | { type: 'role.chosen'; role: string }
  | { type: 'firstName.changed'; firstName: string }
  | { type: 'lastName.changed'; lastName: string }
  | { type: 'mobileNumber.changed'; mobileNumber: string }
  | { type: 'invitation.submitted' }
  | { type: 'dismissed' };
