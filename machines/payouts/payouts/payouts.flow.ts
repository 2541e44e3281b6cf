import type { Payout } from '../../../contract/payouts/payouts';
import { collectionFlow } from '../../kit/collection/collection.flow';
import { payoutFilters, payoutsMachine } from './payouts.machine';

const row = (n: number): Payout => ({
  payoutId: `${n}`,
  status: 'Successful',
  initiatedAt: '2026-11-20T09:30:00',
  settledAt: null,
  recipient: 'ADA OKAFOR',
  accountNumber: '0123456789',
  bankName: 'Guaranty Trust Bank',
  currency: 'NGN',
  amount: '20000.00',
  fee: '25.00',
  type: 'Bank',
  description: '',
  sessionId: '',
  clientReference: '',
  batchId: null,
  batchReference: '',
  payoutReference: '',
  initiator: '',
  approver: null,
});

/**
 * Test data and requirements of the list, which never ship. The paths of every list are tested by `tests/models/kit/collection.ts`, and what is
 * special about this one by `tests/browser/payouts/payouts.all.spec.ts`.
 */
export const payoutsFlow = collectionFlow(payoutsMachine, {
  req: ['PAY-01', 'GEN-07', 'GEN-09', 'PAY-09'],
  filters: payoutFilters,
  fixed: { currency: '' },
  filtered: { ada: { keyword: { text: 'ada', column: 'recipient' } } },
  row,
  count: 60,
  answered: 20,
  screen: { path: '/dashboard/account/payouts', as: 'amaka.obi@bluecrest.test', shows: 'Payouts' },
  options: { status: 'Successful' },
});
