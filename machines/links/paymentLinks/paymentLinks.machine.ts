import { collection } from '../../kit/collection.machine';
import type { LinkFilter, PaymentLink } from './paymentLinks.types';

/** PLK-01: the kit's collection, made for payment links. */
export const paymentLinksMachine = collection<PaymentLink, LinkFilter>('paymentLinks', {
  calls: ['listPaymentLinks'],
  req: ['PLK-01', 'GEN-07'],
  description: 'The payment links of the active business, newest first.',
});
