import { collectionFlow } from '../../kit/collection/collection.flow';
import { type Refund, refundFilters, refundsMachine } from './refunds.machine';

/** An approved refund of a part. */
export const refund = (n: number): Refund => ({
  reference: `RFD-${1000 + n}`,
  createdAt: '2026-11-20T09:30:00',
  decidedAt: '2026-11-20T11:05:00',
  email: 'ada.coker@customer.test',
  customerId: '',
  currency: 'NGN',
  transactionAmount: '20000.00',
  amount: '5000.00',
  orderReference: `KOR-${1000 + n}`,
  paymentReference: `KPY-${1000 + n}`,
  status: 'Approved',
  reason: 'Returned within 14 days',
  remark: '',
  by: 'Amaka Obi',
});

/**
 * Test data and requirements of the list, which never ship. The paths of every list are tested by `tests/models/kit/collection.ts`, and what is
 * special about this one by `tests/browser/refunds/refunds.all.spec.ts`.
 */
export const refundsFlow = collectionFlow(refundsMachine, {
  req: ['RFD-01', 'GEN-07', 'GEN-09'],
  filters: refundFilters,
  filtered: { ada: { keyword: { text: 'ada', column: 'email' } } },
  row: refund,
  count: 60,
  answered: 20,
  screen: { path: '/dashboard/business/refunds', as: 'amaka.obi@bluecrest.test', shows: 'Refunds' },
});
