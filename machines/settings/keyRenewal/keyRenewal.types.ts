import type { StepUpContext, StepUpEvent } from '../../kit/stepUp/stepUp.parts';
import type { ApiKey } from '../apiKeys/apiKeys.machine';

export interface KeyRenewalInput {
  /** The keys that are on screen, and that become inactive. */
  readonly before: readonly ApiKey[];
}

/** What a response says of new keys. The keys themselves stay where the view alone reads them. */
export interface RenewedKeys {
  /** Empty if the provider doesn’t answer them. */
  readonly after: readonly ApiKey[];
  /** The place in which the view finds the new keys. It says nothing of them. */
  readonly handle: string;
  /** When the old keys stopped, on the wall clock of Lagos. Null: the provider doesn’t say. */
  readonly generatedAt: string | null;
  /** What the provider says. May be empty. */
  readonly message: string;
}

export interface RenewKeys {
  /** The fingerprint of the secret key that is on screen, empty without one. Another one now refuses the request. */
  readonly from: string;
  readonly password: string;
}

export interface KeyRenewalContext extends KeyRenewalInput, StepUpContext {
  /** The keys after the renewal, as masks. Null until they are known. */
  readonly after: readonly ApiKey[] | null;
  /** Only while the new keys may be shown. */
  readonly handle: string | null;
  /** Until when they may be shown, in milliseconds since the epoch. */
  readonly shownUntil: number;
  readonly generatedAt: string | null;
  /** What is said of new keys. Empty until there are some. */
  readonly message: string;
  /** What is said of a request whose outcome is not certain. Null: there is none. */
  readonly lost: string | null;
  readonly problem: string | null;
}

export type KeyRenewalEvent =
  | StepUpEvent
  | { type: 'renewal.confirmed' }
  | { type: 'renewal.dismissed' }
  | { type: 'compare.retried' }
  /** Hides the new keys at once. */
  | { type: 'sheet.closed' };

/** `left`: the merchant left before the outcome was known. The page reads the keys again. */
export type KeyRenewalOutput = { readonly result: 'done' | 'dismissed' | 'left' | 'sessionExpired' };
