/** Invalid requests: of another type, too large, cut off, or with HEAD. */
import { createConnection } from 'node:net';
import { Hono } from 'hono';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../contract/access/session';
import { onboarding } from '../../contract/onboarding/onboarding';
import { payouts } from '../../contract/payouts/payouts';
import { PASSWORD } from '../access/people.seed';
import { call, forBluecrest, messageOf, people, send, signIn } from '../testing/client';
import { toAda } from '../testing/people';
import { runningSandbox } from '../testing/running';
import { sharedRoom, withBody } from './bodies';

const sandbox = runningSandbox();
const MEGABYTE = 1024 * 1024;

afterEach(() => vi.restoreAllMocks());

const post = (path: string, type: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${sandbox().address}${path}`, { method: 'POST', headers: { 'content-type': type, ...headers }, body });

describe('the content type of a body', () => {
  it('[SES-01] that another site can send is refused, and the attempt is not counted', async () => {
    const guess = JSON.stringify({ Email: people.approver, Password: 'nonsense' });
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/plain;application/json', 'application/jsonp']) {
      for (let tries = 0; tries < 3; tries += 1) {
        const answer = await post(session.login.path, type, guess);
        expect([answer.status, await answer.json()]).toEqual([
          415,
          { status: false, message: 'Send the body as application/json' },
        ]);
      }
    }
    const right = JSON.stringify({ Email: people.approver, Password: PASSWORD });
    expect((await post(session.login.path, 'Application/JSON; charset=utf-8', right)).status).toBe(200);
    expect(await sandbox().outbox(people.approver)).toEqual([]);
  });

  it('is multipart for calls with files', async () => {
    const token = await signIn(sandbox(), people.newcomer);
    const answer = await send(sandbox(), onboarding.savePersonalInformation, { body: '{}' }, token);
    expect([answer.status, messageOf(answer)]).toEqual([415, 'Send the body as multipart/form-data']);
  });
});

describe('a body that is too large', () => {
  it('gets the status 413 from every path', { timeout: 60_000 }, async () => {
    const large = 'x'.repeat(24 * MEGABYTE);
    const reference = '/pay/nothing';
    const authorization = `Bearer ${await signIn(sandbox(), people.owner)}`;
    for (const path of [
      session.login.path,
      payouts.initiatePayout.path,
      '/subsidiary/nothing',
      '/sandbox/clock',
      reference,
      '/',
    ]) {
      const answer = await post(path, 'application/json', large, { authorization });
      expect([path, answer.status, await answer.json()]).toEqual([
        path,
        413,
        { status: false, message: 'The request is too large' },
      ]);
    }
  });
});

describe('a body that is as large as allowed', () => {
  it('is read whole, and one byte more is refused', async () => {
    const whole = JSON.stringify({ advanceSeconds: 1 }).padEnd(64 * 1024);
    expect((await post('/sandbox/clock', 'application/json', whole)).status).toBe(200);
    expect((await post('/sandbox/clock', 'application/json', `${whole} `)).status).toBe(413);
  });
});

/** Sends the head of a request that announces `length` bytes. `write` resolves once these bytes left, and `answer` returns the response. */
function slowly(length: number, token: string | null) {
  const { path, method } = onboarding.savePersonalInformation;
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: close',
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${length}`,
    ...(token === null ? [] : [`Authorization: Bearer ${token}`]),
  ];
  const socket = createConnection(Number(new URL(sandbox().address).port), '127.0.0.1');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  let text = '';
  socket.on('data', (data) => {
    text += data.toString();
  });
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  return {
    write: (size: number) => new Promise<void>((resolve) => socket.write(Buffer.alloc(size), () => resolve())),
    answer: () => closed.then(() => text),
  };
}

