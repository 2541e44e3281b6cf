/** Typing into a form of twenty fields with validation at every key, compared with the same form in plain React. */
import type { Browser } from '@playwright/test';
import { launch, onFreshPage, SLOW_CPU } from './kit/browser';
import { buildPage } from './kit/build';
import { interleaved, median, p95 } from './kit/numbers';
import { ms, printGoals, printTable, times } from './kit/print';
import { serveFolder } from './kit/serve';

type Kind = 'ours' | 'bare';
const KINDS: readonly Kind[] = ['ours', 'bare'];

/** Letters and one other character, so that an error appears and disappears. */
const TYPED = 'Chidinma E7e';

const measure = (browser: Browser, address: string, kind: Kind): Promise<readonly number[]> =>
  onFreshPage(browser, {}, async ({ page }) => {
    await page.goto(`${address}/?form=${kind}`);
    for (const label of ['Field 1', 'Field 10', 'Field 20']) {
      await page.getByLabel(label, { exact: true }).focus();
      await page.keyboard.type(TYPED, { delay: 60 });
    }
    await page.waitForFunction((all) => window.keys.length === all, TYPED.length * 3);
    return page.evaluate(() => window.keys);
  });

export async function form(runs: number): Promise<void> {
  const { folder } = await buildPage('form');
  const served = await serveFolder(folder);
  const browser = await launch();
  try {
    const results = await interleaved(runs, KINDS, (kind) => measure(browser, served.address, kind));
    const [ours, bare] = [results('ours').flat(), results('bare').flat()];
    printTable(
      `A key in a form of 20 fields at ${SLOW_CPU}x CPU, ${ours.length} keys each`,
      ['', 'ours', 'bare', 'ours/bare'],
      [
        ['median', ms(median(ours)), ms(median(bare)), times(median(ours), median(bare))],
        ['p95', ms(p95(ours)), ms(p95(bare)), times(p95(ours), p95(bare))],
      ],
    );
    printGoals([
      { name: 'a key, p95', value: p95(ours), most: 50, say: ms },
      { name: 'a key beside the bare form, p95', value: p95(ours) / p95(bare), most: 2, say: (value) => `${value.toFixed(2)}x` },
    ]);
  } finally {
    await browser.close();
    served.stop();
  }
}
