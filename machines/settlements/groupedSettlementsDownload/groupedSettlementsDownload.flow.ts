import { downloadFlow, sheetsOf } from '../../kit/download/download.flow';
import { groupedSettlementFilters } from '../groupedSettlements/groupedSettlements.machine';
import { groupedSettlementsDownloadMachine } from './groupedSettlementsDownload.machine';

export const groupedSettlementsDownloadFlow = downloadFlow(groupedSettlementsDownloadMachine, {
  asks: sheetsOf({ ...groupedSettlementFilters.empty, dashboard: 'NGN', days: { from: '2031-01-01', to: '2031-01-31' } }),
  fileName: 'Settlements.xlsx',
  screen: {
    path: '/dashboard/account/settlements/grouped?from=2031-01-01&to=2031-01-31',
    as: 'amaka.obi@bluecrest.test',
    before: ['groupedSettlements.load', 'settlementSummary.load', 'groupedSettlementCounts.load'],
  },
});
