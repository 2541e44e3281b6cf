/** Flows of the customers page. */

import { customerStatusMachine } from '../../../machines/customers/customerStatus/customerStatus.machine';
import { customersMachine } from '../../../machines/customers/customers/customers.machine';
import { customersDownloadMachine } from '../../../machines/customers/customersDownload/customersDownload.machine';
import { newCustomerMachine } from '../../../machines/customers/newCustomer/newCustomer.machine';
import { wire } from '../../../machines/kit/flow/port';
import { lazy } from '../lazy';
import { saved } from '../saved';
import { withTemporal } from '../temporal';

const services = () => withTemporal(() => import('../../services/customers/customers'));

export const customersFlows = {
  customers: wire(customersMachine, { load: lazy(services, (s) => s.listCustomers) }),
  customersDownload: wire(customersDownloadMachine, { save: saved(lazy(services, (s) => s.exportCustomers)) }),
  newCustomer: wire(newCustomerMachine, { save: lazy(services, (s) => s.createCustomer) }),
  customerStatus: wire(customerStatusMachine, { do: lazy(services, (s) => s.setCustomerStatus) }),
};
