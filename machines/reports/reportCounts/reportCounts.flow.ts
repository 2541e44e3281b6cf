import { viewCountsFlow } from '../../kit/resource/viewCounts.flow';
import { reportViews } from '../reports/reports.machine';
import { reportCountsMachine } from './reportCounts.machine';

export const reportCountsFlow = viewCountsFlow(reportCountsMachine, {
  views: reportViews,
  counts: [214, 2, 205, 7],
  screen: { path: '/dashboard/report-center', as: 'amaka.obi@bluecrest.test' },
});
