export interface EmailVerificationInput {
  /** From the link. Empty if the URL has none. */
  readonly token: string;
  /** Whether a user is signed in in this tab. */
  readonly hasSession: boolean;
  /** The provider's message if this tab verified the address before a reload, or empty. */
  readonly saidBefore: string;
}

/** The input of the provider's call. */
export interface LinkOpened {
  readonly token: string;
  readonly password: string;
}

/** The provider's response. */
export interface Verdict {
  readonly message: string;
  /** The link is valid, but no sign-up of its address has this password. */
  readonly isOtherPassword: boolean;
}

export interface EmailVerificationContext extends EmailVerificationInput {
  readonly password: string;
  /** The provider's message about the link. */
  readonly message: string;
  readonly problem: string | null;
}

export type EmailVerificationEvent =
  | { type: 'password.changed'; password: string }
  | { type: 'verification.submitted' }
  | { type: 'page.left' };
