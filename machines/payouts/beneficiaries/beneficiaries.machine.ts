import type { Beneficiary } from '../../../contract/payouts/beneficiaries';
import { collection } from '../../kit/collection/collection.machine';
import { dateRange, type FilterOf, filters, oneOf } from '../../kit/list/filters';

export type { Beneficiary, BeneficiaryType } from '../../../contract/payouts/beneficiaries';

/** Types of beneficiary, in display order. */
export const TYPES = ['Bank', 'Merchant', 'Mobile'] as const;

/** BEN-01: the type, and the days on which a beneficiary was saved. */
export const beneficiaryFilters = filters({ type: oneOf('Type', TYPES), days: dateRange() });
export type BeneficiaryFilter = FilterOf<typeof beneficiaryFilters>;

/** BEN-01: the list of saved beneficiaries. */
export const beneficiariesMachine = collection<Beneficiary, BeneficiaryFilter>('beneficiaries', {
  calls: ['listBeneficiaries'],
  req: ['BEN-01', 'GEN-07'],
  description: 'Lists the saved beneficiaries of the business, newest first.',
});
