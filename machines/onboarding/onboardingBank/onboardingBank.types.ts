import type { OnboardingBank } from '../../../contract/onboarding/onboarding';
import type { Bank } from '../../../contract/payouts/banks';
import type { AccountLookupNews } from '../../kit/accountLookup/accountLookup.types';

export type AccountType = 'Savings' | 'Current';

export interface Draft {
  readonly bankId: string;
  readonly accountNumber: string;
  readonly accountType: AccountType;
}

/** The initial data of the form: the banks, and the saved account. */
export interface Choices {
  readonly banks: readonly Bank[];
  readonly saved: OnboardingBank | null;
}

export interface OnboardingBankInput {
  /** Why the account is read-only, or null. */
  readonly lock: string | null;
}

export interface OnboardingBankContext extends OnboardingBankInput {
  readonly draft: Draft;
  /** The account name from the bank. Only from a lookup, or saved earlier with this account. */
  readonly name: string | null;
  readonly choices: Choices | null;
  readonly problem: string | null;
}

/** The account to save. */
export interface Account extends Draft {
  readonly accountName: string;
}

/** `read`: it can't be changed here. `sessionExpired`: the session expired. */
export type OnboardingBankOutput = { readonly result: 'saved' | 'closed' | 'read' | 'sessionExpired' };

export type OnboardingBankEvent =
  | { type: 'bank.chosen'; bankId: string }
  | { type: 'account.changed'; accountNumber: string }
  | { type: 'type.chosen'; accountType: AccountType }
  | { type: 'choices.retry' }
  | { type: 'bank.submitted' }
  | { type: 'dismissed' }
  | AccountLookupNews;
