import type { StatusWord, SubMerchant, SubMerchantFilter } from './subMerchants.types';

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
