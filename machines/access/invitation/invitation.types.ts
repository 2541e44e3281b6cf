import type { Invitation } from '../../../contract/access/account';

export interface InvitationInput {
  /** From the link; empty where the address has none. */
  readonly token: string;
  /** What the link says of it; what the provider says outweighs it. */
  readonly isExistingUser: boolean;
  /** Whether somebody is signed in in this tab. */
  readonly hasSession: boolean;
  /** What the provider said when the invitation was accepted in this tab, before a reload; null where it was not. */
  readonly saidBefore: string | null;
}

export interface InvitationContext extends InvitationInput {
  /** Who invited whom to what; null before it was read. */
  readonly invitation: Invitation | null;
  /** What the provider said when it was accepted. */
  readonly message: string;
  readonly problem: string | null;
}

export type InvitationEvent = { type: 'invitation.retry' } | { type: 'invitation.confirmed' } | { type: 'page.left' };

/** What somebody new chooses. */
export interface FirstPassword {
  readonly password: string;
  readonly confirmpassword: string;
}
