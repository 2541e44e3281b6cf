import type { InvoiceInFull } from '../../../contract/invoices/invoices';
import { resource } from '../../kit/resource/resource.machine';

export type { InvoiceInFull } from '../../../contract/invoices/invoices';

/** INV-04: one invoice, by its id. */
export const invoiceDetailsMachine = resource<InvoiceInFull, string>('invoiceDetails', {
  calls: ['getInvoice'],
  req: ['INV-04'],
  description: 'Shows one invoice of the active business, its items and what happened to it.',
});
