import { resource } from '../../kit/resource/resource.machine';
import type { PaymentLink } from '../paymentLinks/paymentLinks.machine';

/** A link by its id, or that it does not exist. */
export interface SubscriptionLink {
  readonly link: PaymentLink | null;
}

/** PLK-04: the link of a page, by its id. No call returns a single link, so it is searched among all of them. */
export const subscriptionLinkMachine = resource<SubscriptionLink, string>('subscriptionLink', {
  calls: ['listPaymentLinks'],
  req: ['PLK-04'],
  description: 'Shows the payment link that customers subscribe with.',
});
