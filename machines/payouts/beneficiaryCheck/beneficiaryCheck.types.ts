import type { Beneficiary } from '../../../contract/payouts/beneficiaries';

export interface BeneficiaryCheckInput {
  readonly subject: Beneficiary;
}

export interface BeneficiaryCheckContext extends BeneficiaryCheckInput {
  /** The name of the number today; null before it was asked for. */
  readonly today: string | null;
  readonly problem: string | null;
}

/** `left` ended with the session. */
export type BeneficiaryCheckOutput = { readonly result: 'closed' | 'left' };

export type BeneficiaryCheckEvent = { type: 'check.confirmed' } | { type: 'check.dismissed' };
