import type { walletHistoryCases } from '../../../machines/balances/walletHistory/walletHistory.flow';
import type { walletHistoryMachine } from '../../../machines/balances/walletHistory/walletHistory.machine';
import type { Driver } from '../../drivers/driver';
import { answering, type Model, type StateOf } from '../model';

const seeTheList = (I: Driver) => I.see('Balance history');

/** What moved in the wallets, in a user's words. */
export const walletHistoryModel = {
  req: ['BAL-03', 'GEN-07', 'GEN-09'],
  starts: { first: { path: '/dashboard/balance/history', as: 'amaka.obi@bluecrest.test', holds: ['walletHistory.load'] } },
  events: {
    'filter.applied': async (I) => {
      await I.press('Filter');
      await I.choose('Direction', 'Credit');
      await I.press('Apply Filter');
    },
    'page.chosen': (I) => I.press('Next page'),
    'size.chosen': (I, { size }: { size: number }) => I.choose('Rows per page', `${size}`),
    'query.given': (I) => I.back(),
    refreshed: (I) => I.press('Refresh'),
  },
  ports: { load: answering('walletHistory.load') },
  children: {},
  states: { loading: seeTheList, shown: seeTheList, failed: (I) => I.see(/^(Try again|Please login again)$/) },
  outOfReach: {},
} satisfies Model<typeof walletHistoryCases, StateOf<typeof walletHistoryMachine>>;
