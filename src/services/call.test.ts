// @vitest-environment happy-dom
/** Both functions that make calls, against one server: they report every result alike. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { allEndpoints } from '../../contract/all';
import { type Endpoint, endpoints } from '../../contract/endpoint';
import { payouts } from '../../contract/payouts/payouts';
import type { Fault } from '../../machines/kit/flow/fault';
import { answersFor, call } from './call';
import { upload } from './onboarding/upload';

const { sendPaper } = endpoints({
  sendPaper: {
    method: 'POST',
    path: '/paper',
    files: { paper: 'one' },
    answer: payouts.getPayoutStatus.answer,
    permission: 'session',
    req: [],
    assumed: true,
  },
});

let answer: RequestListener,
  hits = 0;
const server = createServer((request, response) => {
  hits += 1;
  response.setHeader('content-type', 'application/json');
  answer(request, response);
});

beforeAll(async () => {
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  window.happyDOM?.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});
afterEach(() => {
  hits = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const paper = () => new File(['%PDF-'], 'paper.pdf', { type: 'application/pdf' });

/** Long enough for a busy machine. A late response must arrive within it. */
const TIMEOUT_MS = 15_000;

const transports = {
  getPayoutStatus: (signal: AbortSignal, timeoutMs: number) =>
    call(payouts.getPayoutStatus, { headers: { subsidiary_id: '1001' }, query: { idempotencyKey: 'K' } }, { signal, timeoutMs }),
  sendPaper: (signal: AbortSignal, timeoutMs: number) => upload(sendPaper, { files: { paper: paper() } }, { signal, timeoutMs }),
};

describe.each(Object.entries(transports))('a call, by %s', (endpoint, make) => {
  const ask = (signal = new AbortController().signal, timeoutMs = TIMEOUT_MS) => make(signal, timeoutMs);

  it('returns the validated response', async () => {
    answer = (_, response) => response.end('{"status":"Pending"}');
    expect(await ask()).toEqual({ status: 'Pending', message: '', batchId: null });
  });

  it('[GEN-08] keeps every digit of a number that a double would round', async () => {
    answer = (_, response) => response.end('{"status":"Pending","batchId":12345678901234567890}');
    expect(await ask()).toMatchObject({ batchId: '12345678901234567890' });
  });

  it.each<[string, RequestListener, Fault]>([
    [
      'a refusal',
      (_, r) => {
        r.statusCode = 400;
        r.end('{"message":"No such payout"}');
      },
      { kind: 'server', status: 400, message: 'No such payout' },
    ],
    [
      'a refusal with a title alone',
      (_, r) => {
        r.statusCode = 423;
        r.end('{"title":"Account locked"}');
      },
      { kind: 'server', status: 423, message: 'Account locked' },
    ],
    [
      'an ended session that is answered with 200',
      (_, r) => r.end('{"message":"Please login again"}'),
      { kind: 'sessionExpired' },
    ],
    [
      'a broken server',
      (_, r) => {
        r.statusCode = 503;
        r.end('<h1>');
      },
      { kind: 'server', status: 503, message: '' },
    ],
    [
      'an ended session',
      (_, r) => {
        r.statusCode = 401;
        r.end('{"message":"Please login again"}');
      },
      { kind: 'sessionExpired' },
    ],
    ['an odd answer', (_, r) => r.end('{"status":7}'), { kind: 'badAnswer', endpoint, field: 'status' }],
    ['a page in place of an answer', (_, r) => r.end('<h1>'), { kind: 'badAnswer', endpoint, field: '' }],
    ['no answer', (q) => q.socket.destroy(), { kind: 'network' }],
    [
      'half an answer',
      (q, r) => {
        r.setHeader('content-length', '99');
        r.write('{');
        setTimeout(() => q.socket.destroy(), 20);
      },
      { kind: 'network' },
    ],
    ['a late answer', () => {}, { kind: 'timeout' }],
  ])('[SES-04 SES-06] turns %s into one fault, and never repeats the call', async (_, respond, fault) => {
    answer = respond;
    // Long enough for the call to arrive on a busy machine.
    const timeoutMs = fault.kind === 'timeout' ? 1_000 : undefined;
    await expect(ask(undefined, timeoutMs)).rejects.toMatchObject({ fault });
    expect(hits).toBe(1);
  });

  it('is not made if its state was left before', async () => {
    await expect(ask(AbortSignal.abort())).rejects.toBeDefined();
    expect(hits).toBe(0);
  });

  it('is cancelled when its state is left, and reports that instead of a fault', async () => {
    const leave = new AbortController();
    answer = () => leave.abort(new Error('left'));
    await expect(ask(leave.signal)).rejects.not.toHaveProperty('fault');
    expect(hits).toBe(1);
  });
});

