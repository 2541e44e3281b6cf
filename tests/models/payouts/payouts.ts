import type { payoutsCases } from '../../../machines/payouts/payouts/payouts.flow';
import type { payoutsMachine } from '../../../machines/payouts/payouts/payouts.machine';
import type { Driver } from '../../drivers/driver';
import { answering, type Model, type StateOf } from '../model';

const seeTheList = (I: Driver) => I.see('Payouts');

/** The payouts list, in a user's words. */
export const payoutsModel = {
  req: ['GEN-07', 'GEN-09', 'PAY-09'],
  starts: { first: { path: '/dashboard/account/payouts', as: 'amaka.obi@bluecrest.test', holds: ['payouts.load'] } },
  events: {
    'filter.applied': (I, { filter }: { filter: { keyword: string } }) => I.search('Search payouts', filter.keyword),
    'page.chosen': (I) => I.press('Next page'),
    'size.chosen': (I, { size }: { size: number }) => I.choose('Rows per page', `${size}`),
    'query.given': (I) => I.back(),
    refreshed: (I) => I.press('Refresh'),
  },
  ports: { load: answering('payouts.load') },
  children: {},
  states: {
    loading: seeTheList,
    shown: seeTheList,
    failed: (I) => I.see(/^(Try again|Please login again)$/),
  },
  outOfReach: {},
} satisfies Model<typeof payoutsCases, StateOf<typeof payoutsMachine>>;
