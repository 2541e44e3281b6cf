/** Reads, checks and shows a file of ten thousand payouts, compared with only parsing it with the same library. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import Papa from 'papaparse';
import { bankFinder } from '../machines/payouts/bulkPayout/bulkPayout.banks';
import { checkRow } from '../machines/payouts/bulkPayout/bulkPayout.check';
import { COLUMNS, knownHeads, understand } from '../machines/payouts/bulkPayout/bulkPayout.file';
import { seedImage } from '../sandbox/seed/image';
import { startSandbox } from '../sandbox/start';
import { readGrid } from '../src/services/batchFile/readGrid';
import { merchantAt } from '../tests/browser/merchant';
import { launch, onFreshPage } from './kit/browser';
import { buildApp } from './kit/build';
import { median, worst } from './kit/numbers';
import { ms, printGoals, printTable, times } from './kit/print';

const ROWS = 10_000;
const BANKS = ['Guaranty Trust Bank', 'Access Bank', 'UBA', 'FCMB', 'Zenith Bnk'];
const banks = [
  { id: '1', name: 'Guaranty Trust Bank', bankCode: '058' },
  { id: '2', name: 'Access Bank', bankCode: '044' },
  { id: '4', name: 'United Bank for Africa', bankCode: '033' },
  { id: '8', name: 'FCMB', bankCode: '214' },
];

const line = (at: number) => [String(1_000_000_000 + at), BANKS[at % BANKS.length], `${at % 900}.50`, `Salary, row ${at}`];
const text = [COLUMNS.map(({ head }) => head), ...Array.from({ length: ROWS }, (_, at) => line(at + 1))]
  .map((cells) => cells.map((cell) => `"${cell}"`).join(','))
  .join('\r\n');

async function timed(work: () => unknown): Promise<number> {
  const since = performance.now();
  await work();
  return performance.now() - since;
}

async function readAndCheck(bytes: Uint8Array): Promise<void> {
  const read = understand(await readGrid(bytes, knownHeads));
  if ('refusal' in read) throw new Error(read.refusal);
  const find = bankFinder(banks);
  for (const row of read.texts) checkRow(row, find);
}

/** Returns the longest task of the page during the work, in milliseconds. 0 if none took 50. */
async function longestTask(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const seen: number[] = [];
    new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
    Object.assign(window, { longTasks: seen });
  });
  await work();
  return page.evaluate(() => Math.max(0, ...(Reflect.get(window, 'longTasks') as number[])));
}

async function onPage(browser: Browser, file: string): Promise<Readonly<Record<'shown' | 'reading' | 'scrolling', number>>> {
  const sandbox = await startSandbox({ storage: { kind: 'clone', of: await seedImage() } });
  try {
    return await onFreshPage(browser, { cpu: 1 }, async ({ page, quiet }) => {
      await merchantAt(page, sandbox).signIn('amaka.obi@bluecrest.test');
      await page.goto(`${sandbox.address}/dashboard/payout/transfer/bulk`);
      const field = page.getByLabel('Payments file');
      await field.waitFor();
      await quiet();
      let shown = 0;
      const reading = await longestTask(page, async () => {
        const since = performance.now();
        // From the disk, as a merchant does. Bytes from the test would be unpacked in the page, which is a long task.
        await field.setInputFiles(file);
        await page.locator('tr[data-index]').first().waitFor();
        shown = performance.now() - since;
      });
      await page.getByRole('button', { name: 'Cancel', exact: true }).click();
      await quiet();
      const scrolling = await longestTask(page, () => scrolled(page));
      return { shown, reading, scrolling };
    });
  } finally {
    await sandbox.stop();
  }
}

/** Scrolls by one page height in each frame, two hundred times. */
const scrolled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let left = 200;
        const step = () => {
          window.scrollBy(0, window.innerHeight);
          left -= 1;
          if (left === 0) resolve();
          else requestAnimationFrame(step);
        };
        step();
      }),
  );

export async function bulk(runs: number): Promise<void> {
  const bytes = new TextEncoder().encode(text);
  const [parses, checks]: [number[], number[]] = [[], []];
  for (let run = 0; run < Math.max(runs, 25) + 2; run += 1) {
    parses.push(await timed(() => Papa.parse(new TextDecoder().decode(bytes), { delimiter: ',' })));
    checks.push(await timed(() => readAndCheck(bytes)));
  }
  // The first two warm the engine up.
  const [parse, check] = [median(parses.slice(2)), median(checks.slice(2))];
  await buildApp();
  const browser = await launch();
  const folder = mkdtempSync(join(tmpdir(), 'kontor-bulk-'));
  const file = join(folder, 'all.csv');
  writeFileSync(file, text);
  try {
    const pages = [];
    for (let run = 0; run < Math.min(runs, 3); run += 1) pages.push(await onPage(browser, file));
    const [reading, scrolling] = [worst(pages.map((page) => page.reading)), worst(pages.map((page) => page.scrolling))];
    printTable(
      `${ROWS} rows of CSV, ${Math.max(runs, 25)} runs in the engine and ${pages.length} on the page`,
      ['', 'here'],
      [
        ['bare parse', ms(parse)],
        ['read and checked', ms(check)],
        ['from the file to its first rows on screen', ms(median(pages.map((page) => page.shown)))],
        ['longest task while it was read', ms(reading)],
        ['longest task while 200 screens were scrolled', ms(scrolling)],
      ],
    );
    printGoals([
      { name: 'the check, beside the bare parse', value: (check - parse) / parse, most: 1.5, say: (value) => times(value, 1) },
      { name: 'longest task while it is read', value: reading, most: 50, say: ms },
      { name: 'longest task while it is scrolled', value: scrolling, most: 50, say: ms },
    ]);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}
