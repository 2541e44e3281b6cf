/** What the finder asks of each list, and a row of each as the provider sends it. */
import { ofBusiness } from './exchanges';
import { wirePayout } from './payoutSamples';

/** A keyword that tries to leave its place. */
export const KEYWORD = '=a/../&b';

export const inColumn = (SearchableColumns: string, ...items: readonly object[]) => ({
  to: 'GET /subsidiary/payout/all',
  headers: ofBusiness,
  query: { pageNumber: '1', pageSize: '5', keyword: KEYWORD, SearchableColumns },
  answer: { items },
});
export const payout = (payoutId: number) => ({ ...wirePayout, payoutId, clientReference: 'K' });
export const foundPayout = (id: string) => ({
  label: 'ADA OKAFOR',
  note: 'Awaiting Verification, K',
  by: { payout: id },
  sum: { amount: '60000', currency: 'NGN' },
  at: '2026-11-21T09:30:00',
  words: '',
});

export const wireLink = {
  id: 7,
  reference: 'KPL-1',
  name: 'Stall',
  currency: 'NGN',
  paymentType: 'S',
  authOption: 'AUTH',
  isActive: true,
  paymentLinkUrl: '',
};
export const ada = { id: 3, name: 'ADA', type: 'Bank', accountNumber: '0123456789' };

export const orders = (column: string, ...items: readonly object[]) => ({
  to: 'GET /subsidiary/dashboard/fetch/orders',
  query: { page: '1', size: '5', [column]: KEYWORD },
  answer: { items, page: { total: items.length } },
});
export const order = {
  id: 7,
  dateCreated: '2026-11-20 09:30:00',
  paymentReference: 'KPY-1',
  orderReference: 'KOR-1',
  currency: 'NGN',
  customerEmail: 'ada@customer.test',
  transactionAmount: '20000.00',
  orderStatus: 'Successful',
};
export const customersBy = (column: string, ...items: readonly object[]) => ({
  to: 'GET /subsidiary/dashboard/fetch/customers',
  query: { page: '1', limit: '5', [column]: KEYWORD },
  answer: { items },
});
export const wireCustomer = { id: 7, customerName: 'Ada <b>', emailAddress: 'ada@c.test', status: 'Active' };
export const refundsBy = (column: string, ...items: readonly object[]) => ({
  to: 'GET /subsidiary/dashboard/refund/all',
  query: { page: '1', size: '5', [column]: KEYWORD },
  answer: { items },
});
export const refund = {
  dateCreated: '2026-11-20 09:30:00',
  customerEmail: 'ada@customer.test',
  refundAmount: '50.00',
  refundStatus: 'Approved',
  refundReference: 'RFD-1',
  currency: 'NGN',
};
