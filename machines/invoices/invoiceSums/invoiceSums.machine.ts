import { resource } from '../../kit/resource/resource.machine';
import type { InvoiceSums } from '../invoices/invoices.rules';

/** INV-01: what all invoices in one currency add up to. Its key is the currency. No call returns the sums, so they are those of the list. */
export const invoiceSumsMachine = resource<InvoiceSums, string>('invoiceSums', {
  calls: ['listInvoices'],
  req: ['INV-01'],
  description: 'Shows what customers owe the active business, what is overdue, and what they paid.',
});
