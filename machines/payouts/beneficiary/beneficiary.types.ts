import type { Bank } from '../../../contract/payouts/banks';
import type { BeneficiaryType } from '../../../contract/payouts/beneficiaries';
import type { AccountLookupNews } from '../../kit/accountLookup/accountLookup.types';
import type { LeaveEvent } from '../../kit/flow/leaving';

export interface Draft {
  readonly type: BeneficiaryType;
  readonly bankId: string;
  readonly accountNumber: string;
}

/** The stored input of an unsaved form. The name is looked up again. */
export interface Bookmark {
  readonly draft: Draft;
}

export interface BeneficiaryInput {
  readonly bookmark: Bookmark | null;
}

export interface BeneficiaryContext extends Bookmark {
  /** The account name from the lookup. */
  readonly name: string | null;
  readonly banks: readonly Bank[] | null;
  readonly problem: string | null;
}

/** What is saved. The bank's id is empty if there is no bank. */
export interface NewBeneficiary extends Draft {
  readonly name: string;
}

/** `sessionExpired`: the session expired. */
export type BeneficiaryOutput = { readonly result: 'saved' | 'closed' | 'sessionExpired' };

export type BeneficiaryEvent =
  | { type: 'type.chosen'; beneficiaryType: BeneficiaryType }
  | { type: 'bank.chosen'; bankId: string }
  | { type: 'account.changed'; accountNumber: string }
  | { type: 'banks.retry' }
  | { type: 'beneficiary.submitted' }
  | { type: 'dismissed' }
  | LeaveEvent
  | AccountLookupNews;
