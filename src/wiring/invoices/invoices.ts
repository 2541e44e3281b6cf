/** Flows of the list of invoices. */

import { invoiceSumsMachine } from '../../../machines/invoices/invoiceSums/invoiceSums.machine';
import { invoiceFilters, invoiceReaders, invoicesMachine } from '../../../machines/invoices/invoices/invoices.machine';
import { wire } from '../../../machines/kit/flow/port';
import { narrowed } from '../../../machines/kit/list/narrow';
import { lazy } from '../lazy';
import { withTemporal } from '../temporal';

const services = () => withTemporal(() => import('../../services/invoices/invoices'));

export const invoicesFlows = {
  invoices: wire(invoicesMachine, {
    load: narrowed(
      lazy(services, (s) => s.listInvoices),
      invoiceFilters,
      invoiceReaders,
    ),
  }),
  invoiceSums: wire(invoiceSumsMachine, { load: lazy(services, (s) => s.listAllInvoices) }),
};
