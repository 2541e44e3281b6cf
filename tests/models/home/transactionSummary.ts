import type { transactionSummaryCases } from '../../../machines/home/transactionSummary/transactionSummary.flow';
import type { transactionSummaryMachine } from '../../../machines/home/transactionSummary/transactionSummary.machine';
import { answering, type Model, type StateOf } from '../model';

/** What customers paid, as the home page has it, in a user's words. */
export const transactionSummaryModel = {
  req: ['HOM-01', 'NAV-06'],
  starts: { naira: { path: '/dashboard', as: 'amaka.obi@bluecrest.test', holds: ['transactionSummary.load'] } },
  events: {
    'key.given': (I, { key }: { key: string }) => I.choose('Currency', key),
    refreshed: (I) => I.press('Try again'),
  },
  ports: { load: answering('transactionSummary.load') },
  children: {},
  states: {
    loading: (I) => I.see('Transaction count'),
    // The one figure without a fraction.
    shown: (I) => I.see(/^\d[\d,]*$/),
    failed: (I) => I.see(/^(Try again|Please login again)$/),
  },
  outOfReach: {},
} satisfies Model<typeof transactionSummaryCases, StateOf<typeof transactionSummaryMachine>>;
