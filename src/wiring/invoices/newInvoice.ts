/** Flows of the page of a new invoice. */
import { customersMachine } from '../../../machines/customers/customers/customers.machine';
import { invoiceMachine } from '../../../machines/invoices/invoice/invoice.machine';
import { invoicePictureMachine } from '../../../machines/invoices/invoicePicture/invoicePicture.machine';
import { invoiceSumsMachine } from '../../../machines/invoices/invoiceSums/invoiceSums.machine';
import { wire } from '../../../machines/kit/flow/port';
import { lazy } from '../lazy';
import { stored } from '../stored';
import { withTemporal } from '../temporal';

const services = () => withTemporal(() => import('../../services/invoices/newInvoice'));
const details = () => withTemporal(() => import('../../services/invoices/invoices'));
const customers = () => withTemporal(() => import('../../services/customers/customers'));
const pictures = () => import('../../flow/saveBill');

export const newInvoiceFlows = {
  invoice: wire(invoiceMachine, {
    loadSource: lazy(details, (s) => s.getInvoice),
    loadChoices: lazy(services, (s) => s.loadChoices),
    createInvoice: stored(lazy(services, (s) => s.createInvoice)),
    getInvoiceStatus: lazy(services, (s) => s.getInvoiceStatus),
  }),
  invoiceSums: wire(invoiceSumsMachine, { load: lazy(details, (s) => s.listAllInvoices) }),
  invoicePicture: wire(invoicePictureMachine, { save: lazy(pictures, (s) => s.saveBill) }),
  customers: wire(customersMachine, { load: lazy(customers, (s) => s.listCustomers) }),
};
