/** Funding history, its details, its file, and the notification that is sent again. */
import { describe, expect, it } from 'vitest';
import { movements } from '../../contract/balances/movements';
import { fundings } from '../../contract/fundings/fundings';
import { call, messageOf, people, send, signIn } from '../testing/client';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox({ now: '2026-11-27' });
const owner = () => signIn(sandbox(), people.owner);

const list = (token: string, query: Record<string, string> = {}) =>
  call(sandbox(), fundings.listFundingHistory, { query: { page: '1', size: '20', ...query } }, token);

const details = (token: string, id: string) => call(sandbox(), fundings.getFundingDetails, { params: { id } }, token);

const firstOf = async (token: string) => {
  const [first] = (await list(token)).rows;
  if (!first) throw new Error('There is no funding');
  return first;
};

describe('[FND-01] the funding history', () => {
  it('has pages, newest first, and finds part of a session ID and of an account number', async () => {
    const token = await owner();
    const { rows, total } = await list(token);
    expect([rows.length, total]).toEqual([20, 32]);
    expect((await list(token, { page: '2' })).rows.length).toBe(12);
    expect(rows.map(({ createdAt }) => createdAt)).toEqual(
      [...rows]
        .map(({ createdAt }) => createdAt)
        .sort()
        .reverse(),
    );
    const { sessionId, accountNumber } = await firstOf(token);
    expect((await list(token, { sessionId: sessionId.slice(4, -2) })).rows.map((row) => row.sessionId)).toEqual([sessionId]);
    const same = await list(token, { accountNumber });
    expect([same.total < total, new Set(same.rows.map((row) => row.accountNumber))]).toEqual([true, new Set([accountNumber])]);
    expect((await list(token, { fromdate: '2026-11-28 00:00:00' })).total).toBe(0);
  });

  it('is made into a file of everything that matches', async () => {
    const token = await owner();
    const query = { page: '1', size: '50000', export: 'true', currency: 'NGN' } as const;
    const answer = await call(
      sandbox(),
      fundings.exportFundingHistory,
      { query, headers: { 'idempotency-key': 'fundings-1' } },
      token,
    );
    expect(answer.reference).not.toBe('');
    await sandbox().reportsMade();
  });
});

describe('[FND-02] a funding', () => {
  it('shows what came in, from whom, and the balance before and after as the wallet has them', async () => {
    const token = await owner();
    const { id, amount, reference } = await firstOf(token);
    const found = await details(token, id);
    expect(found).toMatchObject({
      amount,
      reference,
      merchant: { name: 'Bluecrest Stores', id: '1001' },
      method: 'Bank transfer',
    });
    const query = { page: '1', size: '100', direction: 'C', currency: 'NGN' } as const;
    const { rows } = await call(sandbox(), movements.listWalletHistory, { query }, token);
    const moved = rows.find((row) => row.reference === reference);
    expect([found.before, found.after]).toEqual([moved?.before, moved?.after]);
  });

  it('is sent to the webhook again with the same event, once for each request, without moving money', async () => {
    const token = await owner();
    const { id, reference } = await firstOf(token);
    const before = await details(token, id);
    const push = () => call(sandbox(), fundings.repushWebhook, { body: { reference } }, token);
    expect((await push()).message).toBe('The notification was sent again.');
    await push();
    const after = await details(token, id);
    expect([after.eventId, after.deliveries.length]).toEqual([before.eventId, before.deliveries.length + 2]);
    expect(after.deliveries[0]?.by).toBe('Amaka Obi');
    expect([after.before, after.after]).toEqual([before.before, before.after]);
    const unknown = await send(sandbox(), fundings.repushWebhook, { body: { reference: 'KFD-0' } }, token);
    expect([unknown.status, await messageOf(unknown)]).toEqual([404, 'Funding not found']);
  });

  it('tells nobody without a webhook, and cannot be sent again', async () => {
    const other = await signIn(sandbox(), people.harbour);
    for (const accountNumber of ['9912047713', '9900000031'])
      await sandbox().payIn({ accountNumber, amount: 500_00n, senderName: 'ADA', senderBank: 'Access Bank' });
    const { id, reference } = await firstOf(other);
    expect(await details(other, id)).toMatchObject({ webhookUrl: null, deliveries: [] });
    expect((await send(sandbox(), fundings.repushWebhook, { body: { reference } }, other)).status).toBe(409);
    const mine = await owner();
    expect((await send(sandbox(), fundings.getFundingDetails, { params: { id } }, mine)).status).toBe(404);
  });
});
