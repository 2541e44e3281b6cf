import type { LeaveEvent } from '../../kit/flow/leaving';

export interface Draft {
  readonly email: string;
  /** The role's name. Empty if none is chosen. */
  readonly role: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly mobileNumber: string;
}

export interface UserInvitationContext {
  readonly draft: Draft;
  /** The provider's code for the current email. Null before the response. */
  readonly code: string | null;
  readonly problem: string | null;
  /** The email was left as it is, so an error of it is shown. */
  readonly isEmailLeft: boolean;
}

/** What is sent. For a person with an account only email and role. */
export type Invited = Pick<Draft, 'email' | 'role'> & Partial<Draft>;

export interface UserInvitationInput {
  /** The input from before an expired session or a reload. */
  readonly draft: Draft | null;
}

/** `sessionExpired`: the session expired. */
export type UserInvitationOutput = { readonly result: 'sent' | 'closed' | 'sessionExpired' };

export type UserInvitationEvent =
  | { type: 'email.changed'; email: string }
  /** The field lost focus, so the debounce ends early. */
  | { type: 'email.blurred' }
  | { type: 'check.retry' }
  | { type: 'role.chosen'; role: string }
  | { type: 'firstName.changed'; firstName: string }
  | { type: 'lastName.changed'; lastName: string }
  | { type: 'mobileNumber.changed'; mobileNumber: string }
  | { type: 'invitation.submitted' }
  | { type: 'dismissed' }
  | LeaveEvent;
