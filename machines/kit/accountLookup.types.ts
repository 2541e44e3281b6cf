/** A number somebody can be paid at, as it is typed. `bankCode` counts for a bank account alone. */
export interface Account {
  readonly type: 'Bank' | 'Merchant' | 'Mobile';
  readonly accountNumber: string;
  readonly bankCode: string;
  /** ONB-11, BEN-02: an account that is saved is looked up from ten characters on, however many there are. Without it, at exactly ten digits. */
  readonly isSaved?: true;
}

export type ResolutionEvent =
  | { type: 'account.set'; account: Account | null }
  /** The field was left: nothing more is typed, and the pause is over. */
  | { type: 'account.blurred' }
  | { type: 'retry' };

export interface ResolutionInput {
  /** An account that is typed already and whose name is still wanted: a form that comes back after a session ended. */
  readonly account: Account | null;
  /** What is said where the name could not be asked for and the provider has no words of its own. */
  readonly refusal?: string;
}

/** What the form hears. Part of the parent's events. */
export type ResolutionNews =
  /** `said` has the provider's words about it; empty where there are none. */
  { type: 'recipient.resolved'; name: string; said?: string } | { type: 'session.expired' };

export interface ResolutionContext {
  readonly account: Account | null;
  readonly refusal: string;
  readonly problem: string | null;
}

export interface Resolved {
  readonly accountName: string;
  readonly message?: string;
}
