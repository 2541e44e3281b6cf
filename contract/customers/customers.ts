/** The customers of a business: those it added, and everyone who paid it. An email address stands for one customer. */
import { asPage, Id, MaybeText, Message, PageNumber, PageSize, SomeTextUpTo } from '../common';
import { endpoints } from '../endpoint';
import { LONGEST_REASON } from '../limits';
import { type } from '../schema';
import { MaybeTime } from '../time';

const Customer = type({
  id: Id,
  'customerName?': MaybeText,
  emailAddress: 'string > 0',
  'mobileNumber?': MaybeText,
  'countryName?': MaybeText,
  status: 'string > 0',
  // Assumed: when it was added, and who blacklisted it, when and why.
  'dateCreated?': MaybeTime,
  'dateBlacklisted?': MaybeTime,
  'blacklistedBy?': MaybeText,
  'blacklistReason?': MaybeText,
}).pipe(({ id, customerName, emailAddress, mobileNumber, countryName, status, ...rest }) => ({
  id,
  name: customerName ?? '',
  email: emailAddress,
  mobile: mobileNumber ?? '',
  country: countryName ?? '',
  status,
  /** Null if the provider doesn't say. */
  createdAt: rest.dateCreated ?? null,
  blacklistedAt: rest.dateBlacklisted ?? null,
  blacklistedBy: rest.blacklistedBy ?? '',
  blacklistReason: rest.blacklistReason ?? '',
}));

const Customers = type({ items: Customer.array(), 'totalItems?': 'number.integer >= 0' }).pipe((answer) => asPage(answer));

const Filter = type({
  'status?': '1 <= string <= 60',
  /** Email, name and number match a part of the text. */
  'email?': '1 <= string <= 254',
  'customername?': '1 <= string <= 100',
  'mobilenumber?': '1 <= string <= 100',
  'fromdate?': 'string',
  'todate?': 'string',
});

export type Customer = typeof Customer.infer;

export const customers = endpoints({
  /** Returns a page, newest first. With `id` it returns that customer, or none. Fails with 400 for an unknown status. */
  listCustomers: {
    method: 'GET',
    path: '/subsidiary/dashboard/fetch/customers',
    without: 'export',
    query: Filter.and({ 'page?': PageNumber, 'limit?': PageSize, 'id?': '1 <= string <= 40' }),
    answer: Customers,
    permission: 'customer.view',
    req: ['CUS-01', 'CUS-04'],
    assumed: false,
  },
  /** The same path with `export=true`: returns all customers that match. Recorded as an export. */
  exportCustomers: {
    method: 'GET',
    path: '/subsidiary/dashboard/fetch/customers',
    query: Filter.and({ export: "'true'" }),
    answer: Customers,
    permission: 'customer.view',
    req: ['CUS-01', 'GEN-06'],
    assumed: false,
  },
  /** Adds a customer. Fails with 409 if the business has one with this email address, so that a repeated call adds no second one. */
  createCustomer: {
    method: 'POST',
    path: '/subsidiary/customer/create',
    body: type({
      firstName: '1 <= string <= 400',
      lastName: '1 <= string <= 400',
      email: '1 <= string <= 254',
      mobile: '1 <= string <= 60',
    }),
    answer: Message,
    permission: 'customer.manage',
    req: ['CUS-02'],
    assumed: false,
  },
  /** Names the customer by email address. Fails with 404 if the business has none. A status that is already set is no fault. */
  setCustomerStatus: {
    method: 'POST',
    path: '/subsidiary/customer/blacklist-whitelist',
    body: type({
      customerEmail: '1 <= string <= 254',
      action: "'blacklist' | 'whitelist'",
      reason: SomeTextUpTo(LONGEST_REASON),
    }),
    answer: Message,
    permission: 'customer.manage',
    req: ['CUS-03'],
    assumed: false,
  },
});
