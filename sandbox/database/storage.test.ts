import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { session } from '../../contract/access/session';
import { wallets } from '../../contract/balances/wallets';
import { payouts } from '../../contract/payouts/payouts';
import { startSandbox } from '../start';
import { call, forBluecrest, people, signIn } from '../testing/client';
import { SETUP_MS } from '../testing/databases';
import { toAda } from '../testing/people';

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
});
