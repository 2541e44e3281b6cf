import type { splitSettlementsCases } from '../../../machines/splits/splitSettlements/splitSettlements.flow';
import type { splitSettlementsMachine } from '../../../machines/splits/splitSettlements/splitSettlements.machine';
import type { Driver } from '../../drivers/driver';
import { answering, type Model, type StateOf } from '../model';

const seeTheList = (I: Driver) => I.see('Create Split Settlement');

const ONE_PAGE = 'A business’ split settlements are one page here.';
const TURNED = () => Promise.reject(new Error(ONE_PAGE));

/** The list of split settlements, in a user's words. */
export const splitSettlementsModel = {
  req: ['SPL-01', 'GEN-07', 'GEN-09'],
  starts: {
    first: {
      path: '/dashboard/account/split-settlements',
      as: 'amaka.obi@bluecrest.test',
      holds: ['splitSettlements.load'],
    },
  },
  events: {
    'filter.applied': (I, { filter }: { filter: { keyword: string } }) => I.search('Search split settlements', filter.keyword),
    'page.chosen': TURNED,
    'size.chosen': (I, { size }: { size: number }) => I.choose('Rows per page', `${size}`),
    'query.given': TURNED,
    refreshed: (I) => I.press('Refresh'),
  },
  ports: { load: answering('splitSettlements.load') },
  children: {},
  states: { loading: seeTheList, shown: seeTheList, failed: (I) => I.see(/^(Try again|Please login again)$/) },
  outOfReach: { 'splitSettlements | page.chosen | 0': ONE_PAGE, 'splitSettlements | query.given | 0': ONE_PAGE },
} satisfies Model<typeof splitSettlementsCases, StateOf<typeof splitSettlementsMachine>>;
