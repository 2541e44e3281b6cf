/** How long a step of the app takes until the live atlas beside it is lit, on a slowed browser. */
import type { Page } from '@playwright/test';
import { seedImage } from '../sandbox/seed/image';
import { startSandbox } from '../sandbox/start';
import { AMAKA, merchantAt } from '../tests/browser/merchant';
import { launch, onFreshPage, SLOW_CPU } from './kit/browser';
import { buildApp } from './kit/build';
import { medianOf } from './kit/numbers';
import { printGoals, printTable } from './kit/print';

declare global {
  interface Window {
    lit: number[];
  }
}

const MOST_MS = 100;

/** Runs in the atlas: notes how long after each step the marked chart was painted. Both pages use the clock of this machine. */
function watchLight() {
  window.lit = [];
  let stepped: number | null = null;
  new BroadcastChannel('atlas:answering').onmessage = ({ data }) => {
    const entry: { readonly at: number } | undefined = data.kind === 'stepped' ? data.entries.at(0) : undefined;
    stepped ??= entry?.at ?? null;
  };
  new MutationObserver(() => {
    if (stepped === null) return;
    const from = stepped;
    stepped = null;
    // The light is set before the frame is painted, and a task that is asked for in that frame runs after it.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.lit.push(Date.now() - from);
      port2.postMessage(null);
    });
  }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['class'] });
}

const litIn = (atlas: Page) => atlas.evaluate(() => window.lit);

export async function live(runs: number): Promise<void> {
  await buildApp();
  const sandbox = await startSandbox({ storage: { kind: 'clone', of: await seedImage() } });
  const browser = await launch();
  try {
    const all: number[] = [];
    for (let run = 0; run < runs; run += 1)
      await onFreshPage(browser, { cpu: 1, reducedMotion: 'reduce' }, async ({ page, quiet }) => {
        const I = merchantAt(page, sandbox);
        await I.enterPayouts(AMAKA);
        const atlas = await page.context().newPage();
        const cdp = await page.context().newCDPSession(atlas);
        await atlas.goto(`${sandbox.address}/atlas/#payout/live`);
        await atlas.getByText('Connected. No input or data is sent.').waitFor();
        await I.openTransfer();
        await I.fillTransfer({ amount: '60,000.00' });
        await quiet();
        await atlas.evaluate(watchLight);
        await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
        // Forth and back between the form and its review: each step lights another state.
        for (let nth = 0; nth < 5; nth += 1) {
          await I.review();
          await atlas.locator('.chart [data-id="payout.confirming"].on').waitFor();
          await I.button('Back').click();
          await atlas.locator('.chart [data-id="payout.editing.ready"].on').waitFor();
        }
        all.push(...(await litIn(atlas)));
      });
    const median = medianOf(all.map((ms) => ({ ms })))(({ ms }) => ms);
    const ms = (value: number) => `${Math.round(value)} ms`;
    printTable(
      `from a step to its light, ${SLOW_CPU} times slowed, ${all.length} steps`,
      ['', 'median', 'slowest'],
      [['the live chart of a payout', ms(median), ms(Math.max(...all))]],
    );
    printGoals([{ name: 'median', value: median, most: MOST_MS, say: ms }]);
  } finally {
    await browser.close();
    await sandbox.stop();
  }
}
