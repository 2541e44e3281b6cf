import type { virtualAccountsCases } from '../../../machines/balances/virtualAccounts/virtualAccounts.flow';
import type { virtualAccountsMachine } from '../../../machines/balances/virtualAccounts/virtualAccounts.machine';
import type { Driver } from '../../drivers/driver';
import { answering, type Model, type StateOf } from '../model';

const seeTheList = (I: Driver) => I.see('Virtual accounts');

const ONE_PAGE = 'The accounts are one page.';
const NO_FILTER = 'All of them are one answer, and nothing filters it.';
const never = (why: string) => () => Promise.reject(new Error(why));

/** The account numbers of the business's own, in a user's words. */
export const virtualAccountsModel = {
  req: ['VAC-01', 'GEN-07'],
  starts: {
    first: { path: '/dashboard/account/virtual-wallets', as: 'amaka.obi@bluecrest.test', holds: ['virtualAccounts.load'] },
  },
  events: {
    'filter.applied': never(NO_FILTER),
    'page.chosen': never(ONE_PAGE),
    'size.chosen': (I, { size }: { size: number }) => I.choose('Rows per page', `${size}`),
    'query.given': never(ONE_PAGE),
    refreshed: (I) => I.press('Refresh'),
  },
  ports: { load: answering('virtualAccounts.load') },
  children: {},
  states: { loading: seeTheList, shown: seeTheList, failed: (I) => I.see(/^(Try again|Please login again)$/) },
  outOfReach: {
    'virtualAccounts | filter.applied | 0': NO_FILTER,
    'virtualAccounts | page.chosen | 0': ONE_PAGE,
    'virtualAccounts | query.given | 0': ONE_PAGE,
  },
} satisfies Model<typeof virtualAccountsCases, StateOf<typeof virtualAccountsMachine>>;
