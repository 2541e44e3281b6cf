import { type Cases, everyFault } from '../../kit/cases';
import { collectionProperties } from '../../kit/collection.properties';
import type { Properties } from '../../kit/properties';
import { stall } from '../paymentLinks/paymentLinks.flow';
import { type QrCode, type QrFilter, qrCodesMachine } from './qrCodes.machine';

export const stallCode: QrCode = {
  id: stall.reference,
  reference: stall.reference,
  name: stall.name,
  type: 'Payment Link',
  url: stall.url,
  isActive: true,
};

const anything: QrFilter = { state: '' };

export const qrCodesCases = {
  inputs: { first: { filter: anything, page: 1, size: 20 } },
  events: {
    'filter.applied': { active: { filter: { state: 'Active' } } },
    'page.chosen': { next: { page: 2 } },
    'size.chosen': { five: { size: 5 } },
    'query.given': { first: { query: { filter: anything, page: 1, size: 20 } } },
    refreshed: { now: {} },
  },
  ports: {
    load: {
      answers: { some: { rows: Array.from({ length: 27 }, (_, n) => ({ ...stallCode, id: `${n + 1}` })), total: 27 } },
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
} satisfies Cases<typeof qrCodesMachine>;

const qrCodesProperties = collectionProperties('QRC-01', 'some') satisfies Properties<typeof qrCodesMachine, typeof qrCodesCases>;

export const qrCodesFlow = { machine: qrCodesMachine, cases: qrCodesCases, properties: qrCodesProperties };
