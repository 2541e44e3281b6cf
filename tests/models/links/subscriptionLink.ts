import type { subscriptionLinkCases } from '../../../machines/links/subscriptionLink/subscriptionLink.flow';
import type { subscriptionLinkMachine } from '../../../machines/links/subscriptionLink/subscriptionLink.machine';
import { oneOfItsKind } from '../forms';
import type { Model, StateOf } from '../model';

/** The payment link that people subscribe on, in a user's words. */
export const subscriptionLinkModel = oneOfItsKind({
  req: ['PLK-04'],
  id: 'subscriptionLink',
  start: { path: '/dashboard/business/27/payment-links-details', as: 'amaka.obi@bluecrest.test' },
  title: 'Subscribers',
  shown: 'Bluecrest Club',
}) satisfies Model<typeof subscriptionLinkCases, StateOf<typeof subscriptionLinkMachine>>;
