import { form } from '../../kit/form/form.machine';
import { firstError, type Rule, required, singleLine, validateWith } from '../../kit/form/form.rules';
import { selectForm } from '../../kit/form/form.select';
import type { Said } from '../../kit/otp/otp.types';
import { dayIn, today } from '../../kit/values/days';

/** A payment that the customer made outside of the provider. */
export interface OutsidePayment {
  /** ISO date. */
  readonly paidOn: string;
  readonly reference: string;
}

export const emptyPayment = (): OutsidePayment => ({ paidOn: '', reference: '' });

const past: Rule<string> = (text) => {
  const day = dayIn(text.trim());
  if (day === '') return 'Enter a valid date.';
  return day > today() ? 'This date is in the future. Choose today or earlier.' : null;
};

export const validate = validateWith<OutsidePayment>({
  paidOn: firstError(required('Date'), past),
  reference: singleLine('Reference'),
});

/** INV-04: marks what is left of an invoice as paid. No money moves. The subject is the invoice. */
export const invoicePaymentMachine = form<OutsidePayment, Said>('invoicePayment', {
  description: 'Marks an invoice as paid outside of the provider, with the date and the reference of the payment.',
  req: ['INV-04'],
  calls: ['markInvoicePaid'],
  validate,
  failureMessage: 'We couldn’t mark the invoice as paid.',
  successMessage: 'Invoice marked as paid.',
});

export const selectInvoicePayment = selectForm(validate);
