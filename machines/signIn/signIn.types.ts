import type { Business } from '../../contract/session';

/** What came of the e-mail and password, or of the code. The token itself goes from the service to session storage; no machine sees it. */
export interface SignedIn {
  readonly message: string;
  /** False: a second factor is wanted. */
  readonly complete: boolean;
  readonly businesses: readonly Business[];
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface SignInContext extends Credentials {
  readonly problem: string | null;
  /** The server's words when it asked for the second factor. */
  readonly message: string;
  readonly businesses: readonly Business[];
}

export interface SignInOutput {
  readonly result: 'signedIn';
  readonly businesses: readonly Business[];
}

export type SignInEvent =
  | { type: 'email.changed'; email: string }
  | { type: 'password.changed'; password: string }
  | { type: 'signIn.submitted' };
