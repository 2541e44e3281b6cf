/** Flows of the page of one customer. */
import { customerCatalogOrdersMachine } from '../../../machines/customers/customerCatalogOrders/customerCatalogOrders.machine';
import { customerDetailsMachine } from '../../../machines/customers/customerDetails/customerDetails.machine';
import {
  customerOrderFilters,
  customerOrderReaders,
  customerOrdersMachine,
} from '../../../machines/customers/customerOrders/customerOrders.machine';
import { customerStatusMachine } from '../../../machines/customers/customerStatus/customerStatus.machine';
import { customerTotalsMachine } from '../../../machines/customers/customerTotals/customerTotals.machine';
import { wire } from '../../../machines/kit/flow/port';
import { narrowed } from '../../../machines/kit/list/narrow';
import { lazy } from '../lazy';
import { withTemporal } from '../temporal';
import { ofNotes } from '../transactions/notes';

const services = () => withTemporal(() => import('../../services/customers/customers'));

const orders = () => withTemporal(() => import('../../services/catalog/catalogOrders'));

export const customerDetailsFlows = {
  customerDetails: wire(customerDetailsMachine, { load: lazy(services, (s) => s.getCustomer) }),
  customerCatalogOrders: wire(customerCatalogOrdersMachine, { load: lazy(orders, (s) => s.ordersOfCustomer) }),
  customerTotals: wire(customerTotalsMachine, { load: lazy(services, (s) => s.getCustomerPayments) }),
  customerOrders: wire(customerOrdersMachine, {
    load: narrowed(
      lazy(services, (s) => s.listCustomerOrders),
      customerOrderFilters,
      customerOrderReaders,
    ),
  }),
  ...ofNotes,
  customerStatus: wire(customerStatusMachine, { do: lazy(services, (s) => s.setCustomerStatus) }),
};
