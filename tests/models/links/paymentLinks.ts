import type { paymentLinksCases } from '../../../machines/links/paymentLinks/paymentLinks.flow';
import type { paymentLinksMachine } from '../../../machines/links/paymentLinks/paymentLinks.machine';
import type { Driver } from '../../drivers/driver';
import { answering, type Model, type StateOf } from '../model';

const seeTheList = (I: Driver) => I.see('Payment links');

/** The payment links of a business, in a user's words. */
export const paymentLinksModel = {
  req: ['PLK-01', 'GEN-07'],
  starts: {
    first: { path: '/dashboard/business/payment-links', as: 'amaka.obi@bluecrest.test', holds: ['paymentLinks.load'] },
  },
  events: {
    'filter.applied': (I) => I.open('Active Links'),
    'page.chosen': (I) => I.press('Next page'),
    'size.chosen': (I, { size }: { size: number }) => I.choose('Rows per page', `${size}`),
    'query.given': (I) => I.back(),
    refreshed: (I) => I.press('Refresh'),
  },
  ports: { load: answering('paymentLinks.load') },
  children: {},
  states: { loading: seeTheList, shown: seeTheList, failed: (I) => I.see(/^(Try again|Please login again)$/) },
  outOfReach: {},
} satisfies Model<typeof paymentLinksCases, StateOf<typeof paymentLinksMachine>>;
