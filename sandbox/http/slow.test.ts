import { Socket } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { wallets } from '../../contract/balances/wallets';
import { createConnections } from './connections';
import { createFaults, type FaultStore } from './faults';

it('a slow response takes two seconds, and is the real response of the call', async () => {
  const waits: number[] = [];
  const store: FaultStore = {
    put: () => undefined,
    take: async () => ({ kind: 'slow', isCutExpected: false }),
    waiting: async () => [],
    clear: () => undefined,
  };
  const faults = createFaults(store, createConnections(), async (ms) => {
    waits.push(ms);
  });
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get('/', (c) => faults.gate(wallets.listWallets, c, async () => c.json({ wallets: [] })));
  expect(await (await app.request('/', {}, { incoming: { socket: new Socket() } })).json()).toEqual({ wallets: [] });
  expect(waits).toEqual([2_000]);
});
