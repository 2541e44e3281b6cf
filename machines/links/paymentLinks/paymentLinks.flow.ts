import { collectionFlow } from '../../kit/collection/collection.flow';
import { linkFilters, type PaymentLink, paymentLinksMachine } from './paymentLinks.machine';

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

export const paymentLinksFlow = collectionFlow(paymentLinksMachine, {
  req: ['PLK-01', 'GEN-07'],
  filters: linkFilters,
  filtered: { active: { state: 'active' } },
  row: (n) => ({ ...stall, id: `${n}` }),
  count: 27,
  screen: { path: '/dashboard/business/payment-links', as: 'amaka.obi@bluecrest.test', shows: 'Payment links' },
});
