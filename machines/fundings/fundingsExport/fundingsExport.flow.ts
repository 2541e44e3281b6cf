import { reportRequestFlow } from '../../kit/report/reportRequest.flow';
import { fundingFilters } from '../fundings/fundings.machine';
import { FUNDING_EXPORT_COLUMNS, fundingsExportMachine } from './fundingsExport.machine';

export const fundingsExportFlow = reportRequestFlow(fundingsExportMachine, {
  columns: FUNDING_EXPORT_COLUMNS,
  filter: fundingFilters.empty,
  failing: {
    filter: { ...fundingFilters.empty, keyword: { text: 'export-fails', column: 'sessionId' } },
    search: 'keyword=export-fails',
  },
  screen: { path: '/dashboard/payout/funding-history?open=export', as: 'amaka.obi@bluecrest.test' },
  title: 'Export funding history',
});
