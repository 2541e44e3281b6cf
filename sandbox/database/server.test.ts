/** What a PostgreSQL server does and the embedded database can't. Runs where a server is named. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { session } from '../../contract/access/session';
import { categories } from '../../contract/catalog/categories';
import { payouts } from '../../contract/payouts/payouts';
import { startSandbox } from '../start';
import { call, forBluecrest, people, signIn, statusAndMessage } from '../testing/client';
import { blankOnServer, SETUP_MS } from '../testing/databases';
import { OTHER_VERSION, TABLES } from '../testing/otherVersion';
import { toAda } from '../testing/people';
import { openServer } from './database';
import { openStorage } from './storage';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kontor-data-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a database server', () => {
  it('is set up once when two sandboxes start on it at the same time, and serves both', { timeout: SETUP_MS }, async () => {
    const blank = await blankOnServer();
    if (blank === null) throw new Error('There is no server.');
    const options = { storage: { kind: 'server', url: blank.url }, now: '2026-11-21', app: folder } as const;
    const [one, two] = await Promise.all([startSandbox(options), startSandbox(options)]);
    const token = await signIn(one, people.owner);
    const pay = { headers: { ...forBluecrest, 'idempotency-key': 'k' }, body: { payoutDetails: [toAda('1000')] } };
    const answers = await Promise.all([one, two, one, two].map((sandbox) => call(sandbox, payouts.initiatePayout, pay, token)));
    expect(new Set(answers.map((answer) => answer.batchId)).size).toBe(1);
    expect([await one.ledger.moved('k'), await two.ledger.isBalanced()]).toEqual([1, true]);
    await Promise.all([one.stop(), two.stop()]);
    await blank.drop();
  });

  it('has one clock and one queue of faults for all processes', { timeout: SETUP_MS }, async () => {
    const blank = await blankOnServer();
    if (blank === null) throw new Error('There is no server.');
    const options = { storage: { kind: 'server', url: blank.url }, now: '2026-11-21', app: folder } as const;
    const one = await startSandbox(options);
    const other = await startSandbox(options);
    expect(Math.abs(one.clock.now().since(other.clock.now()).total('milliseconds'))).toBeLessThan(1_000);
    const token = await signIn(one, people.owner);
    one.queueFault('getProfile', 'broken');
    // It is written by now, so the other process can read it.
    expect(await one.unusedFaults()).toEqual(['getProfile: broken']);
    await expect(call(other, session.getProfile, {}, token)).rejects.toThrow('500');
    expect([await one.unusedFaults(), await other.unusedFaults()]).toEqual([[], []]);
    one.clock.advance(3_601);
    await one.unusedFaults();
    await expect(call(other, session.getProfile, {}, token)).rejects.toThrow('401');
    expect(other.clock.advanced).toBe(3_601);
    await Promise.all([one.stop(), other.stop()]);
    await blank.drop();
  });

  it('is reset also while another transaction holds its tables in another order', { timeout: SETUP_MS }, async () => {
    const blank = await blankOnServer();
    if (blank === null) throw new Error('There is no server.');
    const sandbox = await startSandbox({ storage: { kind: 'server', url: blank.url }, now: '2026-11-21', app: folder });
    const { db, run, close } = await openServer(blank.url);
    const isResetWaiting = async () =>
      (await run(`select 1 from pg_locks where not granted and relation = 'report_part'::regclass`, [])).length > 0;
    let done = Promise.resolve();
    await db.transaction(async (tx) => {
      // It never looks for a deadlock itself, so the reset is the one that ends.
      await tx.execute(`set local deadlock_timeout = '1min'`);
      await tx.execute('lock table report_part in share mode');
      done = sandbox.reset();
      await vi.waitFor(async () => expect(await isResetWaiting()).toBe(true), { timeout: 30_000, interval: 10 });
      await tx.execute('lock table business in share mode');
    });
    await done;
    expect(await sandbox.ledger.isBalanced()).toBe(true);
    await Promise.all([sandbox.stop(), close()]);
    await blank.drop();
  });

  it('[CAT-01] keeps a category that gets a product while it is being deleted', { timeout: SETUP_MS }, async () => {
    const blank = await blankOnServer();
    if (blank === null) throw new Error('There is no server.');
    const sandbox = await startSandbox({ storage: { kind: 'server', url: blank.url }, now: '2026-11-21', app: folder });
    const { db, run, close } = await openServer(blank.url);
    const token = await signIn(sandbox, people.owner);
    const query = { page: '1', size: '100' };
    const { rows } = await call(sandbox, categories.listCatalogCategories, { query }, token);
    const params = { categoryId: rows.find(({ products }) => products === 0)?.id ?? '' };
    const isWaiting = async () => (await run('select 1 from pg_locks where not granted', [])).length > 0;
    let answer: Promise<unknown> = Promise.resolve();
    await db.transaction(async (tx) => {
      const given = sql`update catalog_product set category_id = ${params.categoryId}::int where product_id = (select min(product_id) from catalog_product)`;
      await tx.execute(given);
      answer = statusAndMessage(sandbox, categories.deleteCatalogCategory, { params }, token);
      await vi.waitFor(async () => expect(await isWaiting()).toBe(true), { timeout: 30_000, interval: 10 });
    });
    expect(await answer).toEqual([409, 'This category has products. Move them to another category first']);
    await Promise.all([sandbox.stop(), close()]);
    await blank.drop();
  });

  it('is refused and left unchanged if its database has another version', { timeout: SETUP_MS }, async () => {
    const blank = await blankOnServer();
    if (blank === null) throw new Error('There is no server.');
    const database = await openServer(blank.url);
    await database.script(OTHER_VERSION);
    const opened = openStorage({ kind: 'server', url: blank.url }, async () => undefined);
    await expect(opened).rejects.toThrow(/^The database kontor_blank_\w+ was made by .* Set DATABASE_URL to another database/);
    expect(await database.run(TABLES, [])).toEqual([{ names: 'business,migration' }]);
    await database.close();
    await blank.drop();
  });
});
