/** The tests' browser, slowed down to a phone. */
import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from '@playwright/test';
import config from '../../playwright.config';

/** A mid-range phone has about a quarter of this machine's speed. */
export const SLOW_CPU = 4;
/** 1.6 Mbps down, 750 kbps up, and 150 ms before the first byte of every response. */
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** Four times slower, and the machine may be busy. In milliseconds. */
export const TIMEOUT_MS = 60_000;

/** The tests' browser without their limits on its compilers, because a merchant's browser compiles what runs often. */
export function launch(): Promise<Browser> {
  const { args = [], ...options } = config.use?.launchOptions ?? {};
  return chromium.launch({ ...options, args: args.filter((arg) => !arg.startsWith('--js-flags')) });
}

export interface Slow {
  readonly cpu?: number;
  readonly network?: boolean;
}

export interface Visit {
  readonly page: Page;
  readonly cdp: CDPSession;
  /** Resolves once the page has been idle without requests for a while. */
  quiet(): Promise<void>;
}

const A_WHILE_MS = 500;

function quietOf(page: Page): () => Promise<void> {
  let open = 0;
  let last = 0;
  const note = (change: number) => () => {
    open += change;
    last = performance.now();
  };
  page.on('request', note(1));
  page.on('requestfinished', note(-1));
  page.on('requestfailed', note(-1));
  return async () => {
    do {
      await page.waitForTimeout(A_WHILE_MS);
      // Twice, because work in an idle moment may request another one.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
    } while (open > 0 || performance.now() - last < A_WHILE_MS);
  };
}

/** Runs work on a page with an empty cache, and closes it. */
export async function onFreshPage<Result>(
  browser: Browser,
  { cpu = SLOW_CPU, network = false, ...options }: Slow & BrowserContextOptions,
  work: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  try {
    // Functions that are passed to the page were compiled with a helper that the page lacks.
    await context.addInitScript('globalThis.__name ??= (named) => named');
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await cdp.send('Network.enable');
    if (network) await cdp.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    return await work({ page, cdp, quiet: quietOf(page) });
  } finally {
    await context.close();
  }
}

/** Used bytes after a garbage collection. */
export async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}
