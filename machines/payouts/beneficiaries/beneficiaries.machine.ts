import type { Beneficiary, BeneficiaryType } from '../../../contract/payouts/beneficiaries';
import { collection } from '../../kit/collection.machine';

export type { Beneficiary, BeneficiaryType } from '../../../contract/payouts/beneficiaries';

export interface BeneficiaryFilter {
  /** Empty: any. */
  readonly type: BeneficiaryType | '';
  /** The days on which they were saved: the merchant's, ISO; empty: open. */
  readonly from: string;
  readonly to: string;
}

/** BEN-01: the kit's collection, made for those whom a business has saved. */
export const beneficiariesMachine = collection<Beneficiary, BeneficiaryFilter>('beneficiaries', {
  calls: ['listBeneficiaries'],
  req: ['BEN-01', 'GEN-07'],
  description: 'Those whom the business has saved to pay them again, newest first.',
});
