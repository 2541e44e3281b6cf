import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { session } from '../../contract/access/session';
import { accountsShown, PASSWORD } from '../access/people.seed';
import { policyWith } from '../http/headers';
import { inlinedOf } from '../http/inlined';
import { call, people, send, signIn } from '../testing/client';
import { runningSandbox } from '../testing/running';
import { outboxPage } from './outboxPage';

const sandbox = runningSandbox();

const post = (path: string, body: unknown, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  fetch(`${sandbox().address}${path}`, { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) });

/** `fetch` does not let a caller choose the host. */
const asHost = (host: string, path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(`${sandbox().address}${path}`, { headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });

const login = () => call(sandbox(), session.login, { body: { Email: people.owner, Password: PASSWORD } });

describe('the outbox', () => {
  it('is JSON with an email address, newest first, and a page without one', async () => {
    await login();
    sandbox().clock.advance(61);
    await call(sandbox(), session.resendLoginCode, { body: { email: people.owner } });
    const answer = await fetch(`${sandbox().address}/sandbox/outbox?to=${encodeURIComponent('Amaka.Obi@bluecrest.test')}`);
    const own = await sandbox().outbox(people.owner);
    expect(own).toHaveLength(2);
    expect(await answer.json()).toEqual({ messages: own });
    const sent = (await sandbox().outbox()).map((message) => message.sentAt);
    expect([...sent].sort().reverse()).toEqual(sent);
    expect(await (await fetch(`${sandbox().address}/sandbox/outbox?to=nobody`)).json()).toEqual({ messages: [] });
    const accepted = await fetch(`${sandbox().address}/sandbox/outbox`, { headers: { accept: 'application/json' } });
    expect(await accepted.json()).toEqual({ messages: own });
  });

  it('is a page under the app’s content security policy, with the accounts and the test values', async () => {
    await login();
    for (const path of ['/sandbox', '/sandbox/outbox']) {
      const answer = await fetch(`${sandbox().address}${path}`, { headers: { accept: 'text/html' } });
      expect(answer.headers.get('content-security-policy')).toBe(policyWith(inlinedOf('dist')));
      const page = await answer.text();
      expect(page).toContain((await sandbox().outbox())[0]?.otp);
      for (const { email } of accountsShown) expect(page).toContain(email);
      expect(page).toContain('0000000408');
      expect(page).toMatch(/<html lang="en">[\s\S]*<title>/);
      expect(page).not.toMatch(/<script|<style|style=|\son\w+=/);
    }
    const style = await fetch(`${sandbox().address}/sandbox/outbox.css`);
    expect(style.headers.get('content-type')).toContain('text/css');
  });

  it('shows HTML in a message as text', async () => {
    const page = String(
      await outboxPage([
        {
          id: 1,
          to: '<img src=x onerror=alert(1)>',
          subject: '"><script>',
          otp: '&',
          link: null,
          text: null,
          html: null,
          sentAt: "'",
        },
      ]),
    );
    expect(page).not.toMatch(/<img|<script/);
    expect(page).toContain('&lt;img');
  });
});

describe('the clock and the reset', () => {
  it('expire sessions and codes, and restore the seed', async () => {
    const token = await signIn(sandbox(), people.approver);
    expect((await post('/sandbox/clock', { advanceSeconds: 3_601 })).status).toBe(200);
    expect((await send(sandbox(), session.getProfile, {}, token)).status).toBe(401);
    await login();
    await post('/sandbox/faults', { endpoint: 'login', kind: 'server' });
    expect((await post('/sandbox/reset', {})).status).toBe(200);
    expect(await sandbox().outbox()).toEqual([]);
    expect(sandbox().clock.advanced).toBe(0);
    expect(await sandbox().unusedFaults()).toEqual([]);
    expect((await send(sandbox(), session.getProfile, {}, await signIn(sandbox(), people.approver))).status).toBe(200);
  });

  it('refuse a value that is not a number of seconds', async () => {
    for (const body of [
      {},
      { advanceSeconds: -1 },
      { advanceSeconds: '60' },
      { advanceSeconds: 1.5 },
      { advanceSeconds: 1e12 },
      '{',
      '',
    ]) {
      expect((await post('/sandbox/clock', body)).status).toBe(400);
    }
    expect(sandbox().clock.advanced).toBe(0);
  });

  it('keep the time within the years that dates can be written in, however often it is moved', async () => {
    const advanceSeconds = 366 * 24 * 60 * 60;
    let answer = await post('/sandbox/clock', { advanceSeconds });
    for (let moves = 0; answer.status === 200 && moves < 100; moves += 1)
      answer = await post('/sandbox/clock', { advanceSeconds });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { status: false, message: 'The sandbox’s time is between the years 2000 and 2099' },
    ]);
    const { year } = sandbox().clock.now().toZonedDateTimeISO('Africa/Lagos');
    expect(year).toBeGreaterThan(2090);
    expect(year).toBeLessThan(2100);
  });
});

