import { download } from '../../kit/download/download.machine';
import type { GroupedSettlementFilter } from '../groupedSettlements/groupedSettlements.machine';

/** STL-02: a file of the settlements that match a filter, on all pages. The browser makes it. */
export const groupedSettlementsDownloadMachine = download<GroupedSettlementFilter>('groupedSettlementsDownload', {
  calls: ['listGroupedSettlements'],
  req: ['STL-02', 'GEN-06'],
  description: 'Downloads the filtered settlements as a file.',
});
