import type { PaymentLink } from '../../../contract/links/paymentLinks';

/** A link that is to be closed, or opened again: what it is now says which. */
export type Switched = Pick<PaymentLink, 'reference' | 'isActive'>;
