import { resource } from '../../kit/resource.machine';
import type { ViewCounts } from '../../kit/viewCounts';

/** RPT-01: how many files each saved view of the Report Centre has. Its key is always empty. */
export const reportCountsMachine = resource<ViewCounts, string>('reportCounts', {
  calls: ['countReports'],
  req: ['RPT-01'],
  description: 'Shows how many files each saved view of the Report Centre has.',
});
