import type { Invitation } from '../../../contract/access/account';

export interface InvitationInput {
  /** From the link. Empty if the URL has none. */
  readonly token: string;
  /** As the link says. The provider's answer overrides it. */
  readonly isExistingUser: boolean;
  /** Whether a user is signed in in this tab. */
  readonly hasSession: boolean;
  /** The provider's message if this tab accepted the invitation before a reload, or null. */
  readonly saidBefore: string | null;
}

export interface InvitationContext extends InvitationInput {
  /** Who invited whom to what. Null before it is loaded. */
  readonly invitation: Invitation | null;
  /** The provider's message after accepting. */
  readonly message: string;
  readonly problem: string | null;
}

export type InvitationEvent = { type: 'invitation.retry' } | { type: 'invitation.confirmed' } | { type: 'page.left' };

/** The input of a new user. */
export interface FirstPassword {
  readonly password: string;
  readonly confirmpassword: string;
}
