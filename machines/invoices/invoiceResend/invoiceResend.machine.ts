import { isPayable } from '../../../contract/invoices/invoiceStanding';
import { confirmedAction } from '../../kit/confirmation/confirmedAction.machine';
import { RESEND_PAUSE_MS } from '../../kit/otp/otp.rules';
import type { Said } from '../../kit/otp/otp.types';
import { ZONE } from '../../kit/values/zone';
import type { InvoiceInFull } from '../invoiceDetails/invoiceDetails.machine';
import { standing } from '../invoices/invoices.rules';

/** Returns from when an invoice can be sent again, in milliseconds since the epoch: a minute after it was last sent. */
export const resendableAt = ({ sentAt }: Pick<InvoiceInFull, 'sentAt'>): number =>
  sentAt === null ? 0 : Temporal.PlainDateTime.from(sentAt).toZonedDateTime(ZONE).epochMilliseconds + RESEND_PAUSE_MS;

/** Returns why an invoice is not sent again. Null if it may be, once the minute is over. */
export function whyNotResent(invoice: InvoiceInFull): string | null {
  const stood = standing(invoice);
  if (isPayable(stood)) return null;
  if (stood.standing === 'void') return 'This invoice is void.';
  return stood.standing === 'confirming' ? 'A payment is being confirmed.' : 'This invoice is paid.';
}

/** Whether an invoice may be sent again now. The provider decides in any case. */
const mayResend = (invoice: InvoiceInFull): boolean => whyNotResent(invoice) === null && Date.now() >= resendableAt(invoice);

/** INV-04: sends an invoice to its customer again, after a confirmation that names the address. */
export const invoiceResendMachine = confirmedAction<InvoiceInFull, Said>('invoiceResend', {
  calls: ['listCurrencies', 'resendInvoice'],
  callsInTurn: true,
  req: ['INV-04'],
  description: 'Sends an invoice to its customer again, at most once a minute.',
  isAllowed: mayResend,
  failureMessage: 'We couldn’t send the invoice again. Try again.',
  successMessage: 'Invoice sent again.',
});
