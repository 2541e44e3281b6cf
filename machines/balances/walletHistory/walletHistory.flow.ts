import { type Cases, everyFault } from '../../kit/cases';
import { collectionProperties } from '../../kit/collection.properties';
import type { Properties } from '../../kit/properties';
import { type Movement, type MovementFilter, walletHistoryMachine } from './walletHistory.machine';

const paid: Movement = {
  id: '1',
  at: '2026-11-20T09:30:00',
  direction: 'Debit',
  amount: '20025.00',
  currency: 'NGN',
  before: '120025.00',
  after: '100000.00',
  type: 'Payout',
  description: 'To ADA OKAFOR',
  reference: 'BCS-PO-20931',
  fee: '25.00',
  payoutId: '7',
};

const anything: MovementFilter = { direction: '', currency: '', from: '', to: '' };

export const walletHistoryCases = {
  inputs: { first: { filter: anything, page: 1, size: 20 } },
  events: {
    'filter.applied': { credits: { filter: { ...anything, direction: 'C' } } },
    'page.chosen': { next: { page: 2 } },
    'size.chosen': { five: { size: 5 } },
    'query.given': { first: { query: { filter: anything, page: 1, size: 20 } } },
    refreshed: { now: {} },
  },
  ports: {
    load: {
      answers: { some: { rows: Array.from({ length: 20 }, (_, n) => ({ ...paid, id: `${n}` })), total: 60 } },
      fails: everyFault,
    },
  },
  children: {},
  // A page is turned where there is one; a filter that is in force is not applied again; an address comes back only after it changed; a size that is chosen already is not chosen.
  possible: ({ context: { query, total, fault } }, { subject }) => {
    // The whole dashboard is gone then.
    if (fault?.kind === 'sessionExpired') return false;
    if (subject === 'page.chosen') return query.page === 1 && query.filter.direction === '' && total > query.size;
    if (subject === 'filter.applied') return query.filter.direction === '';
    if (subject === 'query.given') return query.page === 2;
    return subject !== 'size.chosen' || query.size !== 5;
  },
  remember: ({ query, total, fault }) => [
    query.page,
    query.size,
    query.filter.direction,
    total > 0,
    fault?.kind === 'sessionExpired',
  ],
} satisfies Cases<typeof walletHistoryMachine>;

const walletHistoryProperties = collectionProperties('BAL-03', 'some') satisfies Properties<
  typeof walletHistoryMachine,
  typeof walletHistoryCases
>;

export const walletHistoryFlow = {
  machine: walletHistoryMachine,
  cases: walletHistoryCases,
  properties: walletHistoryProperties,
};
