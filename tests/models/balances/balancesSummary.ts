import type { balancesSummaryCases } from '../../../machines/balances/balancesSummary/balancesSummary.flow';
import type { balancesSummaryMachine } from '../../../machines/balances/balancesSummary/balancesSummary.machine';
import { answering, type Model, type StateOf } from '../model';

/** What stands beside the wallets, in a user's words. */
export const balancesSummaryModel = {
  req: ['BAL-01', 'NAV-06'],
  starts: { naira: { path: '/dashboard/account/balances', as: 'amaka.obi@bluecrest.test', holds: ['balancesSummary.load'] } },
  events: {
    'key.given': (I, { key }: { key: string }) => I.choose('Currency', key),
    refreshed: (I) => I.press('Try again'),
  },
  ports: { load: answering('balancesSummary.load') },
  children: {},
  states: {
    loading: (I) => I.see('Non-compliance assessment'),
    shown: (I) => I.see('Charged for defaulting on compliance rules'),
    failed: (I) => I.see(/^(Try again|Please login again)$/),
  },
  outOfReach: {},
} satisfies Model<typeof balancesSummaryCases, StateOf<typeof balancesSummaryMachine>>;
