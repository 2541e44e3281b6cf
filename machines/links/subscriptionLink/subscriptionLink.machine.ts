import { resource } from '../../kit/resource.machine';
import type { PaymentLink } from '../paymentLinks/paymentLinks.machine';

/** A link by its id, or that there is none of it. */
export interface SubscriptionLink {
  readonly link: PaymentLink | null;
}

/** PLK-04: the link that a page is of, by its id. No call knows one link: it is looked for among all of them. */
export const subscriptionLinkMachine = resource<SubscriptionLink, string>('subscriptionLink', {
  calls: ['listPaymentLinks'],
  req: ['PLK-04'],
  description: 'Shows the payment link that customers subscribe with.',
});
