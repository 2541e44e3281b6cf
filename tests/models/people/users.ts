import type { usersCases } from '../../../machines/people/users/users.flow';
import type { usersMachine } from '../../../machines/people/users/users.machine';
import type { Driver } from '../../drivers/driver';
import { answering, type Model, type StateOf } from '../model';

const seeTheList = (I: Driver) => I.see('Create New User');

const ONE_PAGE = 'The users of a business are one page here.';
const TURNED = () => Promise.reject(new Error(ONE_PAGE));

/** Those who may act for a business, in a user's words. */
export const usersModel = {
  req: ['USR-01', 'GEN-07'],
  starts: { first: { path: '/dashboard/settings/users', as: 'amaka.obi@bluecrest.test', holds: ['users.load'] } },
  events: {
    'filter.applied': (I, { filter }: { filter: { words: string } }) => I.search('Search by name or e-mail', filter.words),
    'page.chosen': TURNED,
    'size.chosen': (I, { size }: { size: number }) => I.choose('Rows per page', `${size}`),
    'query.given': TURNED,
    refreshed: (I) => I.press('Refresh'),
  },
  ports: { load: answering('users.load') },
  children: {},
  states: { loading: seeTheList, shown: seeTheList, failed: (I) => I.see(/^(Try again|Please login again)$/) },
  outOfReach: { 'users | page.chosen | 0': ONE_PAGE, 'users | query.given | 0': ONE_PAGE },
} satisfies Model<typeof usersCases, StateOf<typeof usersMachine>>;
