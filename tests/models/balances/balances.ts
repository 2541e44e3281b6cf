import type { balancesCases } from '../../../machines/balances/balances/balances.flow';
import type { balancesMachine } from '../../../machines/balances/balances/balances.machine';
import { answering, type Model, type StateOf } from '../model';

/** The wallets of the balances page, in a user's words. */
export const balancesModel = {
  req: ['BAL-01'],
  starts: { all: { path: '/dashboard/account/balances', as: 'amaka.obi@bluecrest.test', holds: ['balances.load'] } },
  events: {
    'key.given': () => Promise.reject(new Error('There is one list of wallets.')),
    refreshed: (I) => I.press('Try again'),
  },
  ports: { load: answering('balances.load') },
  children: {},
  states: {
    loading: (I) => I.see('Non-compliance assessment'),
    shown: (I) => I.see('NGN Balance'),
    failed: (I) => I.see(/^(Try again|Please login again)$/),
  },
  outOfReach: {
    'balances | key.given | 0': 'There is one list of wallets, and so no other key to be given.',
    'balances.shown | xstate.after.staleness.balances.shown | 0': 'No path waits for five minutes: the machine’s own test does.',
  },
} satisfies Model<typeof balancesCases, StateOf<typeof balancesMachine>>;