describe('the session', () => {
  it('is checked before a body is read: without one, nothing of the body is kept', async () => {
    const size = 24 * MEGABYTE;
    const sent = Array.from({ length: 3 }, () => slowly(size, null));
    // More than the buffers between the two sides hold, so most of it has been read.
    await Promise.all(sent.map(({ write }) => write(size - 1)));
    expect(sharedRoom.held).toBe(0);
    await Promise.all(sent.map(({ write }) => write(1)));
    for (const { answer } of sent) expect(await answer()).toMatch(/^HTTP\/1\.1 401 [\s\S]*Please login again/);
  });

  it('is checked again after the body, which could outlive it', async () => {
    const token = await signIn(sandbox(), people.newcomer);
    const sent = slowly(MEGABYTE, token);
    await sent.write(MEGABYTE - 1);
    await vi.waitFor(() => expect(sharedRoom.held).toBeGreaterThan(0));
    await call(sandbox(), session.logOut, {}, token);
    await sent.write(1);
    expect(await sent.answer()).toMatch(/^HTTP\/1\.1 401 [\s\S]*Please login again/);
    expect(sharedRoom.held).toBe(0);
  });
});

describe('the bodies of all requests', () => {
  it('share one room, and a body without room is refused until others are done', async () => {
    const room = { most: 100, held: 0 };
    const app = new Hono();
    let finish = () => {};
    const waits = new Promise<void>((resolve) => {
      finish = resolve;
    });
    app.post('/:how', (c) =>
      withBody(
        c,
        80,
        async () => {
          if (c.req.param('how') === 'waits') await waits;
          return c.text(await c.req.text());
        },
        room,
      ),
    );
    const sent = (path: string, size: number) => app.request(path, { method: 'POST', body: 'x'.repeat(size) });
    const first = sent('/waits', 60);
    await vi.waitFor(() => expect(room.held).toBe(60));
    const refused = await sent('/now', 50);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await sent('/now', 40)).status).toBe(200);
    expect((await sent('/now', 81)).status).toBe(413);
    finish();
    expect(await (await first).text()).toHaveLength(60);
    expect(room.held).toBe(0);
    expect((await sent('/now', 50)).status).toBe(200);
  });
});

/** Sends the head of a request and a part of its body, and closes the connection. */
function breakOff(path: string, type: string, body: string): Promise<void> {
  const { port } = new URL(sandbox().address);
  const head = `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: ${type}\r\nContent-Length: 1000\r\n\r\n`;
  return new Promise((resolve) => {
    const socket = createConnection(Number(port), '127.0.0.1', () => socket.write(head + body, () => socket.destroy()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
  });
}

describe('an invalid body', () => {
  const form = 'multipart/form-data; boundary=x';
  const part = '--x\r\nContent-Disposition: form-data; name="firstName"\r\n\r\nIfe';

  it('is refused and not logged', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const token = await signIn(sandbox(), people.newcomer);
    const headers = { authorization: `Bearer ${token}`, 'content-type': form };
    for (const body of [part, '', 'nonsense', `${part}\r\n--y--`]) {
      const path = onboarding.savePersonalInformation.path;
      const { method } = onboarding.savePersonalInformation;
      const answer = await fetch(`${sandbox().address}${path}`, { method, headers, body });
      expect([body, answer.status]).toEqual([body, 400]);
    }
    for (const path of [onboarding.savePersonalInformation.path, session.login.path, '/pay/x', '/sandbox/clock'])
      await breakOff(path, path === session.login.path ? 'application/json' : form, part);
    expect((await fetch(`${sandbox().address}/subsidiary/nothing`)).status).toBe(404);
    expect(logged).not.toHaveBeenCalled();
  });
});

describe('HEAD', () => {
  it('[PAY-07] sends no code, because no call accepts it', async () => {
    const token = await signIn(sandbox(), people.owner);
    const headers = { ...forBluecrest, 'idempotency-key': 'k' };
    const body = { payoutDetails: [toAda('60000')] };
    const { batchId } = await call(sandbox(), payouts.initiatePayout, { headers, body }, token);
    sandbox().clock.advance(61);
    const before = await sandbox().outbox(people.owner);
    const path = payouts.resendPayoutOtp.path.replace(':batchId', batchId ?? '');
    for (const each of [path, '/subsidiary/dashboard/me', '/splitsettlement/otp/send']) {
      const answer = await fetch(`${sandbox().address}${each}`, {
        method: 'HEAD',
        headers: { ...forBluecrest, authorization: `Bearer ${token}` },
      });
      expect([each, answer.status]).toEqual([each, 405]);
    }
    expect(await sandbox().outbox(people.owner)).toEqual(before);
  });
});
