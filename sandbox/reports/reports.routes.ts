/** Serves the Report Centre. */
import { reports as endpoints } from '../../contract/reports/reports';
import type { Session } from '../access/session';
import { filePath } from '../http/fileAddress.rules';
import { pagingOf } from '../http/paging.routes';
import { period } from '../http/period.routes';
import { serve, serveChange } from '../http/serve';
import { toWallClock } from '../rules/wallclock';
import { countReports, listReports, type ReportInList, repeatReport, reportOfKey } from './reports';
import { sourceOf } from './sources';

interface Shown {
  readonly origin: string;
  readonly now: Temporal.Instant;
  readonly session: Pick<Session, 'userId' | 'permissions'>;
}

/** A file that the role can't view, or that has expired, has no address. */
function addressOf({ report }: ReportInList, { origin, now, session }: Shown): string | null {
  const isThere = report.status === 'Completed' && Temporal.Instant.compare(now, report.expiresAt) < 0;
  const mayView = session.permissions.includes(sourceOf(report.source).permission);
  return isThere && mayView ? `${origin}${filePath(report, session.userId, now)}` : null;
}

function inList(found: ReportInList, shown: Shown) {
  const { report, firstName, lastName } = found;
  const source = sourceOf(report.source);
  return {
    fileName: report.fileName,
    requestedBy: `${firstName} ${lastName}`,
    dateRequested: toWallClock(report.requestedAt),
    status: report.status,
    fileUrl: addressOf(found, shown),
    reportReference: report.reference,
    list: source.title,
    filter: source.words(report.filter).join(', '),
    columns: report.columns.length,
    rows: report.rows,
    expectedRows: report.expectedRows,
    failureReason: report.failureReason,
    expiresAt: toWallClock(report.expiresAt),
  };
}

const closing = { type: 'Exports', action: 'Close report that was not received', mayChangeNothing: true } as const;

export const reportsRoutes = [
  serve(endpoints.listReports, async ({ query }, { context, session, origin }) => {
    const filter = {
      status: query.status,
      fileName: query.fileName,
      ...period('startDate', query.startDate, 'endDate', query.endDate),
    };
    const paging = pagingOf('pageSize', query.pageNumber, query.pageSize);
    const { rows, total } = await listReports(context, session, filter, paging);
    const shown = { origin, now: context.clock.now(), session };
    return { data: { items: rows.map((row) => inList(row, shown)), totalCount: total } };
  }),
  serve(endpoints.countReports, async ({ query }, { context, session }) => {
    const days = period('startDate', query.startDate, 'endDate', query.endDate);
    return { data: await countReports(context, session, days) };
  }),
  serveChange(endpoints.getReportStatus, closing, async ({ query }, { context, session, origin, audit }) => {
    const found = await reportOfKey(context, session, query.idempotencyKey);
    if (found === null) return { status: 'Not Received' as const };
    audit.unchanged();
    const shown = { origin, now: context.clock.now(), session };
    return { status: 'Received' as const, report: inList(found, shown) };
  }),
  serveChange(
    endpoints.repeatReport,
    { type: 'Exports', action: 'Request report again', subject: ['report', 'body.reportReference'] },
    async ({ headers, body }, { context, session }) =>
      repeatReport(context, session, headers['idempotency-key'], body.reportReference),
  ),
];
