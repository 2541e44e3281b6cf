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
