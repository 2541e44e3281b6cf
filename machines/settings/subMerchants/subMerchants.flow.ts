import { type Cases, everyFault } from '../../kit/cases';
import { collectionProperties } from '../../kit/collection.properties';
import type { Properties } from '../../kit/properties';
import { type SubMerchant, type SubMerchantFilter, subMerchantsMachine } from './subMerchants.machine';

const row = (n: number): SubMerchant => ({
  id: `${1001 + n}`,
  name: `Business ${n}`,
  email: `business.${n}@bluecrest.test`,
  country: 'NG',
  verificationStatus: 'New',
  type: 'Company',
  createdAt: '2026-11-20T09:30:00',
});

const anything: SubMerchantFilter = { status: '', email: '', from: '', to: '' };

export const subMerchantsCases = {
  inputs: { first: { filter: anything, page: 1, size: 20 } },
  events: {
    'filter.applied': { foods: { filter: { ...anything, email: 'foods' } } },
    'page.chosen': { next: { page: 2 } },
    'size.chosen': { five: { size: 5 } },
    'query.given': { first: { query: { filter: anything, page: 1, size: 20 } } },
    refreshed: { now: {} },
  },
  ports: { load: { answers: { two: { rows: [row(0), row(1)], total: 2 } }, fails: everyFault } },
  children: {},
  // Two businesses are one page; a size that is chosen already is not chosen; an address comes back only after it changed.
  possible: ({ context: { query, fault } }, { subject }) => {
    // The whole dashboard is gone then.
    if (fault?.kind === 'sessionExpired' || subject === 'page.chosen' || subject === 'query.given') return false;
    return subject !== 'size.chosen' || query.size !== 5;
  },
  remember: ({ query, total, fault }) => [
    query.page,
    query.size,
    query.filter.email,
    total > 0,
    fault?.kind === 'sessionExpired',
  ],
} satisfies Cases<typeof subMerchantsMachine>;

const subMerchantsProperties = collectionProperties('SUB-01', 'two') satisfies Properties<
  typeof subMerchantsMachine,
  typeof subMerchantsCases
>;

export const subMerchantsFlow = { machine: subMerchantsMachine, cases: subMerchantsCases, properties: subMerchantsProperties };
