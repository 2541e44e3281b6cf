import { collectionFlow } from '../../kit/collection/collection.flow';
import { type Funding, fundingFilters, fundingsMachine } from './fundings.machine';

/** A bank transfer to a virtual account. */
export const funding = (n: number): Funding => ({
  id: String(n),
  currency: 'NGN',
  amount: '2640000.00',
  alias: 'Kano branch',
  accountNumber: '9903311207',
  method: 'Bank transfer',
  reference: `KFD-${1000 + n}`,
  fee: '50.00',
  createdAt: `2026-10-${String((n % 28) + 1).padStart(2, '0')}T16:11:52`,
  sessionId: `0000182611261611401883${String(n).padStart(2, '0')}`,
});

/** Test data and requirements of the list, which never ship. */
export const fundingsFlow = collectionFlow(fundingsMachine, {
  req: ['FND-01', 'GEN-07', 'GEN-09'],
  filters: fundingFilters,
  fixed: { dashboard: 'NGN' },
  options: { currency: 'USD' },
  filtered: { ofAccount: { keyword: { text: '9903311207', column: 'accountNumber' } } },
  row: funding,
  count: 45,
  answered: 20,
  screen: { path: '/dashboard/payout/funding-history', as: 'amaka.obi@bluecrest.test', shows: 'Funding history' },
});
