/** Every hostile request gets a refusal with a sentence, never a stack trace, an echo or a crash. */
import { createConnection } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { account } from '../../contract/access/account';
import { session } from '../../contract/access/session';
import { allEndpoints } from '../../contract/all';
import { payouts } from '../../contract/payouts/payouts';
import { isSafeText } from '../../contract/safeText';
import { forBluecrest, messageOf, people, send, signIn } from '../testing/client';
import { toAda } from '../testing/people';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox();

const hostile = [
  '<script>alert(1)</script>',
  "'; drop table payout; --",
  'x'.repeat(5_000),
  'a\u0000b',
  '\u001b[2J',
  '\ud800',
  '🙂'.repeat(3_000),
  '',
  null,
  true,
  [],
  {},
  [[[['x']]]],
  { $ne: null },
  -1,
  1e308,
];

function mustBeRefusal(what: unknown, answer: Awaited<ReturnType<typeof send>>) {
  expect([what, answer.status]).toEqual([what, expect.toSatisfy((status: number) => status >= 400 && status < 500)]);
  expect(messageOf(answer)).not.toBe('');
  expect(JSON.parse(answer.text)).toMatchObject({ status: false });
  expect(answer.text).not.toMatch(/node_modules|sandbox\/|\bat \w+ \(|select |insert |alert|drop table|xxxx/i);
}

describe('a hostile body', () => {
  it('is refused in every field of every call, and the message does not repeat it', { timeout: 60_000 }, async () => {
    const token = await signIn(sandbox(), people.owner);
    const good = {
      login: { Email: 'nobody@nowhere.test', Password: 'x' },
      completeLogin: { email: 'nobody@nowhere.test', otp: '123456' },
      resendLoginCode: { email: 'nobody@nowhere.test' },
      resolvePayoutAccount: { accountNumber: '0123456789', bankCode: '058' },
      resolveBeneficiary: { type: 'Bank', accountNumber: '0123456789', bankCode: '058' },
      verifyPayout: { otp: '123456', batchId: 'x' },
      setActiveSubsidiary: { subsidiaryId: '9999', setAsDefault: true },
      toggleEnvironment: { environmentId: 3, SetDefault: true },
      requestPasswordReset: { identifier: 'nobody@nowhere.test' },
      resetPassword: { identifier: 'nobody@nowhere.test', otp: '123456', password: 'Newleaf#2027' },
      resendVerificationEmail: { email: 'nobody@nowhere.test' },
      verifyEmail: { token: 'x', password: 'x' },
      readInvitation: { token: 'x' },
      acceptInvitation: { token: 'x', password: 'Newleaf#2027' },
    };
    for (const [name, body] of Object.entries(good)) {
      const endpoint = Object.values(allEndpoints).find((each) => each.name === name);
      if (!endpoint) throw new Error(`${name} is not a call`);
      for (const field of Object.keys(body)) {
        for (const value of hostile) {
          const answer = await send(sandbox(), endpoint, { headers: forBluecrest, body: { ...body, [field]: value } }, token);
          mustBeRefusal([name, field, value], answer);
        }
      }
    }
    expect(await sandbox().ledger.isBalanced()).toBe(true);
  });

  it('[SUP-02] is refused in every field of a sign-up, except plain text as the name of a business', async () => {
    const good = {
      firstName: 'Ada',
      lastName: 'Obi',
      userEmail: 'ada@crafts.test',
      mobileNumber: '08012345678',
      name: 'Ada Crafts',
      password: 'Newleaf#2027',
    };
    for (const field of Object.keys(good)) {
      for (const value of hostile.filter((each) => field !== 'name' || !String(each).startsWith("';"))) {
        mustBeRefusal([field, value], await send(sandbox(), account.signUp, { body: { ...good, [field]: value } }));
      }
    }
    expect(await sandbox().outbox('ada@crafts.test')).toEqual([]);
    const name = "'; drop table payout; -- Ọ̀ṣun 🙂";
    expect((await send(sandbox(), account.signUp, { body: { ...good, name } })).status).toBe(200);
  });

  it('is refused in every field of a payout, unless it is plain text', { timeout: 60_000 }, async () => {
    const token = await signIn(sandbox(), people.owner);
    const headers = { ...forBluecrest, 'idempotency-key': 'k' };
    for (const field of ['type', 'AccountName', 'accountNumber', 'amount', 'debitCurrency', 'creditCurrency', 'bankCode']) {
      for (const value of hostile) {
        const body = { payoutDetails: [{ ...toAda('1'), [field]: value }] };
        mustBeRefusal([field, value], await send(sandbox(), payouts.initiatePayout, { headers, body }, token));
      }
    }
    expect(await sandbox().ledger.payoutsMoved()).toBe(0);
    const text = { description: "<b>'; drop table payout; --</b> Ọ̀ṣun 🙂", recipientName: '<img src=x onerror=alert(1)>' };
    const body = { payoutDetails: [toAda('1', text)] };
    const taken = await send(sandbox(), payouts.initiatePayout, { headers, body }, token);
    expect(taken.status).toBe(200);
    const list = await send(sandbox(), payouts.listPayouts, { headers, query: { pageNumber: '1', pageSize: '1' } }, token);
    expect(JSON.parse(list.text)).toMatchObject({ items: [{ description: text.description, recipient: 'ADA OKAFOR' }] });
  });

  it('is refused if it is not JSON, not an object, too deep, or empty', async () => {
    for (const body of [
      '',
      '{',
      'null',
      '[]',
      '"x"',
      '7',
      '{"Email":',
      '[',
      `${'['.repeat(50_000)}`,
      `${'['.repeat(500)}${']'.repeat(500)}`,
      '\u0000',
    ]) {
      mustBeRefusal(body.slice(0, 20), await send(sandbox(), session.login, { body }));
    }
    const polluted = await send(sandbox(), session.login, {
      body: '{"__proto__":{"Email":"a","Password":"b"},"constructor":{"prototype":{"x":1}}}',
    });
    mustBeRefusal('__proto__', polluted);
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
  });

  it('is refused, whatever random value it has', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), async (body) => {
        const answer = await send(sandbox(), session.login, { body: JSON.stringify(body) });
        expect(answer.status).toBe(400);
        expect(messageOf(answer)).toMatch(
          /^(\w+ is required|(Email|Password|body)[\w.]* (is not valid|contains characters that are not allowed))$/,
        );
      }),
      { numRuns: 60 },
    );
  });

  it('is refused if it is too large, except that a bulk payout may be larger', { timeout: 60_000 }, async () => {
    const large = await send(sandbox(), session.login, { body: { Email: 'x'.repeat(1_100_000), Password: 'x' } });
    expect([large.status, messageOf(large)]).toEqual([413, 'The request is too large']);
    const token = await signIn(sandbox(), people.owner);
    const headers = { ...forBluecrest, 'idempotency-key': 'k' };
    const many = { payoutDetails: Array.from({ length: 8_000 }, () => toAda('1', { AccountName: 'EVE' })) };
    expect(JSON.stringify(many).length).toBeGreaterThan(1_500_000);
    expect((await send(sandbox(), payouts.initiatePayout, { headers, body: many }, token)).status).toBe(400);
    const tooMany = { payoutDetails: Array.from({ length: 10_001 }, () => toAda('1')) };
    expect((await send(sandbox(), payouts.initiatePayout, { headers, body: tooMany }, token)).status).toBe(400);
  });
});

