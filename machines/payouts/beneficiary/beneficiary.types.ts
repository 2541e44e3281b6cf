import type { Bank } from '../../../contract/payouts/banks';
import type { BeneficiaryType } from '../../../contract/payouts/beneficiaries';
import type { ResolutionNews } from '../../kit/accountLookup.types';

export interface Draft {
  readonly type: BeneficiaryType;
  readonly bankId: string;
  readonly accountNumber: string;
}

/** What is kept of a form that was not saved: what was typed. The name is looked up again. */
export interface Bookmark {
  readonly draft: Draft;
}

export interface BeneficiaryInput {
  readonly bookmark: Bookmark | null;
}

export interface BeneficiaryContext extends Bookmark {
  /** Whose number it is, as it was looked up. */
  readonly name: string | null;
  readonly banks: readonly Bank[] | null;
  readonly problem: string | null;
}

/** What is saved: the bank's id is empty where there is no bank. */
export interface NewBeneficiary extends Draft {
  readonly name: string;
}

/** `left` ended with the session. */
export type BeneficiaryOutput = { readonly result: 'saved' | 'closed' | 'left' };

export type BeneficiaryEvent =
  | { type: 'type.chosen'; beneficiaryType: BeneficiaryType }
  | { type: 'bank.chosen'; bankId: string }
  | { type: 'account.changed'; accountNumber: string }
  | { type: 'banks.retry' }
  | { type: 'beneficiary.submitted' }
  | { type: 'dismissed' }
  | ResolutionNews;
