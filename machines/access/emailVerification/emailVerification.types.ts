export interface EmailVerificationInput {
  /** From the link; empty where the address has none. */
  readonly token: string;
  /** Whether somebody is signed in in this tab. */
  readonly hasSession: boolean;
  /** What the provider said when this tab verified the address, before the page was loaded again; empty where it did not. */
  readonly saidBefore: string;
}

/** What the provider is given. */
export interface LinkOpened {
  readonly token: string;
  readonly password: string;
}

/** What the provider said. */
export interface Verdict {
  readonly message: string;
  /** The link is good, and no sign-up of its address has this password. */
  readonly isOtherPassword: boolean;
}

export interface EmailVerificationContext extends EmailVerificationInput {
  readonly password: string;
  /** What the provider said to the link. */
  readonly message: string;
  readonly problem: string | null;
}

export type EmailVerificationEvent =
  | { type: 'password.changed'; password: string }
  | { type: 'verification.submitted' }
  | { type: 'page.left' };
