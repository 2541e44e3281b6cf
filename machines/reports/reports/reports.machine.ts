import { REPORT_STATUSES } from '../../../contract/reports/reportStatuses';
import type { Report } from '../../../contract/reports/reports';
import { collection } from '../../kit/collection/collection.machine';
import { dateRange, type FilterOf, filters, oneOf, type SavedView, searchIn } from '../../kit/list/filters';

export type { Report } from '../../../contract/reports/reports';

/** RPT-01: the status and the days of the request. The search by file name is ours. */
export const reportFilters = filters({
  keyword: searchIn([{ value: 'fileName', label: 'File Name' }], { label: 'Search reports' }),
  status: oneOf('Status', REPORT_STATUSES),
  days: dateRange(),
});
export type ReportFilter = FilterOf<typeof reportFilters>;

export const reportViews: readonly SavedView<ReportFilter>[] = [
  { key: 'all', label: 'All', values: () => ({}) },
  { key: 'pending', label: 'Pending', values: () => ({ status: 'Pending' }) },
  { key: 'completed', label: 'Completed', values: () => ({ status: 'Completed' }) },
  { key: 'failed', label: 'Failed', values: () => ({ status: 'Failed' }) },
];

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 30_000;
/** About ten minutes. */
export const MOST_LOOKS = 22;

/** Whether the provider still works on a file. */
const isUnderWay = ({ status }: Report): boolean => status === 'Pending';

/** RPT-01: files that the business requested. While one is pending, the list looks again by itself, after 5 seconds at first and 30 later. */
export const reportsMachine = collection<Report, ReportFilter>('reports', {
  calls: ['listReports'],
  req: ['RPT-01', 'GEN-04'],
  description: 'Lists the files that the active business requested, newest first.',
  watch: {
    isUnderWay: (rows) => rows.some(isUnderWay),
    pauseMs: (looks) => Math.min(FIRST_PAUSE_MS * 1.5 ** (looks - 1), LONGEST_PAUSE_MS),
    mostLooks: MOST_LOOKS,
  },
});
