/** The account of a recipient, as typed. `bankCode` matters only for a bank account. */
export interface Account {
  readonly type: 'Bank' | 'Merchant' | 'Mobile';
  readonly accountNumber: string;
  readonly bankCode: string;
  /** ONB-11, BEN-02: a saved account is looked up from ten characters on. Without this, at exactly ten digits. */
  readonly isSaved?: true;
}

export type AccountLookupEvent =
  | { type: 'account.set'; account: Account | null }
  /** The field lost focus, so the debounce ends early. */
  | { type: 'account.blurred' }
  | { type: 'retry' };

export interface AccountLookupInput {
  /** An account that is already entered and whose name is still missing: a form that is restored after an expired session. */
  readonly account: Account | null;
  /** The message when the lookup fails and the provider sends none. */
  readonly failureMessage?: string;
}

/** Messages to the form. They are part of the parent's events. */
export type AccountLookupNews =
  /** `said` is the provider's message, or empty. */
  { type: 'recipient.resolved'; name: string; said?: string } | { type: 'session.expired' };

export interface AccountLookupContext {
  readonly account: Account | null;
  readonly failureMessage: string;
  readonly problem: string | null;
}

export interface Resolved {
  readonly accountName: string;
  readonly message?: string;
}
