import { FUNDING_EXPORT_COLUMNS } from '../../../contract/fundings/fundingExportColumns';
import { reportRequest } from '../../kit/report/reportRequest.machine';
import type { FundingFilter } from '../fundings/fundings.machine';

export { FUNDING_EXPORT_COLUMNS } from '../../../contract/fundings/fundingExportColumns';

/** FND-01: a file of the fundings that match a filter, on all pages, which appears in the Report Centre. */
export const fundingsExportMachine = reportRequest<FundingFilter>('fundingsExport', {
  calls: ['exportFundingHistory'],
  req: ['FND-01', 'GEN-06'],
  description: 'Requests a file of the filtered fundings, and shows when it is ready.',
  columns: FUNDING_EXPORT_COLUMNS,
});
