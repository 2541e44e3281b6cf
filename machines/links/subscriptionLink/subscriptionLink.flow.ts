import { type Cases, everyFault } from '../../kit/cases';
import type { Properties } from '../../kit/properties';
import { resourceProperties } from '../../kit/resource.properties';
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

export const subscriptionLinkCases = {
  inputs: { one: { key: '27' } },
  events: { 'key.given': { same: { key: '27' } }, refreshed: { now: {} } },
  ports: { load: { answers: { shown: { link: club } }, fails: everyFault } },
  children: {},
  // Another link is another page; after an expiry the whole dashboard is gone.
  possible: (snapshot, { subject }) =>
    snapshot.context.fault?.kind !== 'sessionExpired' &&
    subject !== 'key.given' &&
    (subject !== 'refreshed' || snapshot.matches('failed')),
  remember: ({ value, fault }) => [value !== null, fault?.kind === 'sessionExpired'],
} satisfies Cases<typeof subscriptionLinkMachine>;

const subscriptionLinkProperties = resourceProperties('PLK-04', 'shown') satisfies Properties<
  typeof subscriptionLinkMachine,
  typeof subscriptionLinkCases
>;

export const subscriptionLinkFlow = {
  machine: subscriptionLinkMachine,
  cases: subscriptionLinkCases,
  properties: subscriptionLinkProperties,
};
