import type { payoutDetailsCases } from '../../../machines/payouts/payoutDetails/payoutDetails.flow';
import type { payoutDetailsMachine } from '../../../machines/payouts/payoutDetails/payoutDetails.machine';
import type { Driver } from '../../drivers/driver';
import { answering, type Model, type StateOf } from '../model';

const seeThePane = (I: Driver) => I.see('Payout Details');

/** Looking at one payout, in a user's words. */
export const payoutDetailsModel = {
  req: ['PAY-01', 'PAY-09'],
  starts: {
    one: {
      path: '/dashboard/account/payouts?payout={payoutId}',
      as: 'amaka.obi@bluecrest.test',
      awaitingPayout: true,
      holds: ['payoutDetails.load'],
    },
  },
  events: {
    'key.given': (I) => I.visit('?payout={otherId}'),
    refreshed: (I) => I.press('Try again'),
  },
  ports: { load: answering('payoutDetails.load') },
  children: {},
  states: {
    loading: seeThePane,
    shown: (I) => I.see('Date initiated'),
    failed: (I) => I.see(/^(Try again|Please login again)$/),
  },
  outOfReach: {},
} satisfies Model<typeof payoutDetailsCases, StateOf<typeof payoutDetailsMachine>>;
