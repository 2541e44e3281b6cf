import type { payoutWalletsCases } from '../../../machines/payouts/payoutWallets/payoutWallets.flow';
import type { payoutWalletsMachine } from '../../../machines/payouts/payoutWallets/payoutWallets.machine';
import { answering, type Model, type StateOf } from '../model';

/** The wallets of the Transfers screen, in a user's words. */
export const payoutWalletsModel = {
  req: ['PAY-02', 'PAY-09'],
  starts: { all: { path: '/dashboard/payout/transfer', as: 'amaka.obi@bluecrest.test', holds: ['payoutWallets.load'] } },
  events: {
    'key.given': () => Promise.reject(new Error('There is one list of wallets.')),
    refreshed: (I) => I.press('Try again'),
  },
  ports: { load: answering('payoutWallets.load') },
  children: {},
  states: {
    loading: (I) => I.see('Payout Balance'),
    shown: (I) => I.see('NGN'),
    failed: (I) => I.see(/^(Try again|Please login again)$/),
  },
  outOfReach: { 'payoutWallets | key.given | 0': 'There is one list of wallets, and so no other key to be given.' },
} satisfies Model<typeof payoutWalletsCases, StateOf<typeof payoutWalletsMachine>>;
