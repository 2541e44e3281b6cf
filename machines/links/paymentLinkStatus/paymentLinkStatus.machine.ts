import type { PaymentLink } from '../../../contract/links/paymentLinks';
import { confirmedAction } from '../../kit/confirmedAction.machine';
import type { Said } from '../../kit/otp.types';

/** A link that is to be closed, or opened again: what it is now says which. */
export type Switched = Pick<PaymentLink, 'reference' | 'isActive'>;

/** PLK-03: closes a payment link or opens it again, after a yes. */
export const paymentLinkStatusMachine = confirmedAction<Switched, Said>('paymentLinkStatus', {
  calls: ['updatePaymentLinkStatus'],
  req: ['PLK-03'],
  description: 'Activates or deactivates a payment link.',
  refusal: 'The payment link could not be changed.',
  says: ({ message }) => message || 'The payment link was changed.',
});
