import { isVoidable } from '../../../contract/invoices/invoiceStanding';
import { confirmedAction } from '../../kit/confirmation/confirmedAction.machine';
import type { Said } from '../../kit/otp/otp.types';
import type { InvoiceInFull } from '../invoiceDetails/invoiceDetails.machine';
import { standing } from '../invoices/invoices.rules';

/** Returns why an invoice cannot be void. Null if it can. */
export function whyNotVoid(invoice: InvoiceInFull): string | null {
  const stood = standing(invoice);
  if (isVoidable(stood)) return null;
  if (stood.standing === 'void') return 'This invoice is void already.';
  if (stood.standing === 'confirming') return 'A payment is being confirmed.';
  return 'You can’t void an invoice that has a payment.';
}

/** INV-04: cancels an invoice that nobody has paid for, after a confirmation. */
export const invoiceVoidMachine = confirmedAction<InvoiceInFull, Said>('invoiceVoid', {
  calls: ['voidInvoice'],
  req: ['INV-04'],
  description: 'Cancels an invoice that nobody has paid for.',
  isAllowed: (invoice) => whyNotVoid(invoice) === null,
  failureMessage: 'We couldn’t void the invoice. Try again.',
  successMessage: 'Invoice voided.',
});
