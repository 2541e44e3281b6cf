export interface EmailVerificationInput {
  /** From the link; empty where the address has none. */
  readonly token: string;
  /** Whether somebody is signed in in this tab. */
  readonly hasSession: boolean;
  /** What the provider said when this tab verified the address, before the page was loaded again; empty where it did not. */
  readonly saidBefore: string;
}

export interface EmailVerificationContext extends EmailVerificationInput {
  /** What the provider said to the link. */
  readonly message: string;
  readonly problem: string | null;
}

export type EmailVerificationEvent = { type: 'verification.askedAgain' } | { type: 'page.left' };
