import { viewCounts } from '../../kit/resource/viewCounts';

/** RPT-01: how many files each saved view of the Report Centre has. Its key is always empty. */
export const reportCountsMachine = viewCounts('reportCounts', { calls: ['countReports'], things: 'files', req: ['RPT-01'] });
