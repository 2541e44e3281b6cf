/** One sandbox a worker, on its own port and its own copy of the seeded database. */
import { test as base, expect, type Page } from '@playwright/test';
import { seedImage } from '../../sandbox/seed/image';
import { type Sandbox, startSandbox } from '../../sandbox/start';
import { ANTEROOM, forgetTokens } from '../drivers/browser';
import { tellTimeOf } from '../drivers/dayOf';
import { letGo } from '../drivers/interception';
import { type Merchant, merchantAt } from './merchant';

export const test = base.extend<{ sandbox: Sandbox; I: Merchant; kept: Page }, { running: Sandbox; shared: Page }>({
  running: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from its pattern
    async ({}, use) => {
      const started = await startSandbox({ storage: { kind: 'clone', of: await seedImage() } });
      const running: Sandbox = {
        ...started,
        reset: async () => {
          await started.reset();
          forgetTokens(running);
        },
      };
      await use(running);
      await running.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  /** A fault that was queued and met no call fails the test that queued it; so do books that do not balance. */
  sandbox: async ({ running }, use) => {
    await running.renewLimits();
    await use(running);
    const unused = await running.unusedFaults();
    const isBalanced = await running.ledger.isBalanced();
    if (unused.length > 0) await running.reset();
    expect(unused, 'faults that met no call').toEqual([]);
    expect(isBalanced, 'the books balance').toBe(true);
  },
  /** One page for all paths of a worker: what it has fetched and compiled once serves them all. */
  shared: [
    async ({ browser, running }, use) => {
      // Nothing is waited for that only moves: how it looks is not what a path asks.
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      await tellTimeOf(running, page.context());
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  /** The shared page, left as if nothing had been on it. */
  kept: async ({ shared, running }, use) => {
    await use(shared);
    await letGo(shared);
    shared.removeAllListeners();
    await shared.goto(running.address + ANTEROOM);
    await shared.evaluate(() => sessionStorage.clear());
  },
  context: async ({ context, running }, use) => {
    await tellTimeOf(running, context);
    await use(context);
  },
  I: async ({ page, sandbox }, use) => {
    await use(merchantAt(page, sandbox));
  },
});

export { expect };
