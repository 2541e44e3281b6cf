import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { session } from '../../contract/access/session';
import { wallets } from '../../contract/balances/wallets';
import { payouts } from '../../contract/payouts/payouts';
import { startSandbox } from '../start';
import { call, forBluecrest, people, signIn } from '../testing/client';
import { blankOnServer, SETUP_MS } from '../testing/databases';
import { toAda } from '../testing/people';
import { openEmbedded, openServer } from './database';
import { openStorage } from './storage';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kontor-data-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The start of the list that earlier versions left in their databases. */
const OTHER_VERSION = `
  create table migration (name text primary key, applied_at timestamptz not null default now());
  insert into migration (name) values ('0000_tables.sql'), ('0001_ledger.sql');
  create table business (id int);`;
const TABLES = "select string_agg(tablename, ',' order by tablename) as names from pg_tables where schemaname = 'public'";

describe('a data folder', () => {
  it('keeps what was done through a restart, clock and sessions too, and is one sandbox’s', { timeout: SETUP_MS }, async () => {
    const options = { storage: { kind: 'folder', path: join(folder, 'kept') }, now: '2026-11-21', app: folder } as const;
    const first = await startSandbox(options);
    await expect(startSandbox(options)).rejects.toThrow('in use');
    const token = await signIn(first, people.owner);
    const pay = { headers: { ...forBluecrest, 'idempotency-key': 'k' }, body: { payoutDetails: [toAda('1000')] } };
    const answer = await call(first, payouts.initiatePayout, pay, token);
    await fetch(`${first.address}/sandbox/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"advanceSeconds":600}',
    });
    await first.stop();

    const second = await startSandbox(options);
    expect(second.clock.advanced).toBe(600);
    expect(await call(second, payouts.initiatePayout, pay, token)).toEqual(answer);
    expect(await second.ledger.moved('k')).toBe(1);
    await second.reset();
    expect(await second.ledger.payoutsMoved()).toBe(0);
    const after = await call(second, wallets.listWallets, {}, await signIn(second, people.owner));
    expect(after[0]?.availableBalance).toBe('6482930.00');
    await expect(call(second, session.getProfile, {}, token)).rejects.toThrow('401');
    await second.stop();
  });

  it('of another version is refused and stays as it is', { timeout: SETUP_MS }, async () => {
    const path = join(folder, 'other');
    await mkdir(path);
    const before = await openEmbedded({ folder: join(path, 'database') });
    await before.script(OTHER_VERSION);
    await before.close();
    const refused = await openStorage({ kind: 'folder', path }, async () => undefined).catch((error: Error) => error.message);
    expect(refused).toBe(
      `The data folder ${path} was made by another version of Kontor: this one doesn't know its migration 0000_tables.sql. ` +
        'The data is unchanged. Set KONTOR_DATA to another folder, or remove this one to start from the seed.',
    );
    const after = await openEmbedded({ folder: join(path, 'database') });
    expect(await after.run(TABLES, [])).toEqual([{ names: 'business,migration' }]);
    await after.close();
  });
});

const onServer = () => {
  it('is set up once by two that start on it at the same time, and serves both', { timeout: SETUP_MS }, async () => {
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
};

const shared = () => {
  it('has one clock and one queue of faults, whichever process is asked', { timeout: SETUP_MS }, async () => {
    const blank = await blankOnServer();
    if (blank === null) throw new Error('There is no server.');
    const options = { storage: { kind: 'server', url: blank.url }, now: '2026-11-21', app: folder } as const;
    const one = await startSandbox(options);
    const other = await startSandbox(options);
    expect(Math.abs(one.clock.now().since(other.clock.now()).total('milliseconds'))).toBeLessThan(1_000);
    const token = await signIn(one, people.owner);
    one.queueFault('getProfile', 'broken');
    await expect(call(other, session.getProfile, {}, token)).rejects.toThrow('500');
    expect([await one.unusedFaults(), await other.unusedFaults()]).toEqual([[], []]);
    one.clock.advance(3_601);
    await one.unusedFaults();
    await expect(call(other, session.getProfile, {}, token)).rejects.toThrow('401');
    expect(other.clock.advanced).toBe(3_601);
    await Promise.all([one.stop(), other.stop()]);
    await blank.drop();
  });
};

const refused = () => {
  it('with a database of another version is refused and stays as it is', { timeout: SETUP_MS }, async () => {
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
};

// The embedded database has no server to start on; the same file runs again with one.
if (process.env.KONTOR_TEST_DATABASE_URL)
  describe('a server', () => {
    onServer();
    shared();
    refused();
  });
