/** The Report Centre: requesting a file of a list, and reading its outcome. */
import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { REPORT_DAYS, type ReportFormat, type ReportStatus } from '../../contract/reports/reportStatuses';
import type { Actor, OperationContext, Scope } from '../context';
import { newestFirst } from '../database/columns';
import { containingText, countsByStatus, equalTo, ofScope, type Paging, type Period, pageOf, within } from '../database/listing';
import { reports, users } from '../database/schema';
import type { Asked } from '../http/listSource.types';
import { bodyHash, claimKey, keyOf, replayResponse, storeResponse } from '../ledger/idempotencyKeys';
import { Refusal } from '../refusal';
import { newReference } from '../rules/secrets';
import { toWallClock } from '../rules/wallclock';
import { sourceOf } from './sources';

export type ReportRow = typeof reports.$inferSelect;

const ENDPOINT = 'report';

/** TRX-03: the documented message. */
const REQUESTED = 'Your requested report will be available in Report Centre shortly.';

export interface ReportRequest {
  readonly source: string;
  readonly filter: Asked;
  readonly columns: readonly string[];
  readonly format: ReportFormat;
}

/** GEN-06: with the time, its zone, and a random part, so that no file replaces another. */
const nameOf = (title: string, format: ReportFormat, now: Temporal.Instant) =>
  `${title}-${toWallClock(now).replaceAll(/[-:]/g, '').replace(' ', '-')}-WAT-${randomBytes(4).toString('hex')}.${format}`;

const definedOf = (filter: Asked): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])));

/** Returns the row of a new report, without its id. */
export const newReport = (request: ReportRequest, scope: Scope, requesterId: number, now: Temporal.Instant) => ({
  reference: newReference('RPT'),
  businessId: scope.businessId,
  environment: scope.environment,
  requesterId,
  source: request.source,
  filter: definedOf(request.filter),
  columns: request.columns,
  format: request.format,
  fileName: nameOf(sourceOf(request.source).title, request.format, now),
  status: 'Pending' as ReportStatus,
  secret: randomBytes(32).toString('hex'),
  requestedAt: now,
  expiresAt: now.add({ hours: REPORT_DAYS * 24 }),
});

/**
 * Queues a file, once for each key. The same key and request get the first response again.
 * @throws Refusal 400 for a filter that the list doesn't know, 409 for another request or a closed key
 */
export async function requestReport({ db, clock }: OperationContext, actor: Actor, key: string, request: ReportRequest) {
  sourceOf(request.source).check(request.filter);
  const hash = bodyHash(request);
  return db.transaction(async (tx) => {
    const first = await claimKey(tx, clock.now(), keyOf(actor, ENDPOINT, key), hash);
    if (first) {
      const { message, references: [reportReference = ''] = [] } = replayResponse(first, hash, 'report');
      return { message, reportReference };
    }
    const row = newReport(request, actor, actor.userId, clock.now());
    await tx.insert(reports).values(row);
    const answer = { statusCode: '00', message: REQUESTED, batchId: null, references: [row.reference] } as const;
    await storeResponse(tx, keyOf(actor, ENDPOINT, key), answer);
    return { message: REQUESTED, reportReference: row.reference };
  });
}

/** Queues the file of a report again. @throws Refusal 404 for an unknown report, 403 if the role can't view its list */
export async function repeatReport(
  context: OperationContext,
  actor: Actor & { readonly permissions: readonly string[] },
  key: string,
  reference: string,
) {
  const [found] = await context.db
    .select()
    .from(reports)
    .where(and(ofScope(reports, actor), eq(reports.reference, reference)));
  if (!found) throw new Refusal(404, 'Report not found');
  const { source, filter, columns, format } = found;
  if (!actor.permissions.includes(sourceOf(source).permission)) throw new Refusal(403, 'Your role can’t view this list');
  return requestReport(context, actor, key, { source, filter, columns, format });
}

const withRequester = { report: reports, firstName: users.firstName, lastName: users.lastName };

export interface ReportFilter extends Period {
  readonly status: ReportStatus | undefined;
  /** Part of the file's name, in any case. */
  readonly fileName: string | undefined;
}

/** Returns a page, newest first, ties by id, and the number of all rows that match. */
export function listReports({ db }: OperationContext, scope: Scope, filter: ReportFilter, paging: Paging) {
  const where = and(
    ofScope(reports, scope),
    equalTo(reports.status, filter.status),
    containingText(reports.fileName, filter.fileName),
    within(reports.requestedAt, filter),
  );
  const rows = db
    .select(withRequester)
    .from(reports)
    .innerJoin(users, eq(users.id, reports.requesterId))
    .where(where)
    .orderBy(...newestFirst(reports.requestedAt, reports.id));
  return pageOf(rows, db.$count(reports, where), paging);
}

/** Returns the number of reports of each status that has any. */
export const countReports = ({ db }: OperationContext, scope: Scope, days: Period) =>
  countsByStatus(db, reports.status, and(ofScope(reports, scope), within(reports.requestedAt, days)));

export type ReportInList = Awaited<ReturnType<typeof listReports>>['rows'][number];

/** Returns the report of a key, or null. An unused key is closed. */
export const reportOfKey = ({ db, clock }: OperationContext, actor: Actor, key: string): Promise<ReportInList | null> =>
  db.transaction(async (tx) => {
    const first = await claimKey(tx, clock.now(), keyOf(actor, ENDPOINT, key), null);
    const [reference] = first?.answer?.references ?? [];
    if (reference === undefined) return null;
    const [found] = await tx
      .select(withRequester)
      .from(reports)
      .innerJoin(users, eq(users.id, reports.requesterId))
      .where(and(ofScope(reports, actor), eq(reports.reference, reference)));
    return found ?? null;
  });
