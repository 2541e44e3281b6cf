import { viewCountsFlow } from '../../kit/resource/viewCounts.flow';
import { groupedSettlementViews } from '../groupedSettlements/groupedSettlements.machine';
import { groupedSettlementCountsMachine } from './groupedSettlementCounts.machine';

export const groupedSettlementCountsFlow = viewCountsFlow(groupedSettlementCountsMachine, {
  views: groupedSettlementViews,
  counts: [312, 309, 1, 1, 1],
  screen: { path: '/dashboard/account/settlements/grouped', as: 'amaka.obi@bluecrest.test' },
});
