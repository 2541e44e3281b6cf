import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { wallets } from '../../contract/wallets';
import { createFaults } from './faults';

it('a slow answer takes two seconds, and is the call’s own', async () => {
  const waits: number[] = [];
  const faults = createFaults(async (ms) => {
    waits.push(ms);
  });
  faults.queue('listWallets', 'slow');
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get('/', (c) => faults.gate(wallets.listWallets, c, async () => c.json({ wallets: [] })));
  expect(await (await app.request('/')).json()).toEqual({ wallets: [] });
  expect(waits).toEqual([2_000]);
});
