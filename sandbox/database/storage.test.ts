import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { session } from '../../contract/access/session';
import { wallets } from '../../contract/balances/wallets';
import { payouts } from '../../contract/payouts/payouts';
import { startSandbox } from '../start';
import { call, forBluecrest, people, signIn } from '../testing/client';
import { SETUP_MS } from '../testing/databases';
import { OTHER_VERSION, TABLES } from '../testing/otherVersion';
import { toAda } from '../testing/people';
import { openEmbedded } from './database';
import { openStorage } from './storage';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kontor-data-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a data folder', () => {
  it('keeps data, clock and sessions through a restart, and belongs to one sandbox', { timeout: SETUP_MS }, async () => {
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

  it('is refused and left unchanged if it has another version', { timeout: SETUP_MS }, async () => {
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
