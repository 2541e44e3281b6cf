import type { SubMerchant } from '../../../contract/settings/businesses';
import { collection } from '../../kit/collection.machine';

export type { SubMerchant } from '../../../contract/settings/businesses';

/** The words of the filter, which are fewer than the states. */
export type StatusWord = 'Pending' | 'Not Started' | 'Approved' | 'Declined';

export interface SubMerchantFilter {
  /** Empty: any. */
  readonly status: StatusWord | '';
  readonly email: string;
  /** Days of the merchant's, ISO; empty: open. */
  readonly from: string;
  readonly to: string;
}

/** SUB-01: which states a word of the filter stands for. */
const STATES: Readonly<Record<StatusWord, readonly string[]>> = {
  Pending: ['Pending-Approval', 'Pending-Verification'],
  'Not Started': ['New'],
  Approved: ['Active'],
  Declined: ['Declined'],
};

export const STATUS_WORDS = Object.keys(STATES) as readonly StatusWord[];

/** Whether a business is one of those that are asked for. The provider shows no parameter for it: the whole list is filtered here. */
export function isAskedFor({ verificationStatus, email, createdAt }: SubMerchant, filter: SubMerchantFilter): boolean {
  if (filter.status !== '' && !STATES[filter.status].includes(verificationStatus)) return false;
  if (!email.toLowerCase().includes(filter.email.trim().toLowerCase())) return false;
  if (filter.from === '' && filter.to === '') return true;
  // ISO days stand in the order of time.
  const day = createdAt?.slice(0, 10);
  return day !== undefined && (filter.from === '' || day >= filter.from) && (filter.to === '' || day <= filter.to);
}

/** SUB-01: the kit's collection, made for the businesses that a merchant acts for. */
export const subMerchantsMachine = collection<SubMerchant, SubMerchantFilter>('subMerchants', {
  calls: ['listSubsidiaries'],
  req: ['SUB-01', 'GEN-07'],
  description: 'The businesses that the merchant acts for.',
});
