import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import { connect } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { wallets } from '../../contract/balances/wallets';
import { payouts } from '../../contract/payouts/payouts';
import { forBluecrest, people, signIn } from '../testing/client';
import { toAda } from '../testing/people';
import { runningSandbox } from '../testing/running';
import { createConnections } from './connections';
import { createFaults, type FaultStore } from './faults';

const sandbox = runningSandbox();
let agent = new Agent({ keepAlive: true, maxSockets: 1 });
afterEach(() => {
  agent.destroy();
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
});

interface Answer {
  readonly status: number | undefined;
  /** Its connection, identified by the port. */
  readonly port: number | undefined;
  readonly isKept: boolean;
}

/** A request over the agent's one connection. */
const ask = (path: string, token = '', body?: object, headers: object = {}, address = sandbox().address): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...forBluecrest, ...headers };
    const asked = request(`${address}${path}`, { agent, method: body ? 'POST' : 'GET', headers: sent }, (answer) => {
      const port = answer.socket.localPort;
      answer
        .resume()
        .once('end', () => resolve({ status: answer.statusCode, port, isKept: answer.headers.connection !== 'close' }));
    });
    asked.once('error', reject).end(body && JSON.stringify(body));
  });

const { path } = wallets.listWallets;
const pay = (token: string, key: string) =>
  ask(payouts.initiatePayout.path, token, { payoutDetails: [toAda('100')] }, { 'idempotency-key': key });

describe('a connection', () => {
  it('is closed before a cut if the browser opened it in advance, unless it was just opened', async () => {
    let now = 0;
    const connections = createConnections(() => now);
    const server = createServer((_, response) => response.end());
    connections.keepOn(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const opened = async () => {
      const accepted = once(server, 'connection');
      const socket = connect(port, '127.0.0.1');
      await accepted;
      return socket;
    };
    const spare = await opened();
    now = 1_000;
    const young = await opened();
    const closed = once(spare, 'close');
    connections.expectCut(true);
    await closed;
    young.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    const [answer] = await once(young, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200/);
    server.close();
  });

  it('is kept alive for calls and for pages', async () => {
    const token = await signIn(sandbox(), people.owner);
    const answers = [await ask(path, token), await ask('/sandbox/outbox'), await ask(path, token)];
    expect(answers.map(({ status, isKept }) => [status, isKept])).toEqual(Array.from({ length: 3 }, () => [200, true]));
    expect(new Set(answers.map(({ port }) => port)).size).toBe(1);
  });

  it('is not kept alive while a cut is queued, and is again afterwards', async () => {
    const token = await signIn(sandbox(), people.owner);
    const before = await ask(path, token);
    const [idle] = Object.values(agent.freeSockets).flat();
    const closed = idle && once(idle, 'close');
    sandbox().queueFault('initiatePayout', 'network');
    await closed;
    const meanwhile = await ask(path, token);
    expect([meanwhile.isKept, meanwhile.port === before.port]).toEqual([false, false]);
    await expect(pay(token, 'cut')).rejects.toThrow();
    expect(await sandbox().unusedFaults()).toEqual([]);
    expect((await ask(path, token)).isKept).toBe(true);
  });

  it('[PAY-05] that was kept alive is cut without using the fault of another process: the repeated call meets the fault', async () => {
    let waiting = 1;
    let handled = 0;
    const store: FaultStore = {
      put: () => undefined,
      take: async (_, mayCut) => {
        const kind = handled > 0 && waiting > 0 ? 'lost' : null;
        if (kind && mayCut) waiting -= 1;
        return { kind, isCutExpected: false };
      },
      waiting: async () => [],
      clear: () => undefined,
    };
    const connections = createConnections();
    const faults = createFaults(store, connections);
    const app = new Hono<{ Bindings: HttpBindings }>();
    app.get('/', (c) =>
      faults.gate(wallets.listWallets, c, async () => {
        handled += 1;
        return c.json({});
      }),
    );
    const server = createServer(getRequestListener(app.fetch));
    connections.keepOn(server);
    const address = await new Promise<string>((ready) => {
      server.listen(0, '127.0.0.1', () => ready(`http://127.0.0.1:${Object(server.address()).port}`));
    });
    expect((await ask('/', '', undefined, {}, address)).status).toBe(200);
    await expect(ask('/', '', undefined, {}, address)).rejects.toThrow();
    expect([handled, waiting]).toEqual([1, 1]);
    await expect(ask('/', '', undefined, {}, address)).rejects.toThrow();
    expect([handled, waiting]).toEqual([2, 0]);
    server.closeAllConnections();
    server.close();
  });
});
