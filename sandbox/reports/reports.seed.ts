/** Files that Bluecrest Stores requested before: two that can be downloaded, one that failed and one that has expired. */
import { eq } from 'drizzle-orm';
import { TRANSACTION_EXPORT_COLUMNS } from '../../contract/transactions/transactionExportColumns';
import { bluecrest } from '../access/people.seed';
import type { Db } from '../database/database';
import { continueAllIds } from '../database/insert';
import { reports } from '../database/schema';
import { environments } from '../rules/environments';
import { writeFile } from './reportFile';
import { newReport, type ReportRequest } from './reports';

const [AMAKA, TUNDE] = [1, 2];
const USUAL = TRANSACTION_EXPORT_COLUMNS.flatMap(({ key, isUsual }) => (isUsual ? [key] : []));
const ALL = TRANSACTION_EXPORT_COLUMNS.map(({ key }) => key);

interface Planned extends Pick<ReportRequest, 'filter' | 'columns' | 'format'> {
  readonly daysAgo: number;
  readonly by: number;
  readonly failure?: string;
}

const planned: readonly Planned[] = [
  { daysAgo: 20, by: AMAKA, filter: { status: 'Failed' }, columns: USUAL, format: 'csv' },
  { daysAgo: 4, by: AMAKA, filter: {}, columns: USUAL, format: 'xlsx', failure: 'We couldn’t finish the file.' },
  { daysAgo: 3, by: TUNDE, filter: { status: 'Reversed' }, columns: ALL, format: 'csv' },
  { daysAgo: 1, by: AMAKA, filter: { currency: 'USD' }, columns: USUAL, format: 'xlsx' },
];

const SEEDING = 'seed';

/** The transactions are there. */
export async function seedReports(tx: Db, now: Temporal.Instant): Promise<void> {
  const scope = { businessId: bluecrest, environment: environments.live };
  for (const [index, { daysAgo, by, failure, ...request }] of planned.entries()) {
    const at = now.subtract({ hours: daysAgo * 24, minutes: index * 17 });
    const made = newReport({ source: 'transactions', ...request }, scope, by, at);
    const number = String(index + 1);
    // Drawn at random, these would differ with each seed.
    const fixed = {
      reference: `RPT-${number.padStart(16, '0')}`,
      fileName: made.fileName.replace(/[0-9a-f]{8}(?=\.)/, number.padStart(8, '0')),
    };
    const [report] = await tx
      .insert(reports)
      .values({ id: index + 1, ...made, ...fixed, worker: SEEDING })
      .returning();
    if (!report) throw new Error('The report was not kept');
    const isFailed = failure !== undefined;
    const written = isFailed ? {} : await writeFile({ db: tx, report, worker: SEEDING, signal: new AbortController().signal });
    const status = isFailed ? ('Failed' as const) : ('Completed' as const);
    const done = { ...written, status, failureReason: failure ?? null, worker: null, workedAt: null };
    await tx.update(reports).set(done).where(eq(reports.id, report.id));
  }
  await continueAllIds(tx, [reports]);
}
