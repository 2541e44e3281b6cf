import { type Cases, everyFault } from '../../kit/cases';
import { collectionProperties } from '../../kit/collection.properties';
import type { Properties } from '../../kit/properties';
import { partners } from '../splitAccount/splitAccount.cases';
import { type SplitFilter, splitSettlementsMachine } from './splitSettlements.machine';

const anything: SplitFilter = { keyword: '', column: 'name', state: '', from: '', to: '' };

export const splitSettlementsCases = {
  inputs: { first: { filter: anything, page: 1, size: 20 } },
  events: {
    'filter.applied': { partners: { filter: { ...anything, keyword: 'Partners' } } },
    'page.chosen': { next: { page: 2 } },
    'size.chosen': { five: { size: 5 } },
    'query.given': { first: { query: { filter: anything, page: 1, size: 20 } } },
    refreshed: { now: {} },
  },
  ports: {
    load: { answers: { some: { rows: [{ ...partners, accounts: [...partners.accounts] }], total: 1 } }, fails: everyFault },
  },
  children: {},
  // There is one page of them here; a size that is chosen already is not chosen.
  possible: ({ context: { query, fault } }, { subject }) => {
    // The whole dashboard is gone then.
    if (fault?.kind === 'sessionExpired') return false;
    if (subject === 'page.chosen' || subject === 'query.given') return false;
    return subject !== 'size.chosen' || query.size !== 5;
  },
  remember: ({ query, total, fault }) => [query.size, query.filter.keyword, total > 0, fault?.kind === 'sessionExpired'],
} satisfies Cases<typeof splitSettlementsMachine>;

const splitSettlementsProperties = collectionProperties('SPL-01', 'some') satisfies Properties<
  typeof splitSettlementsMachine,
  typeof splitSettlementsCases
>;

export const splitSettlementsFlow = {
  machine: splitSettlementsMachine,
  cases: splitSettlementsCases,
  properties: splitSettlementsProperties,
};
