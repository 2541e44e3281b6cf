import type { Payment } from '../../../machines/refunds/refund/refund.types';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { orDash } from '../../ui/text/format';

/** How the customer paid, and so where the money goes back to. */
export const wayBack = ({ method, maskedPan }: Payment) => orDash([method, maskedPan].filter(Boolean).join(' '));

interface RefundedFromProps {
  readonly payment: Payment;
  /** Shows both references, because the merchant may have entered either. */
  readonly isLogged: boolean;
  /** As it was entered. */
  readonly reason: string;
}

/** Whose transaction it is, and where the money goes back to. */
export const RefundedFrom = ({ payment, isLogged, reason }: RefundedFromProps) => (
  <DescriptionList
    rows={[
      {
        label: 'Customer',
        value: (
          <strong>
            <bdi>{payment.customer.name || payment.customer.email}</bdi>
          </strong>
        ),
      },
      { label: 'Goes back to', value: wayBack(payment) },
      { label: 'Order reference', value: payment.reference },
      ...(isLogged ? [{ label: 'Payment reference', value: payment.paymentReference }] : []),
      { label: 'Reason', value: orDash(reason) },
    ]}
  />
);
