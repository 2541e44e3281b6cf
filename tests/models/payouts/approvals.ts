import type { approvalsCases } from '../../../machines/payouts/approvals/approvals.flow';
import type { approvalsMachine } from '../../../machines/payouts/approvals/approvals.machine';
import type { Driver } from '../../drivers/driver';
import { answering, type Model, type StateOf } from '../model';

const seeTheList = (I: Driver) => I.see('Pending approval');

const ONE_PAGE = 'What waits for approval is one page.';
const TURNED = () => Promise.reject(new Error(ONE_PAGE));

/** What waits for a second person, in a user's words. */
export const approvalsModel = {
  req: ['APR-01', 'GEN-07'],
  starts: {
    first: { path: '/dashboard/payout/pending-approval', as: 'tunde.bello@bluecrest.test', holds: ['approvals.load'] },
  },
  events: {
    'filter.applied': (I, { filter }: { filter: { keyword: string } }) => I.search('Search payouts', filter.keyword),
    'page.chosen': TURNED,
    'size.chosen': (I, { size }: { size: number }) => I.choose('Rows per page', `${size}`),
    'query.given': TURNED,
    refreshed: (I) => I.press('Refresh'),
  },
  ports: { load: answering('approvals.load') },
  children: {},
  states: { loading: seeTheList, shown: seeTheList, failed: (I) => I.see(/^(Try again|Please login again)$/) },
  outOfReach: { 'approvals | page.chosen | 0': ONE_PAGE, 'approvals | query.given | 0': ONE_PAGE },
} satisfies Model<typeof approvalsCases, StateOf<typeof approvalsMachine>>;
