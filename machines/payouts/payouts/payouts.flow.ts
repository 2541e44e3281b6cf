import type { Payout } from '../../../contract/payouts/payouts';
import { type Cases, everyFault } from '../../kit/cases';
import { collectionProperties } from '../../kit/collection.properties';
import type { Properties } from '../../kit/properties';
import { type PayoutFilter, payoutsMachine } from './payouts.machine';

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

const anything: PayoutFilter = { keyword: '', column: 'recipient', status: '', currency: '', from: '', to: '' };

export const payoutsCases = {
  inputs: { first: { filter: anything, page: 1, size: 20 } },
  events: {
    'filter.applied': { ada: { filter: { ...anything, keyword: 'ada' } } },
    'page.chosen': { next: { page: 2 } },
    'size.chosen': { five: { size: 5 } },
    'query.given': { first: { query: { filter: anything, page: 1, size: 20 } } },
    refreshed: { now: {} },
  },
  ports: { load: { answers: { some: { rows: Array.from({ length: 20 }, (_, n) => row(n)), total: 60 } }, fails: everyFault } },
  children: {},
  // A page is turned where there is one; an address comes back only after it changed; a size that is chosen already is not chosen.
  possible: ({ context: { query, total, fault } }, { subject }) => {
    // The whole dashboard is gone then.
    if (fault?.kind === 'sessionExpired') return false;
    if (subject === 'page.chosen') return query.page === 1 && query.filter.keyword === '' && total > query.size;
    if (subject === 'query.given') return query.page === 2;
    return subject !== 'size.chosen' || query.size !== 5;
  },
  remember: ({ query, total, fault }) => [
    query.page,
    query.size,
    query.filter.keyword,
    total > 0,
    fault?.kind === 'sessionExpired',
  ],
} satisfies Cases<typeof payoutsMachine>;

const payoutsProperties = collectionProperties('PAY-01', 'some') satisfies Properties<typeof payoutsMachine, typeof payoutsCases>;

export const payoutsFlow = { machine: payoutsMachine, cases: payoutsCases, properties: payoutsProperties };
