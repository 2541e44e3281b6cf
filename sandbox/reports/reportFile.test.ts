import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bluecrest } from '../access/people.seed';
import { pinnedMoment } from '../clock';
import type { Database } from '../database/database';
import { reports } from '../database/schema';
import { environments } from '../rules/environments';
import { SETUP_MS, seededDatabase } from '../testing/databases';
import { writeFile } from './reportFile';
import { newReport } from './reports';

let database: Database;
beforeAll(async () => {
  database = await seededDatabase();
  // Every number of rows that is stored, in the order in which it is stored.
  await database.run('create table progress (id serial, report_id int, rows int)', []);
  await database.run(
    `create function tell() returns trigger language plpgsql as
    $$ begin insert into progress (report_id, rows) values (new.id, new.rows); return null; end $$`,
    [],
  );
  const CHANGED = 'after update of rows on report for each row when (old.rows is distinct from new.rows)';
  await database.run(`create trigger tell ${CHANGED} execute function tell()`, []);
}, SETUP_MS);
afterAll(() => database.close());

it.each(['csv', 'xlsx'] as const)('a file of %s says after each thousand rows how many are written', async (format) => {
  const { db } = database;
  const scope = { businessId: bluecrest, environment: environments.live };
  const request = { source: 'transactions', filter: {}, columns: ['amount'], format } as const;
  const asked = { ...newReport(request, scope, 1, pinnedMoment('2026-11-21')), worker: 'one' };
  const [report] = await db.insert(reports).values(asked).returning();
  if (!report) throw new Error('The report was not stored');
  const { rows } = await writeFile({ db, report, worker: 'one', signal: new AbortController().signal });
  const progress = await database.run(`select rows from progress where report_id = ${report.id} order by id`, []);
  expect(rows).toBeGreaterThan(4_000);
  expect(progress.map((row) => row.rows)).toEqual([1_000, 2_000, 3_000, 4_000]);
  const [after] = await db.select().from(reports).where(eq(reports.id, report.id));
  expect(after?.expectedRows).toBe(rows);
});
