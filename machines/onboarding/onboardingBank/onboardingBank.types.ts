import type { OnboardingBank } from '../../../contract/onboarding/onboarding';
import type { Bank } from '../../../contract/payouts/banks';
import type { ResolutionNews } from '../../kit/accountLookup.types';

export type AccountType = 'Savings' | 'Current';

export interface Draft {
  readonly bankId: string;
  readonly accountNumber: string;
  readonly accountType: AccountType;
}

/** What the form begins with: the banks there are, and the account that was saved last. */
export interface Choices {
  readonly banks: readonly Bank[];
  readonly saved: OnboardingBank | null;
}

export interface OnboardingBankInput {
  /** Why the account can only be read; null where it can be changed. */
  readonly lock: string | null;
}

export interface OnboardingBankContext extends OnboardingBankInput {
  readonly draft: Draft;
  /** Whose account it is, by its bank. Only what was looked up, or saved under it before. */
  readonly name: string | null;
  readonly choices: Choices | null;
  readonly problem: string | null;
}

/** What is saved. */
export interface Account extends Draft {
  readonly accountName: string;
}

/** `read`: it can't be changed here. `left` ended with the session. */
export type OnboardingBankOutput = { readonly result: 'saved' | 'closed' | 'read' | 'left' };

export type OnboardingBankEvent =
  | { type: 'bank.chosen'; bankId: string }
  | { type: 'account.changed'; accountNumber: string }
  | { type: 'type.chosen'; accountType: AccountType }
  | { type: 'choices.retry' }
  | { type: 'bank.submitted' }
  | { type: 'dismissed' }
  | ResolutionNews;
