import { type Cases, everyFault } from '../../kit/cases';
import { collectionProperties } from '../../kit/collection.properties';
import type { Properties } from '../../kit/properties';
import { type VirtualAccount, virtualAccountsMachine } from './virtualAccounts.machine';

const shop: VirtualAccount = {
  accountName: 'BLUECREST STORES',
  accountNumber: '8800000103',
  bankName: 'Sterling Bank',
  alias: 'Web shop',
};

export const virtualAccountsCases = {
  inputs: { first: { filter: {}, page: 1, size: 20 } },
  events: {
    'filter.applied': { none: { filter: {} } },
    'page.chosen': { next: { page: 2 } },
    'size.chosen': { five: { size: 5 } },
    'query.given': { first: { query: { filter: {}, page: 1, size: 20 } } },
    refreshed: { now: {} },
  },
  ports: {
    load: {
      answers: { two: { rows: [shop, { ...shop, accountNumber: '8800000102', alias: 'Lekki counter' }], total: 2 } },
      fails: everyFault,
    },
  },
  children: {},
  // Two accounts are one page, and nothing filters them; a size that is chosen already is not chosen.
  possible: ({ context: { query, fault } }, { subject }) => {
    // The whole dashboard is gone then.
    if (fault?.kind === 'sessionExpired') return false;
    if (subject === 'filter.applied' || subject === 'page.chosen' || subject === 'query.given') return false;
    return subject !== 'size.chosen' || query.size !== 5;
  },
  remember: ({ query, total, fault }) => [query.size, total > 0, fault?.kind === 'sessionExpired'],
} satisfies Cases<typeof virtualAccountsMachine>;

const virtualAccountsProperties = collectionProperties('VAC-01', 'two') satisfies Properties<
  typeof virtualAccountsMachine,
  typeof virtualAccountsCases
>;

export const virtualAccountsFlow = {
  machine: virtualAccountsMachine,
  cases: virtualAccountsCases,
  properties: virtualAccountsProperties,
};
