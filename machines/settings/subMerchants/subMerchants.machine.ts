import type { SubMerchant } from '../../../contract/settings/businesses';
import { collection } from '../../kit/collection/collection.machine';
import { dateRange, type FilterOf, filters, oneOf, type SavedView, searchFor } from '../../kit/list/filters';
import type { Readers } from '../../kit/list/narrow';

export type { SubMerchant } from '../../../contract/settings/businesses';

/** SUB-01: the filter's label for each status. There are fewer labels than statuses. */
const WORD_OF = new Map([
  ['Pending-Approval', 'Pending'],
  ['Pending-Verification', 'Pending'],
  ['New', 'Not Started'],
  ['Active', 'Approved'],
  ['Declined', 'Declined'],
]);

export const subMerchantFilters = filters({
  status: oneOf('Status', ['Pending', 'Not Started', 'Approved', 'Declined']),
  email: searchFor('Search by email'),
  days: dateRange(),
});
export type SubMerchantFilter = FilterOf<typeof subMerchantFilters>;

export const subMerchantViews: readonly SavedView<SubMerchantFilter>[] = [
  { key: 'all', label: 'All', values: () => ({}) },
  { key: 'approved', label: 'Approved', values: () => ({ status: 'Approved' }) },
  { key: 'pending', label: 'Pending', values: () => ({ status: 'Pending' }) },
  { key: 'declined', label: 'Declined', values: () => ({ status: 'Declined' }) },
];

/** The provider documents no parameter for a filter. */
export const subMerchantReaders: Readers<SubMerchant, SubMerchantFilter> = {
  status: ({ verificationStatus }) => WORD_OF.get(verificationStatus) ?? '',
  email: ({ email }) => email,
  days: ({ createdAt }) => createdAt ?? '',
};

/** SUB-01: the list of businesses that a merchant acts for. */
export const subMerchantsMachine = collection<SubMerchant, SubMerchantFilter>('subMerchants', {
  calls: ['listSubsidiaries'],
  req: ['SUB-01', 'GEN-07'],
  description: 'Lists the businesses the merchant can act for.',
});
