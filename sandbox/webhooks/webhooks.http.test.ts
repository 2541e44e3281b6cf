/** The webhook of a business over HTTP: its address, what is delivered to it, and how a receiver checks it with a library of its own. */
import { Webhook } from 'standardwebhooks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../contract/access/session';
import { webhooks } from '../../contract/settings/webhooks';
import { call, messageOf, people, send, signIn } from '../testing/client';
import { runningSandbox } from '../testing/running';
import { MARKUP } from './sink';

const sandbox = runningSandbox({ now: '2026-11-24', webhookTimeoutMs: 2_000 });
const MINUTE = 60;
const URL = 'https://bluecrest.test/webhooks/kontor';
const NEXT = 'https://api.bluecrest.test/v2/webhooks';

const owner = () => signIn(sandbox(), people.owner);
const read = (token: string) => call(sandbox(), webhooks.getWebhook, {}, token);
const list = async (token: string, query: Record<string, string> = {}) =>
  (await call(sandbox(), webhooks.listWebhookDeliveries, { query: { page: '1', size: '100', ...query } }, token)).rows;
const find = (token: string, id: string) => call(sandbox(), webhooks.getWebhookDelivery, { params: { id } }, token);
const set = (token: string, defaultWebhook: string, from?: string) =>
  send(sandbox(), webhooks.setWebhook, { body: { defaultWebhook, ...(from !== undefined && { from }) } }, token);
const resend = (token: string, id: string) => send(sandbox(), webhooks.resendWebhookDelivery, { params: { id } }, token);

/** Money arrives at a wallet, which is an event, and it is delivered. */
async function event(): Promise<void> {
  await sandbox().payIn({ accountNumber: '9912045567', amount: 1_000_00n, senderName: 'Chika Nwosu', senderBank: 'Access Bank' });
  await sandbox().webhooksDelivered();
}

/** The session has ended by then. */
async function later(minutes: number): Promise<string> {
  sandbox().clock.advance(minutes * MINUTE);
  await sandbox().webhooksDelivered();
  return owner();
}

const newest = async (token: string) => {
  const [row] = await list(token, { event: 'funding.received' });
  if (!row) throw new Error('There is no delivery');
  return row;
};

afterEach(() => {
  vi.useRealTimers();
});

