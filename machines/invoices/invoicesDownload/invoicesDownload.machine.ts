import { download } from '../../kit/download/download.machine';
import type { InvoiceFilter } from '../invoices/invoices.machine';

/** Saves the invoices that match a filter as a file. The browser creates it. */
export const invoicesDownloadMachine = download<InvoiceFilter>('invoicesDownload', {
  calls: ['listInvoices'],
  req: ['INV-01', 'GEN-06'],
  description: 'Downloads the filtered invoices as a file.',
});
