import type { walletBalancesCases } from '../../../machines/home/walletBalances/walletBalances.flow';
import type { walletBalancesMachine } from '../../../machines/home/walletBalances/walletBalances.machine';
import { answering, type Model, type StateOf } from '../model';

/** The balances of the home page, in a user's words. */
export const walletBalancesModel = {
  req: ['HOM-01'],
  starts: { all: { path: '/dashboard', as: 'amaka.obi@bluecrest.test', holds: ['walletBalances.load'] } },
  events: {
    'key.given': () => Promise.reject(new Error('There is one list of wallets.')),
    refreshed: (I) => I.press('Try again'),
  },
  ports: { load: answering('walletBalances.load') },
  children: {},
  states: {
    loading: (I) => I.see('Payout Balance'),
    shown: (I) => I.see('Collection Balance'),
    failed: (I) => I.see(/^(Try again|Please login again)$/),
  },
  outOfReach: { 'walletBalances | key.given | 0': 'There is one list of wallets, and so no other key to be given.' },
} satisfies Model<typeof walletBalancesCases, StateOf<typeof walletBalancesMachine>>;
