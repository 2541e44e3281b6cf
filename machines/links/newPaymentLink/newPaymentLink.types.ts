import type { AuthOption } from '../../../contract/links/paymentLinks';

/** A new link as it is typed, under the names of the call. Empty: none. */
export interface NewLink {
  readonly name: string;
  readonly description: string;
  /** The code of one of the provider's types. */
  readonly paymentType: string;
  readonly currency: string;
  readonly amount: string;
  readonly limit: string;
  readonly redirectUrl: string;
  readonly authOption: AuthOption;
  readonly splitSettlementId: string;
}