describe('a hostile query or path', () => {
  it('is refused or finds nothing', async () => {
    const token = await signIn(sandbox(), people.owner);
    for (const value of ['<b>', "' or 1=1", '\u0000', '\u001b', '../../etc/passwd', '%', '1'.repeat(200), '-1', '1e9', '９']) {
      const one = await send(sandbox(), payouts.getPayout, { headers: forBluecrest, params: { payoutId: value } }, token);
      mustBeRefusal(value, one);
      const page = { pageNumber: value, pageSize: '5' };
      mustBeRefusal(value, await send(sandbox(), payouts.listPayouts, { headers: forBluecrest, query: page }, token));
      const keyword = { pageNumber: '1', pageSize: '5', keyword: value };
      const list = await send(sandbox(), payouts.listPayouts, { headers: forBluecrest, query: keyword }, token);
      expect([value, list.status]).toEqual([value, isSafeText(value) && value.length <= 100 ? 200 : 400]);
      const key = { idempotencyKey: value };
      const asked = await send(sandbox(), payouts.getPayoutStatus, { headers: forBluecrest, query: key }, token);
      expect([value, asked.status]).toEqual([value, isSafeText(value) ? 200 : 400]);
    }
  });

  it('to no known call gets a refusal in JSON, and never a page', async () => {
    for (const path of [
      '/subsidiary',
      '/subsidiary/',
      '/subsidiary/nothing',
      '/subsidiary/dashboard/%2e%2e/x',
      '/subsidiary/payout/initiate',
    ]) {
      for (const method of ['GET', 'POST', 'DELETE', 'PUT']) {
        const answer = await fetch(`${sandbox().address}${path}`, { method });
        const expected = path.endsWith('initiate') && (method === 'GET' || method === 'POST') ? 401 : 404;
        expect([path, method, answer.status]).toEqual([path, method, expected]);
        expect(answer.headers.get('content-type')).toContain('application/json');
        expect(await answer.json()).toMatchObject({ status: false });
      }
    }
  });
});

describe('an invalid HTTP request', () => {
  it('does not stop the server', async () => {
    const { port } = new URL(sandbox().address);
    for (const bytes of [
      '\u0000\u0001\u0002\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      'POST /subsidiary/dashboard/login HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{',
    ]) {
      await new Promise<void>((resolve) => {
        const socket = createConnection(Number(port), '127.0.0.1', () => socket.end(bytes));
        socket.on('error', () => undefined);
        socket.on('data', () => undefined);
        socket.on('close', () => resolve());
      });
    }
    expect((await fetch(`${sandbox().address}/subsidiary/nothing`)).status).toBe(404);
  });
});
