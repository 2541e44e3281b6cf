import type { beneficiariesCases } from '../../../machines/payouts/beneficiaries/beneficiaries.flow';
import type { beneficiariesMachine } from '../../../machines/payouts/beneficiaries/beneficiaries.machine';
import type { Driver } from '../../drivers/driver';
import { answering, type Model, type StateOf } from '../model';

const seeTheList = (I: Driver) => I.see('Beneficiaries');

/** Those whom a business has saved, in a user's words. */
export const beneficiariesModel = {
  req: ['BEN-01', 'GEN-07'],
  starts: {
    first: { path: '/dashboard/payout/beneficiaries', as: 'amaka.obi@bluecrest.test', holds: ['beneficiaries.load'] },
  },
  events: {
    'filter.applied': async (I) => {
      await I.press('Filter');
      await I.press('Today');
      await I.press('Apply Filter');
    },
    'page.chosen': (I) => I.press('Next page'),
    'size.chosen': (I, { size }: { size: number }) => I.choose('Rows per page', `${size}`),
    'query.given': (I) => I.back(),
    refreshed: (I) => I.press('Refresh'),
  },
  ports: { load: answering('beneficiaries.load') },
  children: {},
  states: { loading: seeTheList, shown: seeTheList, failed: (I) => I.see(/^(Try again|Please login again)$/) },
  outOfReach: {},
} satisfies Model<typeof beneficiariesCases, StateOf<typeof beneficiariesMachine>>;
