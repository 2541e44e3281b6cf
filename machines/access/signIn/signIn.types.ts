import type { Business } from '../../../contract/access/session';

/** The result of the email and password, or of the code. The token goes from the service to session storage, and no machine sees it. */
export interface SignedIn {
  readonly message: string;
  /** False: a second factor is required. */
  readonly complete: boolean;
  readonly businesses: readonly Business[];
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** A sign-in with an accepted password that awaits its code. It survives a reload of this tab. The code and the password never do. */
export interface Attempt {
  readonly email: string;
  /** When the last code was sent, in milliseconds since the epoch. */
  readonly sentAt: number;
}

export interface SignInInput {
  readonly attempt: Attempt | null;
}

export interface SignInContext extends Credentials {
  /** When the last code was sent, in milliseconds since the epoch. Null before that. */
  readonly sentAt: number | null;
  readonly problem: string | null;
  /** The server's message when it asked for the second factor. */
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
