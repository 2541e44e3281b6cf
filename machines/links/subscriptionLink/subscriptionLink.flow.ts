import { resourceFlow } from '../../kit/resource/resource.flow';
import { stall } from '../paymentLinks/paymentLinks.flow';
import type { PaymentLink } from '../paymentLinks/paymentLinks.machine';
import { subscriptionLinkMachine } from './subscriptionLink.machine';

const club: PaymentLink = {
  ...stall,
  id: '27',
  name: 'Bluecrest Club',
  limit: null,
  paymentType: 'Subscription Payments',
};

/** Another link is another page. */
export const subscriptionLinkFlow = resourceFlow(subscriptionLinkMachine, {
  key: '27',
  answers: { shown: { link: club } },
  screen: { path: '/dashboard/business/27/payment-links-details', as: 'amaka.obi@bluecrest.test' },
  sees: { loading: 'Subscribers', loaded: 'Bluecrest Club' },
});
