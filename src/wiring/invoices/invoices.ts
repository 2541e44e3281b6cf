/** Flows of the list of invoices. */

import { invoiceSumsMachine } from '../../../machines/invoices/invoiceSums/invoiceSums.machine';
import { invoiceFilters, invoiceReaders, invoicesMachine } from '../../../machines/invoices/invoices/invoices.machine';
import { inFile } from '../../../machines/invoices/invoices/invoices.rules';
import { invoicesDownloadMachine } from '../../../machines/invoices/invoicesDownload/invoicesDownload.machine';
import { wire } from '../../../machines/kit/flow/port';
import { narrowed } from '../../../machines/kit/list/narrow';
import { lazy } from '../lazy';
import { saved } from '../saved';
import { withTemporal } from '../temporal';

const services = () => withTemporal(() => import('../../services/invoices/invoices'));

const downloads = () => withTemporal(() => import('../../services/invoices/invoicesDownload'));

const listed = narrowed(
  lazy(services, (s) => s.listInvoices),
  invoiceFilters,
  invoiceReaders,
);

export const invoicesFlows = {
  invoices: wire(invoicesMachine, { load: listed }),
  invoicesDownload: wire(invoicesDownloadMachine, { save: saved(lazy(downloads, (s) => s.exportInvoices(listed, inFile))) }),
  invoiceSums: wire(invoiceSumsMachine, { load: lazy(services, (s) => s.listAllInvoices) }),
};