describe('[KEY-01] the address', () => {
  it('is that of one environment, with what is known of its deliveries and without its secret', async () => {
    const token = await owner();
    const answer = await send(sandbox(), webhooks.getWebhook, {}, token);
    expect(answer.text).not.toContain('whsec_');
    expect(await read(token)).toMatchObject({
      address: URL,
      disabledAt: null,
      secretSince: expect.stringMatching(/^2026-08-/),
      counts: { failed: 7, retrying: 2 },
      waiting: 2,
    });
    const harbour = await signIn(sandbox(), people.harbour);
    expect(await read(harbour)).toMatchObject({ address: '', secretSince: null, counts: { total: 0 } });
  });

  it('is changed with the one that the merchant saw, once however often it is sent, and recorded', async () => {
    const token = await owner();
    expect(messageOf(await set(token, NEXT, URL))).toBe('Webhook URL updated successfully');
    expect((await set(token, NEXT, URL)).status).toBe(200);
    expect((await read(token)).address).toBe(NEXT);
    const entries = (await sandbox().trail.entries(1001)).filter(({ call: name }) => name === 'setWebhook');
    expect(entries).toMatchObject([{ before: { url: URL }, after: { url: NEXT } }]);
  });

  it('of two tabs that save different ones is the first, and the second one is refused', async () => {
    const token = await owner();
    const both = await Promise.all([set(token, NEXT, URL), set(token, 'https://other.bluecrest.test/hooks', URL)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.map(messageOf)).toContain('Someone changed the webhook URL. Check it, then try again.');
  });

  it('of two people who add the first one at once is one', async () => {
    const harbour = await signIn(sandbox(), people.harbour);
    const both = await Promise.all([set(harbour, NEXT, ''), set(harbour, URL, '')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    ['javascript:alert(1)', 'The address must start with http:// or https://'],
    ['http://169.254.169.254/latest', 'The address leads into a local network'],
    ['http://[::ffff:10.0.0.1]/', 'The address leads into a private network'],
    ['http://2130706433/', 'The address leads to this machine'],
    ['https://me:hunter2@shop.test/hooks', 'The address must not contain a user name or a password'],
  ])('is never %s', async (address, said) => {
    const token = await owner();
    const answer = await set(token, address, URL);
    expect([answer.status, messageOf(answer)]).toEqual([400, said]);
    expect((await read(token)).address).toBe(URL);
    expect(JSON.stringify(await sandbox().trail.entries(1001))).not.toContain('hunter2');
  });

  it('may be longer than no more than 2,048 characters', async () => {
    expect((await set(await owner(), `https://shop.test/${'a'.repeat(2_048)}`, URL)).status).toBe(400);
  });

  it('is removed with an empty one, and events are kept meanwhile', async () => {
    const token = await owner();
    expect(messageOf(await set(token, '', URL))).toBe('Webhook URL removed');
    await event();
    expect(await newest(token)).toMatchObject({ status: 'Kept', tries: 0 });
    expect(await read(token)).toMatchObject({ address: '', waiting: 0, kept: 3 });
    expect(sandbox().webhooksReceived()).toEqual([]);
    expect((await resend(token, (await newest(token)).id)).status).toBe(409);
    await set(token, NEXT, '');
    expect((await resend(token, (await newest(token)).id)).status).toBe(200);
    await sandbox().webhooksDelivered();
    expect(await newest(token)).toMatchObject({ status: 'Delivered', tries: 1 });
  });

  it('is read with one permission, and changed with another', async () => {
    const viewer = await signIn(sandbox(), people.viewer);
    expect((await read(viewer)).address).toBe(URL);
    const calls = [
      set(viewer, NEXT, URL),
      send(sandbox(), webhooks.sendTestWebhook, {}, viewer),
      send(sandbox(), webhooks.enableWebhook, {}, viewer),
      send(sandbox(), webhooks.resendFailedWebhooks, {}, viewer),
      resend(viewer, '1'),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    const approver = await signIn(sandbox(), people.approver);
    expect((await send(sandbox(), webhooks.getWebhook, {}, approver)).status).toBe(403);
  });
});

describe('[KEY-01] a delivery', () => {
  it('is signed in the form of Standard Webhooks, and a changed one is refused by the independent library', async () => {
    const token = await owner();
    await event();
    const [received] = sandbox().webhooksReceived();
    if (!received) throw new Error('Nothing was delivered');
    vi.useFakeTimers({ now: sandbox().clock.now().epochMilliseconds, toFake: ['Date'] });
    const receiver = new Webhook((await call(sandbox(), webhooks.getWebhookSecret, {}, token)).secret);
    expect(receiver.verify(received.body, { ...received.headers })).toMatchObject({
      type: 'funding.received',
      data: { amount: '1000.00', currency: 'NGN' },
    });
    expect(() => receiver.verify(received.body.replace('1000.00', '9000.00'), { ...received.headers })).toThrow();
    expect(() => receiver.verify(received.body, { ...received.headers, 'webhook-id': 'evt_other' })).toThrow();
    vi.setSystemTime(sandbox().clock.now().epochMilliseconds + 6 * MINUTE * 1000);
    expect(() => receiver.verify(received.body, { ...received.headers })).toThrow();
    const { eventId, status, tries } = await newest(token);
    expect([received.address, eventId, status, tries]).toEqual([URL, received.headers['webhook-id'], 'Delivered', 1]);
    const { payload, attempts } = await find(token, (await newest(token)).id);
    expect([payload, attempts[0]?.code, attempts[0]?.response]).toEqual([received.body, 200, '{"received":true}']);
  });

  it('that fails is tried again after half an hour, one, two and so on, eight times in all, and then fails', async () => {
    // Nothing else is delivered, so that only this event fails.
    await set(await owner(), '', URL);
    const harbour = () => signIn(sandbox(), people.harbour);
    let token = await harbour();
    await set(token, NEXT, '');
    await sandbox().failWebhooks('server', 8);
    await sandbox().payIn({ accountNumber: '9900000031', amount: 500_00n, senderName: 'ADA', senderBank: 'Access Bank' });
    await sandbox().webhooksDelivered();
    const { id, nextTryAt, eventId } = await newest(token);
    expect(nextTryAt).toMatch(/^2026-11-24T12:3[01]:/);
    await later(28);
    expect(await newest(await harbour())).toMatchObject({ tries: 1, status: 'Retrying' });
    const seen: number[] = [];
    for (const minutes of [3, 61, 121, 241, 481, 961, 1_921]) {
      await later(minutes);
      token = await harbour();
      seen.push((await find(token, id)).tries);
    }
    expect(seen).toEqual([2, 3, 4, 5, 6, 7, 8]);
    expect(await find(token, id)).toMatchObject({ status: 'Failed', nextTryAt: null, lastCode: 503 });
    await later(10_000);
    expect(await find(await harbour(), id)).toMatchObject({ tries: 8 });
    const sent = sandbox().webhooksReceived();
    expect(sent.filter(({ headers }) => headers['webhook-id'] === eventId)).toHaveLength(8);
  });

  it('that arrives at a later try is delivered, and not tried again', async () => {
    await sandbox().failWebhooks('gone');
    await event();
    const token = await later(30);
    const row = await newest(token);
    expect(row).toMatchObject({ status: 'Delivered', tries: 2, nextTryAt: null });
    expect((await find(token, row.id)).attempts.map(({ code }) => code)).toEqual([410, 200]);
    expect((await newest(await later(3_000))).tries).toBe(2);
  });

  it.each([
    ['closes the connection', 'cut', null, 'The connection was closed', ''],
    ['hangs', 'timeout', null, 'Timed out after 2 s', ''],
    ['leads elsewhere', 'redirect', 302, '', ''],
    ['answers with markup, which is kept as text', 'markup', 500, '', MARKUP],
  ] as const)('to a server that %s is retried', async (_, kind, code, problem, response) => {
    await sandbox().failWebhooks(kind);
    await event();
    const token = await owner();
    const row = await newest(token);
    expect(row.status).toBe('Retrying');
    expect((await find(token, row.id)).attempts).toMatchObject([{ code, problem, response }]);
  });

  it('whose response is 5 MB is read and kept in part only', async () => {
    await sandbox().failWebhooks('large');
    await event();
    const token = await owner();
    const row = await newest(token);
    expect(row.status).toBe('Delivered');
    expect((await find(token, row.id)).attempts[0]?.response).toHaveLength(2_000);
  });

  it('is resent with the same event ID as one more attempt, and the earlier ones stay as they are', async () => {
    const token = await owner();
    await event();
    const { id, eventId, deliveredAt } = await newest(token);
    const before = (await find(token, id)).attempts;
    sandbox().clock.advance(5);
    expect(messageOf(await resend(token, id))).toBe('We’re sending the event again.');
    expect((await resend(token, id)).status).toBe(200);
    await sandbox().webhooksDelivered();
    const after = await find(token, id);
    expect(after.attempts.slice(0, 1)).toEqual(before);
    expect(after.attempts.map(({ by }) => by)).toEqual(['', 'Amaka Obi', 'Amaka Obi']);
    expect([after.eventId, after.deliveredAt]).toEqual([eventId, deliveredAt]);
    const [first, ...again] = sandbox().webhooksReceived();
    expect(again.map(({ body, headers }) => [body, headers['webhook-id']])).toEqual(again.map(() => [first?.body, eventId]));
    expect(again[0]?.headers['webhook-signature']).not.toBe(first?.headers['webhook-signature']);
  });

  it('that arrived stays delivered when it is resent and fails', async () => {
    const token = await owner();
    await event();
    const { id } = await newest(token);
    await sandbox().failWebhooks('server');
    await resend(token, id);
    await sandbox().webhooksDelivered();
    expect(await find(token, id)).toMatchObject({ status: 'Delivered', tries: 2, lastCode: 503, nextTryAt: null });
  });

  it('of another business or environment is not found', async () => {
    const token = await owner();
    const { id } = await newest(token);
    const harbour = await signIn(sandbox(), people.harbour);
    expect((await send(sandbox(), webhooks.getWebhookDelivery, { params: { id } }, harbour)).status).toBe(404);
    expect((await resend(harbour, id)).status).toBe(404);
    expect((await resend(token, 'x')).status).toBe(404);
  });

  it('that failed is resent with all others that did', async () => {
    const token = await owner();
    const again = await call(sandbox(), webhooks.resendFailedWebhooks, {}, token);
    expect(again).toMatchObject({ count: 7, message: 'We’re sending 7 events again.' });
    await sandbox().webhooksDelivered();
    expect((await read(token)).counts.failed).toBe(0);
    expect((await call(sandbox(), webhooks.resendFailedWebhooks, {}, token)).count).toBe(0);
  });

  it('is found by status, event, what it is about, its ID and its days', async () => {
    const token = await owner();
    expect(await list(token, { status: 'Failed' })).toHaveLength(7);
    const payments = await list(token, { event: 'payment.successful' });
    expect(new Set(payments.map(({ event: name }) => name))).toEqual(new Set(['payment.successful']));
    const [one] = payments;
    expect(await list(token, { about: one?.about ?? '' })).toEqual([one]);
    expect(await list(token, { eventId: one?.eventId ?? '' })).toEqual([one]);
    expect(await list(token, { fromdate: '2026-11-25 00:00:00' })).toEqual([]);
    const wrong = { query: { page: '1', size: '20', fromdate: 'yesterday' } };
    expect((await send(sandbox(), webhooks.listWebhookDeliveries, wrong, token)).status).toBe(400);
  });
});

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
    expect((await list(token, { event: 'funding.received' })).slice(0, 11).map(({ status }) => status)).toEqual(
      Array.from({ length: 11 }, () => 'Delivered'),
    );
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

  it('notifies those who may turn it on again, once', async () => {
    await failTenTimes();
    const { notifications } = await call(sandbox(), session.getProfile, {}, await owner());
    expect(notifications.filter(({ messageFrom }) => messageFrom === 'Webhooks')).toHaveLength(1);
  });
});

describe('[KEY-01] a test event', () => {
  it('arrives, is about nothing, and moves no money', async () => {
    const token = await owner();
    const sums = async () => (await sandbox().trail.entries(1001)).length;
    const before = await sums();
    const { id } = await call(sandbox(), webhooks.sendTestWebhook, {}, token);
    await sandbox().webhooksDelivered();
    expect(await find(token, id)).toMatchObject({ event: 'webhook.test', about: '', status: 'Delivered', lastCode: 200 });
    expect(JSON.parse(sandbox().webhooksReceived()[0]?.body ?? '')).toMatchObject({
      data: { message: 'This is a test. No money moves.' },
    });
    expect(await sums()).toBe(before + 1);
  });

  it('that fails is not tried again, and never turns the webhook off', async () => {
    const token = await owner();
    await sandbox().failWebhooks('server', 12);
    for (let n = 0; n < 12; n += 1) await call(sandbox(), webhooks.sendTestWebhook, {}, token);
    await sandbox().webhooksDelivered();
    expect(await list(token, { event: 'webhook.test', status: 'Failed' })).toHaveLength(12);
    expect((await read(token)).disabledAt).toBeNull();
  });

  it('needs an address', async () => {
    const harbour = await signIn(sandbox(), people.harbour);
    const answer = await send(sandbox(), webhooks.sendTestWebhook, {}, harbour);
    expect([answer.status, messageOf(answer)]).toEqual([409, 'Add a webhook URL first']);
  });
});

describe('[KEY-01] the sink', () => {
  const post = (path: string, body: unknown) =>
    fetch(`${sandbox().address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('shows what it received, and fails on request of a tester', async () => {
    expect((await post('/sandbox/faults', { endpoint: 'webhookSink', kind: 'server', times: 1 })).status).toBe(200);
    expect((await post('/sandbox/faults', { endpoint: 'webhookSink', kind: 'server', times: 0 })).status).toBe(400);
    expect((await post('/sandbox/faults', { endpoint: 'webhookSink', kind: 'otherwise' })).status).toBe(400);
    await event();
    const shown: unknown = await (await fetch(`${sandbox().address}/sandbox/webhook-sink`)).json();
    expect(shown).toMatchObject({ received: [{ address: URL }] });
    expect((await newest(await owner())).status).toBe('Retrying');
  });
});
