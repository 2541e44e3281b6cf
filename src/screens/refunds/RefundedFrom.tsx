import type { Payment } from '../../../machines/refunds/refund/refund.types';
import { DescriptionList } from '../../ui/DescriptionList';
import { orDash } from '../../ui/format';

interface RefundedFromProps {
  readonly payment: Payment;
  /** Shows both references, because the merchant may have entered either. */
  readonly isLogged: boolean;
  /** As it was entered. Not shown while it is being entered. */
  readonly reason?: string;
}

/** Whose transaction it is, and where the money goes back to. */
export const RefundedFrom = ({ payment, isLogged, reason }: RefundedFromProps) => (
  <DescriptionList
    rows={[
      { label: 'Customer', value: <strong>{payment.customer.name || payment.customer.email}</strong> },
      { label: 'Goes back to', value: orDash([payment.method, payment.maskedPan].filter(Boolean).join(' ')) },
      { label: 'Order reference', value: payment.reference },
      ...(isLogged ? [{ label: 'Payment reference', value: payment.paymentReference }] : []),
      ...(reason === undefined ? [] : [{ label: 'Reason', value: orDash(reason) }]),
    ]}
  />
);
