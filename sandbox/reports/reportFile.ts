/** Writes the file of a report into the database, part by part, so that no file is ever held whole. */
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import { reportParts, reports } from '../database/schema';
import { sheetBytes } from '../http/sheet';
import { csvHead, csvLine } from './csv.rules';
import type { ReportRow } from './reports';
import { sourceOf } from './sources';

/** So few rows that they are garbage before the collector moves them to where it rarely looks. */
const PAGE = 200;
/** Rows between two reports of the progress. */
const REPORTED = 1_000;
const PART_BYTES = 256 * 1024;
/** What fits on one sheet of Excel, without the heading. */
const SHEET_ROWS = 1_048_575;

/** The reason for a merchant. Everything else that stops a file is our fault. */
export class CannotMake extends Error {}

/** The report was removed, or another process took it over. */
export class NotOurs extends Error {}

/** For testers: a search for this text makes the file fail, or wait for five minutes of the sandbox's clock. */
export const TEST_TEXTS = { fails: 'export-fails', waits: 'export-waits' } as const;

export const hasTestText = ({ filter }: Pick<ReportRow, 'filter'>, text: string) => Object.values(filter).includes(text);

export interface Writing {
  readonly db: Db;
  readonly report: ReportRow;
  /** The process that writes. */
  readonly worker: string;
  readonly signal: AbortSignal;
}

/** Says how far it is, and that it goes on. */
export async function reportProgress({ db, report, worker }: Writing, change: Partial<ReportRow>): Promise<void> {
  const kept = await db
    .update(reports)
    .set({ ...change, workedAt: Temporal.Now.instant() })
    .where(and(eq(reports.id, report.id), eq(reports.worker, worker), eq(reports.status, 'Pending')))
    .returning({ id: reports.id });
  if (kept.length === 0) throw new NotOurs();
}

async function* csvBytes(head: readonly string[], rows: AsyncIterable<readonly (readonly string[])[]>): AsyncGenerator<Buffer> {
  yield Buffer.from(csvHead(head));
  for await (const page of rows) if (page.length > 0) yield Buffer.from(page.map(csvLine).join(''));
}

async function* oneByOne(pages: AsyncIterable<readonly (readonly string[])[]>) {
  for await (const page of pages) yield* page;
}

/** Joins small pieces, because each part is a statement. */
async function* inParts(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const piece of pieces) {
    held.push(piece);
    size += piece.length;
    if (size < PART_BYTES) continue;
    yield Buffer.concat(held);
    held = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(held);
}

/**
 * Writes all rows that match, and counts them.
 * @throws CannotMake with the reason for the merchant
 */
export async function writeFile(writing: Writing): Promise<{ readonly rows: number; readonly size: number }> {
  const { db, report, signal } = writing;
  const source = sourceOf(report.source);
  const wanted = { scope: report, filter: report.filter, until: report.requestedAt };
  if (hasTestText(report, TEST_TEXTS.fails)) throw new CannotMake('We couldn’t finish the file.');
  const expectedRows = await source.count(db, wanted);
  if (report.format === 'xlsx' && expectedRows > SHEET_ROWS)
    throw new CannotMake('An Excel sheet has no room for so many rows. Choose CSV, or fewer days.');
  await reportProgress(writing, { expectedRows, rows: 0 });
  await db.delete(reportParts).where(eq(reportParts.reportId, report.id));
  let rows = 0;
  let reported = 0;
  async function* counted() {
    for await (const page of source.pages(db, wanted, report.columns, PAGE)) {
      signal.throwIfAborted();
      yield page;
      rows += page.length;
      if (rows - reported < REPORTED) continue;
      reported = rows;
      await reportProgress(writing, { rows });
    }
  }
  const columns = source.columns.filter(({ key }) => report.columns.includes(key));
  const heads = columns.map(({ head }) => head);
  const pieces = report.format === 'csv' ? csvBytes(heads, counted()) : sheetBytes(source.title, columns, oneByOne(counted()));
  let size = 0;
  let number = 0;
  for await (const content of inParts(pieces)) {
    size += content.length;
    await reportProgress(writing, { size });
    await db.insert(reportParts).values({ reportId: report.id, number, content });
    number += 1;
  }
  return { rows, size };
}

/** Returns the content part by part, each when the one before it is sent. */
export async function* readFile(db: Db, reportId: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let number = 0; ; number += 1) {
    const [part] = await db
      .select({ content: reportParts.content })
      .from(reportParts)
      .where(and(eq(reportParts.reportId, reportId), eq(reportParts.number, number)));
    if (!part) return;
    yield new Uint8Array(part.content);
  }
}

/** Files whose time is over take no room. Their rows stay in the Report Centre. */
export const dropExpired = (db: Db, now: Temporal.Instant) =>
  db.execute(sql`delete from report_part using report where report.id = report_id and report.expires_at <= ${now.toString()}`);
