import { resource } from '../../kit/resource/resource.machine';
import type { Invoice } from '../invoices/invoices.machine';

/** INV-01: all invoices of a business, for what they add up to. No call returns the sums. */
export const invoiceSumsMachine = resource<readonly Invoice[], string>('invoiceSums', {
  calls: ['listInvoices'],
  req: ['INV-01'],
  description: 'Shows what customers owe the active business, what is overdue, and what they paid.',
});
