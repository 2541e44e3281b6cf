import type { PaymentLink } from '../paymentLinks/paymentLinks.types';

/** A link by its id, or that there is none of it. */
export interface SubscriptionLink {
  readonly link: PaymentLink | null;
}
