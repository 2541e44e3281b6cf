import { collection } from '../../kit/collection.machine';
import type { Beneficiary, BeneficiaryFilter } from './beneficiaries.types';

/** BEN-01: the kit's collection, made for those whom a business has saved. */
export const beneficiariesMachine = collection<Beneficiary, BeneficiaryFilter>('beneficiaries', {
  calls: ['listBeneficiaries'],
  req: ['BEN-01', 'GEN-07'],
  description: 'Those whom the business has saved to pay them again, newest first.',
});
