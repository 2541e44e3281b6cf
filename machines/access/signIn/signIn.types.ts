import type { Business } from '../../../contract/access/session';

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

/** A sign-in whose password was accepted and whose code is awaited. It outlives a reload of this tab; the code and the password never do. */
export interface Attempt {
  readonly email: string;
  /** When the last code was sent, as a moment of the epoch. */
  readonly sentAt: number;
}

export interface SignInInput {
  readonly attempt: Attempt | null;
}

export interface SignInContext extends Credentials {
  /** When the last code was sent; null before one was. */
  readonly sentAt: number | null;
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
