import type { Beneficiary } from '../../../contract/payouts/beneficiaries';

export interface BeneficiaryCheckInput {
  readonly subject: Beneficiary;
}

export interface BeneficiaryCheckContext extends BeneficiaryCheckInput {
  /** The current account name. Null before the lookup. */
  readonly currentName: string | null;
  readonly problem: string | null;
}

/** `sessionExpired`: the session expired. */
export type BeneficiaryCheckOutput = { readonly result: 'closed' | 'sessionExpired' };

export type BeneficiaryCheckEvent = { type: 'check.confirmed' } | { type: 'check.dismissed' };
