import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { payouts } from '../../contract/payouts';
import type { Fault } from '../../machines/kit/fault';
import { call } from './call';

const { fetch } = globalThis;
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
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init));
  vi.stubGlobal('sessionStorage', { getItem: () => null });
});
afterEach(() => {
  hits = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  vi.unstubAllGlobals();
});

/** Long enough on a machine that does much else; a late answer has only so long. */
const ask = (signal = new AbortController().signal, patienceMs = 15_000) =>
  call(payouts.getPayoutStatus, { headers: { subsidiary_id: '1001' }, query: { idempotencyKey: 'K' } }, { signal, patienceMs });

describe('a call', () => {
  it('brings the checked answer', async () => {
    answer = (_, response) => response.end('{"status":"Pending"}');
    expect(await ask()).toEqual({ status: 'Pending', message: '', batchId: null });
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
    ['an odd answer', (_, r) => r.end('{"status":7}'), { kind: 'badAnswer', endpoint: 'getPayoutStatus', field: 'status' }],
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
  ])('[SES-04 SES-06] turns %s into one fault, and never asks twice', async (_, respond, fault) => {
    answer = respond;
    const patienceMs = fault.kind === 'timeout' ? 100 : undefined;
    await expect(ask(undefined, patienceMs)).rejects.toMatchObject({ fault });
    expect(hits).toBe(1);
  });

  it('is not made when its state was left before', async () => {
    await expect(ask(AbortSignal.abort())).rejects.toBeDefined();
    expect(hits).toBe(0);
  });
});
