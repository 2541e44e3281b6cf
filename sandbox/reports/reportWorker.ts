/**
 * Makes the requested files, one after another. A job belongs to one process: if that stops, the job is free again, at once after an orderly
 * stop, else when it has not been worked on for a while. A file that was begun is begun again.
 */
import { and, eq } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { OperationContext } from '../context';
import { type BackgroundWorker, startBackgroundWorker } from '../database/backgroundWorker';
import type { Db } from '../database/database';
import { reports } from '../database/schema';
import { publish } from '../events/events';
import { CannotMake, dropExpired, hasTestText, NotOurs, reportProgress, TEST_TEXTS, type Writing, writeFile } from './reportFile';
import type { ReportRow } from './reports';

const MOST_ATTEMPTS = 3;
/** A job that nobody worked on for so long is free, in seconds. */
const IDLE_S = 15;
const LOOK_MS = 10_000;
/** How long a file waits on request of a tester, by the clock of the sandbox. */
const WAIT = { minutes: 5 } as const;
const WAIT_LOOK_MS = 200;

const INTERRUPTED = 'We couldn’t finish the file, because it was interrupted several times.';
const BROKEN = 'We couldn’t finish the file.';

type Run = (text: string, parameters: readonly unknown[]) => Promise<Record<string, unknown>[]>;

/** The oldest job that nobody works on, taken by this process alone. */
const CLAIM = `
  update report set worker = $1, worked_at = now(), attempts = attempts + 1
  where id = (
    select id from report where status = 'Pending' and (worker is null or worked_at < now() - make_interval(secs => $2))
    order by id limit 1 for update skip locked
  ) returning id`;

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Also while it only waits, the job is in work. */
async function waitFor(writing: Writing, clock: Clock): Promise<void> {
  const until = writing.report.requestedAt.add(WAIT);
  while (Temporal.Instant.compare(clock.now(), until) < 0) {
    await pause(WAIT_LOOK_MS, writing.signal);
    writing.signal.throwIfAborted();
    await reportProgress(writing, {});
  }
}

export function createReportWorker({ db, clock }: OperationContext, run: Run): BackgroundWorker {
  const worker = crypto.randomUUID();
  const stopping = new AbortController();
  const { signal } = stopping;

  const claim = async (): Promise<ReportRow | null> => {
    const [taken] = await run(CLAIM, [worker, IDLE_S]);
    if (!taken) return null;
    const [report] = await db
      .select()
      .from(reports)
      .where(eq(reports.id, Number(taken.id)));
    return report ?? null;
  };

  const announce = (tx: Db, report: ReportRow, isReady: boolean) =>
    publish(tx, clock.now(), 'reportEnded', { scope: report, fileName: report.fileName, isReady });

  const finish = (writing: Writing, made: Partial<ReportRow>) =>
    db.transaction(async (tx) => {
      await reportProgress({ ...writing, db: tx }, { ...made, status: 'Completed' });
      await announce(tx, writing.report, true);
    });

  const fail = (report: ReportRow, failureReason: string) =>
    db.transaction(async (tx) => {
      const failed = await tx
        .update(reports)
        .set({ status: 'Failed', failureReason, worker: null })
        .where(and(eq(reports.id, report.id), eq(reports.worker, worker)))
        .returning({ id: reports.id });
      if (failed.length > 0) await announce(tx, report, false);
    });

  /** An orderly stop is no failed attempt. */
  const release = (report: ReportRow) =>
    db
      .update(reports)
      .set({ worker: null, attempts: report.attempts - 1 })
      .where(and(eq(reports.id, report.id), eq(reports.worker, worker)));

  const giveUp = async (report: ReportRow, error: unknown) => {
    if (error instanceof NotOurs) return;
    if (signal.aborted) return void (await release(report));
    const isOurFault = !(error instanceof CannotMake);
    if (isOurFault) console.error(error instanceof Error ? error.stack : 'A report failed');
    await fail(report, isOurFault ? BROKEN : error.message);
  };

  const make = async (report: ReportRow) => {
    const writing = { db, report, worker, signal };
    if (report.attempts > MOST_ATTEMPTS) throw new CannotMake(INTERRUPTED);
    if (hasTestText(report, TEST_TEXTS.waits)) await waitFor(writing, clock);
    await finish(writing, await writeFile(writing));
  };

  const work = async () => {
    await dropExpired(db, clock.now());
    while (!signal.aborted) {
      const report = await claim();
      if (!report) return;
      await make(report).catch((error: unknown) => giveUp(report, error));
    }
  };

  return startBackgroundWorker({ work, lookMs: LOOK_MS, failed: 'The reports stopped', stopping });
}
