import type { subscribersCases } from '../../../machines/links/subscribers/subscribers.flow';
import type { subscribersMachine } from '../../../machines/links/subscribers/subscribers.machine';
import type { Driver } from '../../drivers/driver';
import { answering, type Model, type StateOf } from '../model';

const seeTheList = (I: Driver) => I.see('Subscribers');

/** Whoever subscribed on a payment link, in a user's words. */
export const subscribersModel = {
  req: ['SBS-01', 'GEN-07'],
  starts: {
    first: {
      path: '/dashboard/business/27/payment-links-details',
      as: 'amaka.obi@bluecrest.test',
      holds: ['subscribers.load'],
    },
  },
  events: {
    'filter.applied': (I, { filter }: { filter: { keyword: string } }) => I.search('Search subscribers', filter.keyword),
    'page.chosen': (I) => I.press('Next page'),
    'size.chosen': (I, { size }: { size: number }) => I.choose('Rows per page', `${size}`),
    'query.given': (I) => I.back(),
    refreshed: (I) => I.press('Refresh'),
  },
  ports: { load: answering('subscribers.load') },
  children: {},
  states: { loading: seeTheList, shown: seeTheList, failed: (I) => I.see(/^(Try again|Please login again)$/) },
  outOfReach: {},
} satisfies Model<typeof subscribersCases, StateOf<typeof subscribersMachine>>;
