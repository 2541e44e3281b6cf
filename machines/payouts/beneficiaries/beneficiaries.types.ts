import type { BeneficiaryType } from '../../../contract/payouts/beneficiaries';

export type { Beneficiary, BeneficiaryType } from '../../../contract/payouts/beneficiaries';

export interface BeneficiaryFilter {
  /** Empty: any. */
  readonly type: BeneficiaryType | '';
  /** The days on which they were saved: the merchant's, ISO; empty: open. */
  readonly from: string;
  readonly to: string;
}
