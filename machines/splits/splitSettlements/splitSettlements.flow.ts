import { collectionFlow } from '../../kit/collection/collection.flow';
import { partners } from '../splitAccount/splitAccount.cases';
import { splitFilters, splitSettlementsMachine } from './splitSettlements.machine';

export const splitSettlementsFlow = collectionFlow(splitSettlementsMachine, {
  req: ['SPL-01', 'GEN-07', 'GEN-09'],
  filters: splitFilters,
  filtered: { partners: { keyword: { text: 'Partners', column: 'name' } } },
  row: () => ({ ...partners, accounts: [...partners.accounts] }),
  count: 1,
  screen: { path: '/dashboard/account/split-settlements', as: 'amaka.obi@bluecrest.test', shows: 'Create Split Settlement' },
});
