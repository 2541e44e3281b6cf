/** A webhook that fails too often: it is turned off, its events are kept, and what happens then. */
import { describe, expect, it } from 'vitest';
import { session } from '../../contract/access/session';
import { webhooks } from '../../contract/settings/webhooks';
import { call, people, send, signIn } from '../testing/client';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox({ now: '2026-11-24', webhookTimeoutMs: 2_000 });
const URL = 'https://bluecrest.test/webhooks/kontor';
const NEXT = 'https://api.bluecrest.test/v2/webhooks';

const owner = () => signIn(sandbox(), people.owner);
const read = (token: string) => call(sandbox(), webhooks.getWebhook, {}, token);
const list = async (token: string) =>
  (await call(sandbox(), webhooks.listWebhookDeliveries, { query: { page: '1', size: '100', event: 'funding.received' } }, token))
    .rows;
const set = (token: string, defaultWebhook: string, from: string) =>
  send(sandbox(), webhooks.setWebhook, { body: { defaultWebhook, from } }, token);
const resend = (token: string, id: string) => send(sandbox(), webhooks.resendWebhookDelivery, { params: { id } }, token);

/** Money arrives at a wallet, which is an event, and it is delivered. */
async function event(): Promise<void> {
  await sandbox().payIn({ accountNumber: '9912045567', amount: 1_000_00n, senderName: 'Chika Nwosu', senderBank: 'Access Bank' });
  await sandbox().webhooksDelivered();
}

const newest = async (token: string) => {
  const [row] = await list(token);
  if (!row) throw new Error('There is no delivery');
  return row;
};

describe('[KEY-01] a webhook that fails ten times in a row', () => {
  const failTenTimes = async () => {
    await sandbox().failWebhooks('server', 10);
    for (let n = 0; n < 10; n += 1) await event();
  };

  it('is turned off, what happens then is kept, and all of it is sent once it is on again', async () => {
    await failTenTimes();
    const token = await owner();
    expect(await read(token)).toMatchObject({ disabledAt: expect.stringMatching(/^2026-11-24T12:/), waiting: 0 });
    await event();
    expect(await newest(token)).toMatchObject({ status: 'Kept', tries: 0 });
    expect((await resend(token, (await newest(token)).id)).status).toBe(409);
    const before = sandbox().webhooksReceived().length;
    expect((await call(sandbox(), webhooks.enableWebhook, {}, token)).message).toContain('on again');
    await sandbox().webhooksDelivered();
    expect(await read(token)).toMatchObject({ disabledAt: null, kept: 0, waiting: 0 });
    expect(sandbox().webhooksReceived().length - before).toBe(13);
    expect((await list(token)).slice(0, 11).map(({ status }) => status)).toEqual(Array.from({ length: 11 }, () => 'Delivered'));
  });

  it('stays on when one of them arrives', async () => {
    await sandbox().failWebhooks('server', 9);
    for (let n = 0; n < 10; n += 1) await event();
    await sandbox().failWebhooks('server', 9);
    for (let n = 0; n < 9; n += 1) await event();
    expect((await read(await owner())).disabledAt).toBeNull();
  });

  it('is on again with another address', async () => {
    await failTenTimes();
    const token = await owner();
    await set(token, NEXT, URL);
    await sandbox().webhooksDelivered();
    expect(await read(token)).toMatchObject({ address: NEXT, disabledAt: null, kept: 0 });
    expect(sandbox().webhooksReceived().at(-1)?.address).toBe(NEXT);
  });

  it('sends nothing again that was kept before its address was there', async () => {
    const token = await owner();
    await set(token, '', URL);
    await event();
    sandbox().clock.advance(5);
    await set(token, NEXT, '');
    await failTenTimes();
    const before = await read(token);
    expect([before.disabledAt, before.kept]).toEqual([expect.any(String), 13]);
    await call(sandbox(), webhooks.enableWebhook, {}, token);
    await sandbox().webhooksDelivered();
    expect(await read(token)).toMatchObject({ disabledAt: null, kept: 3 });
  });

  it('is not counted by what a late answer of an earlier address says', async () => {
    const token = await owner();
    await sandbox().failWebhooks('timeout');
    const hanging = event();
    await expect.poll(() => sandbox().webhooksReceived().length).toBe(1);
    await set(token, NEXT, URL);
    await hanging;
    expect(await newest(token)).toMatchObject({ status: 'Retrying', tries: 1 });
    await sandbox().failWebhooks('server', 9);
    for (let n = 0; n < 9; n += 1) await event();
    expect((await read(token)).disabledAt).toBeNull();
    await sandbox().failWebhooks('server');
    await event();
    expect((await read(token)).disabledAt).not.toBeNull();
  });

  it('notifies those who may turn it on again, and emails the owner, once', async () => {
    await failTenTimes();
    const { notifications } = await call(sandbox(), session.getProfile, {}, await owner());
    expect(notifications.filter(({ messageFrom }) => messageFrom === 'Webhooks')).toHaveLength(1);
    const emails = (await sandbox().outbox()).filter(({ subject }) => subject.includes('webhook'));
    expect(emails).toMatchObject([
      {
        to: people.owner,
        subject: 'The Live webhook of Bluecrest Stores was turned off after ten failures',
        link: '/dashboard/settings/api-webhooks/deliveries',
      },
    ]);
  });
});
