import { collectionFlow } from '../../kit/collection/collection.flow';
import { type Chargeback, chargebackFilters, chargebacksMachine } from './chargebacks.machine';

/** A chargeback that needs an answer. */
export const chargeback = (n: number): Chargeback => ({
  id: `${4500 + n}`,
  createdAt: '2026-11-17T14:36:00',
  dueAt: '2026-12-27T23:59:59',
  amount: '186500.00',
  currency: 'NGN',
  held: '186500.00',
  status: 'Pending',
  email: 't.balogun@customer.test',
  merchant: 'Bluecrest Stores',
  orderReference: `KOR-${1000 + n}`,
  rrn: '629114703358',
  reason: 'Goods or services not received',
  reasonCode: 'Visa 13.1',
  claim: 'I paid for a generator and it never came.',
  fee: '2500.00',
  answeredAt: null,
  decidedAt: null,
});

/**
 * Test data and requirements of the list, which never ship. The paths of every list are tested by `tests/models/kit/collection.ts`, and what is
 * special about this one by `tests/browser/chargebacks/chargebacks.all.spec.ts`.
 */
export const chargebacksFlow = collectionFlow(chargebacksMachine, {
  req: ['CBK-01', 'GEN-07', 'GEN-09'],
  filters: chargebackFilters,
  filtered: { pending: { status: 'Pending' } },
  row: chargeback,
  count: 10,
  screen: { path: '/dashboard/chargeback', as: 'amaka.obi@bluecrest.test', shows: 'Chargebacks' },
});
