/** The Report Centre: files of whole lists, which the provider makes. */
import { Keyed, MaybeText, mustSayDone, PageNumber, PageSize } from '../common';
import { endpoints } from '../endpoint';
import { type } from '../schema';
import { StatusCounts } from '../statusCounts';
import { MaybeTime, WallClock } from '../time';
import { isWebAddress } from '../webAddress';

const MaybeCount = type('number.integer >= 0 | null');

/** `reportReference` and what follows `fileUrl` is assumed: no document says what a file contains, or why it failed. */
const Report = type({
  fileName: 'string > 0',
  requestedBy: 'string',
  dateRequested: WallClock,
  status: 'string > 0',
  'fileUrl?': MaybeText,
  reportReference: 'string > 0',
  /** The list, and its filter in words. */
  'list?': MaybeText,
  'filter?': MaybeText,
  'columns?': MaybeCount,
  /** The rows in the file, or while it is pending those that are written. */
  'rows?': MaybeCount,
  'expectedRows?': MaybeCount,
  'failureReason?': MaybeText,
  'expiresAt?': MaybeTime,
}).pipe((row) => ({
  reference: row.reportReference,
  fileName: row.fileName,
  by: row.requestedBy,
  requestedAt: row.dateRequested,
  status: row.status,
  /** Null if there is no file to download, or its address is none that a browser may open. */
  url: row.fileUrl && isWebAddress(row.fileUrl) ? row.fileUrl : null,
  list: row.list ?? '',
  filter: row.filter ?? '',
  columns: row.columns ?? null,
  rows: row.rows ?? null,
  expectedRows: row.expectedRows ?? null,
  reason: row.failureReason ?? '',
  expiresAt: row.expiresAt ?? null,
}));

/** The documents show the totals beside `data.items`, and leave open whether they are inside of `data`. */
const ReportPage = type({
  data: { items: Report.array(), 'totalCount?': 'number' },
  'totalCount?': 'number',
}).pipe(({ data, totalCount }) => ({ rows: data.items, total: data.totalCount ?? totalCount ?? data.items.length }));

const Sought = type({ status: "'Received' | 'Not Received'", 'report?': Report.or('null') }).pipe(({ status, report }) => ({
  report: status === 'Received' ? (report ?? null) : null,
}));

/** What requesting a file answers. */
export const Requested = type({ 'status?': 'boolean', 'message?': 'string', 'reportReference?': 'string' })
  .narrow((answer, ctx) => (answer.reportReference ?? '') !== '' || mustSayDone(answer, ctx))
  .pipe(({ message, reportReference }) => ({ message: message ?? '', reference: reportReference ?? '' }));

export type Report = typeof Report.infer;
export type ReportSought = typeof Sought.infer;
export type ReportRequested = typeof Requested.infer;

export const reports = endpoints({
  /**
   * Returns a page, newest first. A `fileUrl` works for 10 minutes. It is there only for a completed file that has not expired, and only if the
   * role can view the file's list. It fails in the usual ways only: 401, 403.
   */
  listReports: {
    method: 'GET',
    path: '/subsidiary/dashboard/report-centre/all',
    query: type({
      pageNumber: PageNumber,
      pageSize: PageSize,
      'status?': "'Completed' | 'Failed' | 'Pending'",
      'startDate?': 'string',
      'endDate?': 'string',
      /** Assumed: part of the file's name. */
      'fileName?': '1 <= string <= 100',
    }),
    answer: ReportPage,
    permission: 'report.view',
    req: ['RPT-01'],
    assumed: false,
  },
  /**
   * Returns the number of files of each status, of those requested between `startDate` and `endDate` (wall-clock text). A status without files
   * may be missing. 400 for invalid dates.
   */
  countReports: {
    method: 'GET',
    path: '/subsidiary/dashboard/report-centre/counts',
    query: type({ 'startDate?': 'string', 'endDate?': 'string' }),
    answer: StatusCounts,
    permission: 'report.view',
    req: ['RPT-01'],
    assumed: true,
  },
  /**
   * Returns the file that the caller requested with this key, with its progress. `Not Received` also closes the key for the caller, so that a
   * late request can't make a second file. A colleague's key is another one.
   */
  getReportStatus: {
    method: 'GET',
    path: '/subsidiary/dashboard/report-centre/status',
    query: type({ idempotencyKey: '1 <= string <= 200' }),
    answer: Sought,
    permission: 'report.view',
    req: ['RPT-01', 'TRX-03'],
    assumed: true,
  },
  /**
   * Makes the file again, with the same list, filter, columns and format, once for each key. 404 for an unknown report, 403 if the role can't
   * view its list.
   */
  repeatReport: {
    method: 'POST',
    path: '/subsidiary/dashboard/report-centre/repeat',
    headers: Keyed,
    body: type({ reportReference: '1 <= string <= 100' }),
    answer: Requested,
    permission: 'report.view',
    req: ['RPT-01'],
    assumed: true,
  },
});
