export interface EmailVerificationInput {
  /** From the link; empty where the address has none. */
  readonly token: string;
  /** Whether somebody is signed in in this tab. */
  readonly hasSession: boolean;
}

export interface EmailVerificationContext extends EmailVerificationInput {
  /** What the provider said to the link. */
  readonly message: string;
  readonly problem: string | null;
}

export type EmailVerificationEvent = { type: 'verification.askedAgain' } | { type: 'page.left' };
