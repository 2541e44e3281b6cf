import { ArkErrors } from 'arktype';
import { describe, expect, it } from 'vitest';
import { allEndpoints } from '../../contract/all';
import { wallets } from '../../contract/balances/wallets';
import { payouts } from '../../contract/payouts/payouts';
import { call, forBluecrest, messageOf, people, send, signIn } from '../testing/client';
import { toAda } from '../testing/people';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox();

const initiate = (token: string, key: string, amount = '100') => {
  const headers = { ...forBluecrest, 'idempotency-key': key };
  return send(sandbox(), payouts.initiatePayout, { headers, body: { payoutDetails: [toAda(amount)] } }, token);
};
const statusOf = async (token: string, idempotencyKey: string) =>
  (await call(sandbox(), payouts.getPayoutStatus, { headers: forBluecrest, query: { idempotencyKey } }, token)).status;

describe('a fault', () => {
  it('[PAY-05] cuts the connection before the call, and no money moves, or after it, and the money moved', async () => {
    const token = await signIn(sandbox(), people.owner);
    sandbox().queueFault('initiatePayout', 'network');
    await expect(initiate(token, 'before')).rejects.toThrow();
    expect(await sandbox().ledger.moved('before')).toBe(0);
    sandbox().queueFault('initiatePayout', 'lost');
    await expect(initiate(token, 'after')).rejects.toThrow();
    expect(await sandbox().ledger.moved('after')).toBe(1);
    expect(await statusOf(token, 'before')).toBe('Not Received');
    expect(await statusOf(token, 'after')).toBe('Successful');
    expect((await initiate(token, 'after')).status).toBe(200);
    expect(await sandbox().ledger.moved('after')).toBe(1);
  });

  it('replaces the response of the call', async () => {
    const token = await signIn(sandbox(), people.owner);
    const wanted = [
      ['server', 400, 'The provider refused the request'],
      ['broken', 500, 'Something went wrong'],
      ['expired', 401, 'Please login again'],
      ['unknownCode', 200, 'Issuer or switch inoperative'],
    ] as const;
    for (const [kind, status, message] of wanted) {
      sandbox().queueFault('initiatePayout', kind);
      const answer = await initiate(token, kind);
      expect([kind, answer.status, messageOf(answer)]).toEqual([kind, status, message]);
    }
    expect(await sandbox().ledger.payoutsMoved()).toBe(0);
    expect(await statusOf(token, 'unknownCode')).toBe('Not Received');
    expect((await send(sandbox(), wallets.listWallets, {}, token)).status).toBe(200);
  });

  it('reports a paid payout as still open', async () => {
    const token = await signIn(sandbox(), people.owner);
    await initiate(token, 'k');
    sandbox().queueFault('getPayoutStatus', 'pending');
    expect([await statusOf(token, 'k'), await statusOf(token, 'k')]).toEqual(['Pending', 'Successful']);
  });

  it('returns a response that no schema of the contract accepts', async () => {
    const token = await signIn(sandbox(), people.owner);
    sandbox().queueFault('listWallets', 'garbled');
    const { status, text } = await send(sandbox(), wallets.listWallets, {}, token);
    expect(status).toBe(200);
    for (const { name, answer } of Object.values(allEndpoints)) {
      expect([name, answer(JSON.parse(text)) instanceof ArkErrors]).toEqual([name, true]);
    }
  });

  it('never responds until the caller cancels, and lets the sandbox stop', async () => {
    const token = await signIn(sandbox(), people.owner);
    sandbox().queueFault('listWallets', 'timeout');
    const given = new AbortController();
    const asked = fetch(`${sandbox().address}${wallets.listWallets.path}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: given.signal,
    });
    while ((await sandbox().unusedFaults()).length > 0) await new Promise((resolve) => setImmediate(resolve));
    given.abort();
    await expect(asked).rejects.toThrow();
    expect((await send(sandbox(), wallets.listWallets, {}, token)).status).toBe(200);
  });

  it('applies to as many calls as it was queued for, and unused faults are reported', async () => {
    const token = await signIn(sandbox(), people.owner);
    sandbox().queueFault('listWallets', 'broken', 2);
    sandbox().queueFault('getProfile', 'expired');
    const statuses = [];
    for (let n = 0; n < 3; n += 1) statuses.push((await send(sandbox(), wallets.listWallets, {}, token)).status);
    expect(statuses).toEqual([500, 500, 200]);
    expect(await sandbox().unusedFaults()).toEqual(['getProfile: expired']);
    await sandbox().reset();
    expect(await sandbox().unusedFaults()).toEqual([]);
  });

  it('is refused for a call that it cannot apply to', () => {
    expect(() => sandbox().queueFault('getProfile', 'pending')).toThrow('getPayoutStatus only');
    expect(() => sandbox().queueFault('getPayoutStatus', 'unknownCode')).toThrow('initiatePayout only');
    for (const times of [0, -1, 1.5, 101, Number.NaN])
      expect(() => sandbox().queueFault('login', 'server', times)).toThrow('times');
  });
});
