import { type Cases, everyFault } from '../../kit/cases';
import { collectionProperties } from '../../kit/collection.properties';
import type { Properties } from '../../kit/properties';
import { type Beneficiary, type BeneficiaryFilter, beneficiariesMachine } from './beneficiaries.machine';

export const ada: Beneficiary = {
  id: '7',
  name: 'ADA OKAFOR',
  type: 'Bank',
  accountNumber: '0123456789',
  bankName: 'Zenith Bank',
  bankCode: '057',
  createdAt: '2026-11-01T09:30:00',
};

const anybody: BeneficiaryFilter = { type: '', from: '', to: '' };

export const beneficiariesCases = {
  inputs: { first: { filter: anybody, page: 1, size: 20 } },
  events: {
    'filter.applied': { today: { filter: { ...anybody, from: '2026-11-21', to: '2026-11-21' } } },
    'page.chosen': { next: { page: 2 } },
    'size.chosen': { five: { size: 5 } },
    'query.given': { first: { query: { filter: anybody, page: 1, size: 20 } } },
    refreshed: { now: {} },
  },
  ports: {
    load: {
      answers: { some: { rows: Array.from({ length: 30 }, (_, n) => ({ ...ada, id: `${n + 1}` })), total: 30 } },
      fails: everyFault,
    },
  },
  children: {},
  // A page is turned where there is one; an address comes back only after it changed; a size that is chosen already is not chosen.
  possible: ({ context: { query, total, fault } }, { subject }) => {
    // The whole dashboard is gone then.
    if (fault?.kind === 'sessionExpired') return false;
    if (subject === 'page.chosen') return query.page === 1 && query.filter.from === '' && total > query.size;
    if (subject === 'filter.applied') return query.filter.from === '';
    if (subject === 'query.given') return query.page === 2;
    return subject !== 'size.chosen' || query.size !== 5;
  },
  remember: ({ query, total, fault }) => [query.page, query.size, query.filter.from, total > 0, fault?.kind === 'sessionExpired'],
} satisfies Cases<typeof beneficiariesMachine>;

const beneficiariesProperties = collectionProperties('BEN-01', 'some') satisfies Properties<
  typeof beneficiariesMachine,
  typeof beneficiariesCases
>;

export const beneficiariesFlow = {
  machine: beneficiariesMachine,
  cases: beneficiariesCases,
  properties: beneficiariesProperties,
};
