export type { AuthOption, PaymentLink } from '../../../contract/links/paymentLinks';

export interface LinkFilter {
  /** Empty: either. */
  readonly state: 'active' | 'inactive' | '';
  /** The days on which they were made: the merchant's, ISO; empty: open. */
  readonly from: string;
  readonly to: string;
}
