/** The ports of customers (CUS-01 to CUS-04). */
import { type CustomerOrder, customerOrders } from '../../../contract/customers/customerOrders';
import { type Customer, customers } from '../../../contract/customers/customers';
import { readMobile } from '../../../contract/customers/mobile';
import type { CustomerOrderFilter } from '../../../machines/customers/customerOrders/customerOrders.machine';
import type { StatusChange } from '../../../machines/customers/customerStatus/customerStatus.machine';
import type { CustomerFilter } from '../../../machines/customers/customers/customers.machine';
import type { NewCustomer } from '../../../machines/customers/newCustomer/newCustomer.machine';
import type { Page, Query } from '../../../machines/kit/collection/collection.types';
import type { Confirmed } from '../../../machines/kit/confirmation/confirmedAction.machine';
import { Failure } from '../../../machines/kit/flow/fault';
import type { Service } from '../../../machines/kit/flow/port';
import type { Said } from '../../../machines/kit/otp/otp.types';
import { call } from '../call';
import { dayParams, given, searched } from '../days';
import { exported } from '../exported';
import { timeText } from '../exports';
import { shared } from '../shared';

type One = { readonly key: string };

/** The parameter of each searchable column. */
const SEARCHED = { name: 'customername', email: 'email', mobile: 'mobilenumber' } as const;

const parametersOf = ({ keyword, status, days }: CustomerFilter) => ({
  ...searched(keyword, SEARCHED),
  ...given({ status }),
  ...dayParams(days, 'fromdate', 'todate'),
});

export const listCustomers: Service<Query<CustomerFilter>, Page<Customer>> = ({ filter, page, size }, options) =>
  call(customers.listCustomers, { query: { page: `${page}`, limit: `${size}`, ...parametersOf(filter) } }, options);

/** The provider returns all customers at once. */
const everyCustomer: Service<Query<CustomerFilter>, Page<Customer>> = ({ filter }, options) =>
  call(customers.exportCustomers, { query: { export: 'true', ...parametersOf(filter) } }, options);

/** CUS-01: makes a file of the customers that a filter shows. */
export const exportCustomers = exported(everyCustomer, {
  name: 'Customers',
  sheet: 'Customers',
  keyOf: ({ id }) => id,
  columns: [
    { head: 'Name', cell: ({ name }) => name },
    { head: 'Email', cell: ({ email }) => email },
    { head: 'Mobile number', cell: ({ mobile }) => mobile },
    { head: 'Country', cell: ({ country }) => country },
    { head: 'Status', cell: ({ status }) => status },
    { head: 'Customer since', kind: 'time', cell: ({ createdAt }) => timeText(createdAt) },
    { head: 'Blacklisted on', kind: 'time', cell: ({ blacklistedAt }) => timeText(blacklistedAt) },
    { head: 'Blacklisted by', cell: ({ blacklistedBy }) => blacklistedBy },
    { head: 'Reason', cell: ({ blacklistReason }) => blacklistReason },
  ],
});

/** The rows of a page that is searched, as many as the call allows. */
const SEARCH_PAGE = 100;

/**
 * CUS-04: one customer, by id or by email address. The answer for an id is a list of one. A search by email also returns those whose email
 * contains it. Ends in a 404 if the customer is not there.
 */
export const getCustomer: Service<One, Customer> = async ({ key }, options) => {
  const email = key.includes('@') ? key.trim().toLowerCase() : null;
  for (let page = 1; ; page += 1) {
    const query = email === null ? { id: key } : { page: `${page}`, limit: `${SEARCH_PAGE}`, email };
    const { rows } = await call(customers.listCustomers, { query }, options);
    const found = rows.find((row) => (email === null ? row.id === key : row.email.toLowerCase() === email));
    if (found) return found;
    if (email === null || rows.length < SEARCH_PAGE)
      throw new Failure({ kind: 'server', status: 404, message: 'Customer not found' });
  }
};

export const createCustomer: Service<{ readonly values: NewCustomer }, Said> = ({ values }, options) => {
  const { firstName, lastName, email, mobile } = values;
  const body = {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.trim(),
    mobile: readMobile(mobile).mobile ?? mobile,
  };
  return call(customers.createCustomer, { body }, options);
};

export const setCustomerStatus: Service<Confirmed<StatusChange>, Said> = ({ subject: { email, action }, reason }, options) =>
  call(customers.setCustomerStatus, { body: { customerEmail: email, action, reason: reason.trim() } }, options);

const orders = shared<{ readonly rows: readonly CustomerOrder[] }>();

/** The sums and the table of a page need the same payments, and load together. */
const ordersOf = (customer: string, { signal }: Parameters<typeof getCustomer>[1]) =>
  orders(customer, signal, (own) =>
    call(customerOrders.listCustomerOrders, { query: { customerid: customer } }, { signal: own }),
  );

export const listCustomerOrders: Service<Query<CustomerOrderFilter>, { readonly rows: readonly CustomerOrder[] }> = (
  { filter },
  options,
) => ordersOf(filter.customer, options);

/** CUS-04: the sums are over all payments, whatever the table shows. */
export const getCustomerPayments: Service<One, { readonly rows: readonly CustomerOrder[] }> = ({ key }, options) =>
  ordersOf(key, options);
