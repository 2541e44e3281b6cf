import { deed } from '../../kit/deed.machine';
import type { Said } from '../../kit/otp.types';
import type { Switched } from './paymentLinkStatus.types';

/** PLK-03: closes a payment link or opens it again, after a yes. */
export const paymentLinkStatusMachine = deed<Switched, Said>('paymentLinkStatus', {
  calls: ['updatePaymentLinkStatus'],
  req: ['PLK-03'],
  description: 'A payment link is deactivated, or activated again.',
  refusal: 'The payment link could not be changed.',
  says: ({ message }) => message || 'The payment link was changed.',
});
