import type { PaymentLink } from '../../../contract/links/paymentLinks';
import { confirmedAction } from '../../kit/confirmation/confirmedAction.machine';
import type { Said } from '../../kit/otp/otp.types';

/** A link to close or open. Its current status decides which. */
export type Switched = Pick<PaymentLink, 'reference' | 'isActive'>;

/** PLK-03: closes a payment link or opens it again, after a confirmation. */
export const paymentLinkStatusMachine = confirmedAction<Switched, Said>('paymentLinkStatus', {
  calls: ['updatePaymentLinkStatus'],
  req: ['PLK-03'],
  description: 'Activates or deactivates a payment link.',
  failureMessage: 'We couldn’t update the payment link. Try again.',
  successMessage: 'Payment link updated.',
});
