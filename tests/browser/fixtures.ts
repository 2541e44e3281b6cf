/** One sandbox a worker, on its own port and its own copy of the seeded database. */
import { test as base, expect, type Page } from '@playwright/test';
import { seedImage } from '../../sandbox/seed/image';
import { type Sandbox, startSandbox } from '../../sandbox/start';
import { useSandboxTime } from '../drivers/dayOf';
import { type Merchant, merchantAt } from './merchant';
import { leaveAsFound } from './shared';

interface Ways {
  /** A browser context of its own, for what cannot be taken back from a page: a clock in the test's hand, scripts of its own, code never fetched. */
  isFresh: boolean;
  /** Whether what moves is seen to move. Where it does not matter nothing is waited for that only moves. */
  isMoving: boolean;
}

export const test = base.extend<Ways & { sandbox: Sandbox; I: Merchant }, { running: Sandbox; shared: Page }>({
  isFresh: [false, { option: true }],
  isMoving: [false, { option: true }],
  running: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from its pattern
    async ({}, use) => {
      const started = await startSandbox({
        storage: { kind: 'clone', of: await seedImage({ serverUrl: process.env.KONTOR_TEST_DATABASE_URL }) },
      });
      await use(started);
      await started.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  /**
   * As seeded for each test, so that none meets what another changed. A fault that was queued and met no call fails the test that queued it; so do
   * books that do not balance.
   */
  sandbox: async ({ running }, use) => {
    await running.reset();
    await use(running);
    const unused = await running.unusedFaults();
    const isBalanced = await running.ledger.isBalanced();
    expect(unused, 'faults that met no call').toEqual([]);
    expect(isBalanced, 'the books balance').toBe(true);
  },
  /** One page for the tests of a worker: what it has fetched and compiled once serves them all. */
  shared: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      page.addInitScript = () => Promise.reject(new Error('A page that others share keeps its scripts: use freshTest.'));
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, shared, sandbox, isFresh }, use) => {
    const context = isFresh ? await browser.newContext() : shared.context();
    const clock = await useSandboxTime(sandbox, context);
    await use(context);
    await clock.dispose();
    if (isFresh) await context.close();
  },
  page: async ({ context, shared, running, isFresh, isMoving }, use) => {
    const page = isFresh ? await context.newPage() : shared;
    await page.emulateMedia({ reducedMotion: isMoving ? 'no-preference' : 'reduce' });
    await use(page);
    if (!isFresh) await leaveAsFound(page, running.address);
  },
  I: async ({ page, sandbox }, use) => {
    await use(merchantAt(page, sandbox));
  },
});

/** The same for a test that needs a context of its own. */
export const freshTest = test.extend({ isFresh: true });

export { expect };
