/** The ports of the Report Centre (RPT-01). */
import { type Report, type ReportSought, reports } from '../../../contract/reports/reports';
import type { Page, Query } from '../../../machines/kit/collection/collection.types';
import type { Service } from '../../../machines/kit/flow/port';
import type { ReportFilter } from '../../../machines/reports/reports/reports.machine';
import { call } from '../call';
import { dayBounds, given } from '../days';
import { countedBy } from '../viewCounts';
import { whenVisible } from './whenVisible';

/** A page that nobody sees makes no request: it is made when the page is shown again. */
export const listReports: Service<Query<ReportFilter>, Page<Report>> = async ({ filter, page, size }, options) => {
  await whenVisible(options.signal);
  const { keyword, status, days } = filter;
  const query = {
    pageNumber: `${page}`,
    pageSize: `${size}`,
    ...given({ fileName: keyword.text, status }),
    ...dayBounds(days),
  };
  return call(reports.listReports, { query }, options);
};

/** Returns how many files each view has. */
export const reportCounts = countedBy<ReportFilter>((days, options) =>
  call(reports.countReports, { query: dayBounds(days) }, options),
);

/** Returns the file that was requested with the key, or null if no request with it arrived, or ever will. */
export const reportOfKey: Service<{ readonly idempotencyKey: string }, ReportSought> = async ({ idempotencyKey }, options) => {
  await whenVisible(options.signal);
  return call(reports.getReportStatus, { query: { idempotencyKey } }, options);
};
