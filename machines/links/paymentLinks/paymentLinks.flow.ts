import { type Cases, everyFault } from '../../kit/cases';
import { collectionProperties } from '../../kit/collection.properties';
import type { Properties } from '../../kit/properties';
import { type LinkFilter, type PaymentLink, paymentLinksMachine } from './paymentLinks.machine';

export const stall: PaymentLink = {
  id: '25',
  reference: 'KPL-086B041CE41209FF',
  name: 'Market stall',
  description: '',
  amount: '1500.00',
  limit: '2',
  currency: 'NGN',
  paymentType: 'Multiple Charge',
  authOption: 'AUTH',
  redirectUrl: '',
  splitSettlementId: '',
  isActive: true,
  url: 'https://pay.provider.test/KPL-086B041CE41209FF',
};

const anything: LinkFilter = { state: '', from: '', to: '' };

export const paymentLinksCases = {
  inputs: { first: { filter: anything, page: 1, size: 20 } },
  events: {
    'filter.applied': { active: { filter: { ...anything, state: 'active' } } },
    'page.chosen': { next: { page: 2 } },
    'size.chosen': { five: { size: 5 } },
    'query.given': { first: { query: { filter: anything, page: 1, size: 20 } } },
    refreshed: { now: {} },
  },
  ports: {
    load: {
      answers: { some: { rows: Array.from({ length: 27 }, (_, n) => ({ ...stall, id: `${n + 1}` })), total: 27 } },
      fails: everyFault,
    },
  },
  children: {},
  // A page is turned where there is one; an address comes back only after it changed; a size that is chosen already is not chosen.
  possible: ({ context: { query, total, fault } }, { subject }) => {
    // The whole dashboard is gone then.
    if (fault?.kind === 'sessionExpired') return false;
    if (subject === 'page.chosen') return query.page === 1 && query.filter.state === '' && total > query.size;
    if (subject === 'filter.applied') return query.filter.state === '';
    if (subject === 'query.given') return query.page === 2;
    return subject !== 'size.chosen' || query.size !== 5;
  },
  remember: ({ query, total, fault }) => [
    query.page,
    query.size,
    query.filter.state,
    total > 0,
    fault?.kind === 'sessionExpired',
  ],
} satisfies Cases<typeof paymentLinksMachine>;

const paymentLinksProperties = collectionProperties('PLK-01', 'some') satisfies Properties<
  typeof paymentLinksMachine,
  typeof paymentLinksCases
>;

export const paymentLinksFlow = { machine: paymentLinksMachine, cases: paymentLinksCases, properties: paymentLinksProperties };
