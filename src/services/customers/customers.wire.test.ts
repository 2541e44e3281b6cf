// @vitest-environment happy-dom
/** What the services of customers send, and what they make of the answers. */
import { customerFilters } from '../../../machines/customers/customers/customers.machine';
import { describeServices } from '../../../tests/services/exchanges';
import * as services from './customers';

const LIST = 'GET /subsidiary/dashboard/fetch/customers';
const ORDERS = 'GET /subsidiary/dashboard/fetch/customers/orders';

const wire = (id: number, emailAddress: string) => ({ id, customerName: null, emailAddress, status: 'Active' });
const customer = (id: string, email: string) => ({
  id,
  name: '',
  email,
  mobile: '',
  country: '',
  status: 'Active',
  createdAt: null,
  blacklistedAt: null,
  blacklistedBy: '',
  blacklistReason: '',
});
const whole = {
  id: 7,
  customerName: '=Ada <b>',
  emailAddress: 'ada@c.test',
  mobileNumber: '+2348062201184',
  countryName: 'Nigeria',
  status: 'Blacklisted',
  dateCreated: '2026-02-03 11:02:15',
  dateBlacklisted: '2026-11-18 14:14:09',
  blacklistedBy: 'Tunde Bello',
  blacklistReason: 'Three disputed payments',
};
const adaInFull = {
  id: '7',
  name: '=Ada <b>',
  email: 'ada@c.test',
  mobile: '+2348062201184',
  country: 'Nigeria',
  status: 'Blacklisted',
  createdAt: '2026-02-03T11:02:15',
  blacklistedAt: '2026-11-18T14:14:09',
  blacklistedBy: 'Tunde Bello',
  blacklistReason: 'Three disputed payments',
};

const { empty } = customerFilters;
const filter = {
  keyword: { text: 'ada', column: 'mobile' },
  status: 'Blacklisted',
  days: { from: '2026-11-01', to: '2026-11-21' },
} as const;

const wireOrder = {
  id: 9,
  dateCreated: '2026-11-20 09:30:00',
  paymentReference: 'KPY-9',
  currency: 'NGN',
  transactionAmount: '100.50',
  orderStatus: 'Successful',
  refundedAmount: '20.00',
};
const order = {
  id: '9',
  createdAt: '2026-11-20T09:30:00',
  email: '',
  currency: 'NGN',
  amount: '100.50',
  fee: null,
  settlementAmount: null,
  recurringFrequency: '',
  method: '',
  reference: '',
  paymentReference: 'KPY-9',
  status: 'Successful',
  customerId: null,
  refunded: '20.00',
  chargedBack: null,
};

const typed = { firstName: ' Zoë ', lastName: ' <b>', email: ' Zoe@c.test ', mobile: '\u202a+234 806 220 1184\u202c' };

describeServices('customers', [
  {
    name: '[CUS-01 GEN-04] listCustomers with every filter',
    call: (options) => services.listCustomers({ filter, page: 2, size: 50 }, options),
    asks: [
      {
        to: LIST,
        query: {
          page: '2',
          limit: '50',
          mobilenumber: 'ada',
          status: 'Blacklisted',
          fromdate: '2026-11-01 00:00:00',
          todate: '2026-11-21 23:59:59',
        },
        answer: { items: [whole], totalItems: 61 },
      },
    ],
    gives: { rows: [adaInFull], total: 61 },
  },
  {
    name: '[CUS-01] listCustomers by name',
    call: (options) =>
      services.listCustomers({ filter: { ...empty, keyword: { text: 'ada', column: 'name' } }, page: 1, size: 20 }, options),
    asks: [{ to: LIST, query: { page: '1', limit: '20', customername: 'ada' }, answer: { items: [wire(1, 'a@c.test')] } }],
    gives: { rows: [customer('1', 'a@c.test')], total: 1 },
  },
  {
    name: '[CUS-04] getCustomer by id',
    call: (options) => services.getCustomer({ key: '7' }, options),
    asks: [{ to: LIST, query: { id: '7' }, answer: { items: [whole], totalItems: 1 } }],
    gives: adaInFull,
  },
  {
    name: '[CUS-02] getCustomer by email, not one whose email contains it',
    call: (options) => services.getCustomer({ key: 'Ada@c.test' }, options),
    asks: [
      {
        to: LIST,
        query: { page: '1', limit: '100', email: 'ada@c.test' },
        answer: { items: [wire(1, 'nada@c.test'), wire(2, 'ADA@c.test')] },
      },
    ],
    gives: customer('2', 'ADA@c.test'),
  },
  {
    name: '[CUS-04] getCustomer by email, after a hundred others whose email contains it',
    call: (options) => services.getCustomer({ key: 'ada@c.test' }, options),
    asks: [
      {
        to: LIST,
        query: { page: '1', limit: '100', email: 'ada@c.test' },
        answer: { items: Array.from({ length: 100 }, (_, n) => wire(n + 10, `n${n}ada@c.test`)) },
      },
      { to: LIST, query: { page: '2', limit: '100', email: 'ada@c.test' }, answer: { items: [wire(2, 'ada@c.test')] } },
    ],
    gives: customer('2', 'ada@c.test'),
  },
  {
    name: '[CUS-02] createCustomer',
    call: (options) => services.createCustomer({ values: typed }, options),
    asks: [
      {
        to: 'POST /subsidiary/customer/create',
        body: { firstName: 'Zoë', lastName: '<b>', email: 'Zoe@c.test', mobile: '+2348062201184' },
      },
    ],
    gives: { message: 'Done' },
  },
  {
    name: '[CUS-03] setCustomerStatus',
    call: (options) =>
      services.setCustomerStatus({ subject: { email: 'ada@c.test', action: 'blacklist' }, reason: ' Fraud ' }, options),
    asks: [
      {
        to: 'POST /subsidiary/customer/blacklist-whitelist',
        body: { customerEmail: 'ada@c.test', action: 'blacklist', reason: 'Fraud' },
      },
    ],
    gives: { message: 'Done' },
  },
  {
    name: '[CUS-04] listCustomerOrders',
    call: (options) =>
      services.listCustomerOrders({ filter: { customer: '7', channel: 'Wallet', status: '' }, page: 1, size: 20 }, options),
    asks: [{ to: ORDERS, query: { customerid: '7' }, answer: { items: [wireOrder], totalItems: 1 } }],
    gives: { rows: [order] },
  },
  {
    name: '[CUS-04] getCustomerPayments',
    call: (options) => services.getCustomerPayments({ key: '7' }, options),
    asks: [{ to: ORDERS, query: { customerid: '7' }, answer: { items: [wireOrder] } }],
    gives: { rows: [order] },
  },
]);
