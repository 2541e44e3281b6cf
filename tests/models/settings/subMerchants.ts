import type { subMerchantsCases } from '../../../machines/settings/subMerchants/subMerchants.flow';
import type { subMerchantsMachine } from '../../../machines/settings/subMerchants/subMerchants.machine';
import type { Driver } from '../../drivers/driver';
import { answering, type Model, type StateOf } from '../model';

const seeTheList = (I: Driver) => I.see('Sub-merchants');

const ONE_PAGE = 'A merchant’s businesses are one page.';
const TURNED = () => Promise.reject(new Error(ONE_PAGE));

/** The businesses that a merchant acts for, in a user's words. */
export const subMerchantsModel = {
  req: ['SUB-01', 'GEN-07'],
  starts: {
    first: { path: '/dashboard/settings/subsidiaries', as: 'amaka.obi@bluecrest.test', holds: ['subMerchants.load'] },
  },
  events: {
    'filter.applied': (I, { filter }: { filter: { email: string } }) => I.search('Search by e-mail', filter.email),
    'page.chosen': TURNED,
    'size.chosen': (I, { size }: { size: number }) => I.choose('Rows per page', `${size}`),
    'query.given': TURNED,
    refreshed: (I) => I.press('Refresh'),
  },
  ports: { load: answering('subMerchants.load') },
  children: {},
  states: { loading: seeTheList, shown: seeTheList, failed: (I) => I.see(/^(Try again|Please login again)$/) },
  outOfReach: { 'subMerchants | page.chosen | 0': ONE_PAGE, 'subMerchants | query.given | 0': ONE_PAGE },
} satisfies Model<typeof subMerchantsCases, StateOf<typeof subMerchantsMachine>>;