describe('an order', () => {
  const { signal } = new AbortController();
  const pay = () =>
    call(payouts.verifyPayout, { headers: { subsidiary_id: '1001' }, body: { otp: '1', batchId: 'B' } }, { signal });
  const send = () => upload(sendPaper, { files: { paper: paper() } }, { signal });

  it.each([
    ['by call', pay],
    ['with files', send],
  ])('[PAY-05 FLW-03] %s that was redirected is not refused by the page that it came to', async (_, make) => {
    for (const status of [301, 302, 303]) {
      answer = (request, response) => {
        response.statusCode = request.url === '/elsewhere' ? 404 : status;
        response.setHeader('location', '/elsewhere');
        response.end('{"message":"Unknown call"}');
      };
      await expect(make(), `${status}`).rejects.toMatchObject({ fault: { kind: 'network' } });
    }
  });

  const orders = Object.values(allEndpoints).filter((each: Endpoint) => each.movesMoney || each.isOrder);

  it('[PAY-05 SPL-08 INV-03] is every call whose outcome a flow asks for', () => {
    expect(orders.map(({ name }) => name).sort()).toEqual([
      'createInvoice',
      'createRefunds',
      'createSwapOrder',
      'disputeChargeback',
      'initiatePayout',
      'upsertSplitSettlement',
      'verifyPayout',
      'verifySecondLevel',
    ]);
  });

  it.each([202, 203, 206, 207, 208, 226])(
    '[PAY-05 SPL-08 INV-03] that is answered with %i has no outcome yet',
    async (status) => {
      for (const endpoint of orders)
        expect(() => answersFor(endpoint, { status, redirected: false }), endpoint.name).toThrow(
          expect.objectContaining({ fault: { kind: 'badAnswer', endpoint: endpoint.name, field: 'status' } }),
        );
      answer = (_, response) => {
        response.statusCode = status;
        response.end('{"message":"Accepted"}');
      };
      await expect(pay()).rejects.toMatchObject({ fault: { kind: 'badAnswer', endpoint: 'verifyPayout', field: 'status' } });
    },
  );

  it.each([200, 201])('[PAY-05] that is answered with %i was carried out', async (status) => {
    answer = (_, response) => {
      response.statusCode = status;
      response.end('{"message":"Done"}');
    };
    expect(await pay()).toEqual({ message: 'Done' });
  });
});

describe('a call with files', () => {
  it('[SES-05 GEN-08] sends the texts, the file with its name, and the bearer token', async () => {
    sessionStorage.setItem('accessToken', 'T');
    const arrived = new Promise<string>((resolve) => {
      answer = async (request, response) => {
        let body = `${request.headers.authorization} ${request.headers['content-type']}`;
        for await (const chunk of request) body += chunk;
        resolve(body);
        response.end('{"status":"Pending"}');
      };
    });
    await transports.sendPaper(new AbortController().signal, TIMEOUT_MS);
    expect(await arrived).toMatch(/^Bearer T multipart\/form-data; ?boundary=.*name="paper"; filename="paper\.pdf".*%PDF-/s);
    sessionStorage.clear();
  });

  it('reports its progress, which never falls, and waits while data is sent', async () => {
    const requests: XMLHttpRequest[] = [];
    vi.stubGlobal(
      'XMLHttpRequest',
      class extends XMLHttpRequest {
        constructor() {
          super();
          requests.push(this);
        }
      },
    );
    const reported: number[] = [];
    const moved = (loaded: number, total = 100) =>
      requests[0]?.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total, lengthComputable: total > 0 }));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    answer = (_, response) => {
      for (const loaded of [25, 20, 100, 130]) {
        vi.advanceTimersByTime(TIMEOUT_MS - 1);
        moved(loaded);
      }
      moved(7, 0);
      response.end('{"status":"Pending"}');
    };
    const options = {
      signal: new AbortController().signal,
      timeoutMs: TIMEOUT_MS,
      onProgress: (part: number) => reported.push(part),
    };
    expect(await upload(sendPaper, { files: { paper: paper() } }, options)).toMatchObject({ status: 'Pending' });
    expect(reported).toEqual([0.25, 1]);
  });
});
