import { type Cases, everyFault } from '../../kit/cases';
import { collectionProperties } from '../../kit/collection.properties';
import type { Properties } from '../../kit/properties';
import { type Subscriber, type SubscriberFilter, subscribersMachine } from './subscribers.machine';

const adaOkafor: Subscriber = {
  id: '0',
  customerName: 'Ada Okafor',
  amount: '5000.00',
  currency: 'NGN',
  phoneNumber: '08031000000',
  paymentType: 'Card',
  emailAddress: 'ada.okafor0@customer.test',
  frequency: 'Daily',
  payments: 1,
  status: 'New',
  subscribedAt: '2026-11-20T09:30:00',
};

const anybody: SubscriberFilter = { link: '27', keyword: '', column: 'customerName', status: '', from: '', to: '' };

export const subscribersCases = {
  inputs: { first: { filter: anybody, page: 1, size: 20 } },
  events: {
    'filter.applied': { ada: { filter: { ...anybody, keyword: 'Ada' } } },
    'page.chosen': { next: { page: 2 } },
    'size.chosen': { five: { size: 5 } },
    'query.given': { first: { query: { filter: anybody, page: 1, size: 20 } } },
    refreshed: { now: {} },
  },
  ports: {
    load: {
      answers: {
        some: {
          rows: Array.from({ length: 24 }, (_, n) => ({
            ...adaOkafor,
            id: `${n}`,
            emailAddress: `ada.okafor${n}@customer.test`,
          })),
          total: 24,
        },
      },
      fails: everyFault,
    },
  },
  children: {},
  // A page is turned where there is one; an address comes back only after it changed; a size that is chosen already is not chosen.
  possible: ({ context: { query, total, fault } }, { subject }) => {
    // The whole dashboard is gone then.
    if (fault?.kind === 'sessionExpired') return false;
    if (subject === 'page.chosen') return query.page === 1 && query.filter.keyword === '' && total > query.size;
    if (subject === 'filter.applied') return query.filter.keyword === '';
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
} satisfies Cases<typeof subscribersMachine>;

const subscribersProperties = collectionProperties('SBS-01', 'some') satisfies Properties<
  typeof subscribersMachine,
  typeof subscribersCases
>;

export const subscribersFlow = { machine: subscribersMachine, cases: subscribersCases, properties: subscribersProperties };
