/** The subscribers of a payment link, and the link. */

import { wire } from '../../../machines/kit/flow/port';
import { narrowed } from '../../../machines/kit/list/narrow';
import {
  subscriberFilters,
  subscriberReaders,
  subscribersMachine,
} from '../../../machines/links/subscribers/subscribers.machine';
import { subscriptionLinkMachine } from '../../../machines/links/subscriptionLink/subscriptionLink.machine';
import { lazy } from '../lazy';
import { withTemporal } from '../temporal';

const links = () => withTemporal(() => import('../../services/links/paymentLinks'));

export const subscribersFlows = {
  subscribers: wire(subscribersMachine, {
    load: narrowed(
      lazy(links, (s) => s.listSubscribers),
      subscriberFilters,
      subscriberReaders,
    ),
  }),
  subscriptionLink: wire(subscriptionLinkMachine, { load: lazy(links, (s) => s.findLink) }),
};
