import { collectionFlow } from '../../kit/collection/collection.flow';
import { type Subscriber, subscriberFilters, subscribersMachine } from './subscribers.machine';

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

export const subscribersFlow = collectionFlow(subscribersMachine, {
  req: ['SBS-01', 'GEN-07'],
  filters: subscriberFilters,
  fixed: { link: '27' },
  filtered: { ada: { keyword: { text: 'Ada', column: 'customerName' } } },
  row: (n) => ({ ...adaOkafor, id: `${n}`, emailAddress: `ada.okafor${n}@customer.test` }),
  screen: { path: '/dashboard/business/27/payment-links-details', as: 'amaka.obi@bluecrest.test', shows: 'Subscribers' },
});
