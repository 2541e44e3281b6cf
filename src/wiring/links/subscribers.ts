/** Whoever subscribed on a payment link, and the link. */
import { wire } from '../../../machines/kit/port';
import { subscribersMachine } from '../../../machines/links/subscribers/subscribers.machine';
import { subscriptionLinkMachine } from '../../../machines/links/subscriptionLink/subscriptionLink.machine';
import { lazy } from '../lazy';
import { withTemporal } from '../temporal';

const links = () => withTemporal(() => import('../../services/links/paymentLinks'));

const linkPorts = () => withTemporal(() => import('./linkPorts'));

export const subscribersFlows = {
  subscribers: wire(subscribersMachine, { load: lazy(linkPorts, (s) => s.subscribersAskedFor) }),
  subscriptionLink: wire(subscriptionLinkMachine, { load: lazy(links, (s) => s.findLink) }),
};