describe('faults', () => {
  it('are queued by the names of the contract’s calls', async () => {
    expect((await post('/sandbox/faults', { endpoint: 'login', kind: 'server', times: 2 })).status).toBe(200);
    expect(await sandbox().unusedFaults()).toEqual(['login: server', 'login: server']);
    const wrong = [
      { endpoint: 'logout', kind: 'server' },
      { endpoint: 'toString', kind: 'server' },
      { endpoint: 'login', kind: 'fire' },
      { endpoint: 'login', kind: 'pending' },
      { endpoint: 'login', kind: 'server', times: 0 },
      { endpoint: 'login', kind: 'server', times: 'many' },
      { kind: 'server' },
      null,
      '[',
    ];
    for (const body of wrong) expect([body, (await post('/sandbox/faults', body)).status]).toEqual([body, 400]);
  });
});

describe('the controls', () => {
  it('answer only on this machine, by its own names', async () => {
    const { port } = new URL(sandbox().address);
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, '[::1]', 'LOCALHOST']) {
      expect([host, await asHost(host, '/sandbox/outbox')]).toEqual([host, 200]);
    }
    for (const host of ['evil.test', `localhost.evil.test:${port}`, '127.0.0.1.evil.test', '192.168.0.7', 'evil.test:4173']) {
      expect([host, await asHost(host, '/sandbox/outbox')]).toEqual([host, 403]);
      expect([host, await asHost(host, '/sandbox')]).toEqual([host, 403]);
    }
  });

  it('accept only JSON, which a page of another site cannot send', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/jsonp',
      'multipart/form-data; boundary=x',
    ]) {
      for (const path of ['/sandbox/reset', '/sandbox/clock', '/sandbox/faults']) {
        expect((await post(path, '{"advanceSeconds":5}', { 'content-type': type })).status).toBe(415);
      }
    }
    const asked = await fetch(`${sandbox().address}/sandbox/reset`, { method: 'OPTIONS' });
    expect(asked.headers.get('access-control-allow-origin')).toBeNull();
    expect(asked.ok).toBe(false);
    expect(sandbox().clock.advanced).toBe(0);
  });

  it('include no other path', async () => {
    for (const path of ['/sandbox/', '/sandbox/data', '/sandbox/reset'])
      expect((await fetch(`${sandbox().address}${path}`)).status).toBe(404);
    expect((await fetch(`${sandbox().address}/sandbox/reset`, { method: 'DELETE' })).status).toBe(404);
  });
});

describe('a call', () => {
  it('is answered with the security headers, and never cached', async () => {
    const answers = [await send(sandbox(), session.login, { body: {} }), await send(sandbox(), session.getProfile)];
    for (const { headers } of answers) {
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('content-security-policy')).toBe(policyWith(inlinedOf('dist')));
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });
});
