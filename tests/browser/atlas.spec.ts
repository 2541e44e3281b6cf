/** The auditors' page: from the app and from a disk, by pointer and by keys. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { draw } from '../../atlas/draw/files';
import { modelOf } from '../../atlas/graph';
import { planted } from '../../atlas/planted';
import { siteFiles } from '../../atlas/site/site';
import { flowsHash } from '../../atlas/sources';
import { expect, test } from './house';
import { AMAKA } from './merchant';

const BUILT = join(import.meta.dirname, '../../dist/atlas');
const fromDisk = (folder: string, hash = '') => `${pathToFileURL(join(folder, 'index.html')).href}${hash}`;

/** Whatever a page complains of, and whatever it asks the network for. */
function troublesOf(page: Page) {
  const troubles: string[] = [];
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
  page.on('pageerror', ({ message }) => troubles.push(message));
  page.on('request', (request) => /^https?:/.test(request.url()) && troubles.push(`asked for ${request.url()}`));
  return troubles;
}

const on = (page: Page, id: string) => page.locator(`.chart [data-id="${id}"]`);
const panel = (page: Page) => page.getByRole('complementary', { name: 'About the chart' });

/** A chart that nobody wrote, in a folder of its own. */
async function inFolder(files: ReadonlyMap<string, string | Uint8Array>, run: (folder: string) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-'));
  try {
    for (const [name, content] of files) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    await run(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('[FLW-02] opens from a disk, without a network, and says which flows these are', async ({ page }) => {
  const troubles = troublesOf(page);
  await page.goto(fromDisk(BUILT));
  await expect(page.getByRole('heading', { name: 'All charts' })).toBeVisible();
  await expect(page.getByText(`Flows ${flowsHash()}`, { exact: true })).toBeVisible();
  await page.getByRole('table', { name: 'Payout' }).getByRole('link', { name: 'payoutVerification', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'payoutVerification', exact: true })).toBeVisible();
  await on(page, 'payoutVerification.looking').click();
  await expect(panel(page)).toContainText('GET /subsidiary/');
  await expect(on(page, 'payoutVerification.looking')).toHaveClass(/\bchosen\b/);
  await panel(page).getByRole('link', { name: 'getPayout answers [awaitsCode] → sending' }).click();
  await expect(panel(page).getByRole('heading', { name: 'getPayout answers' })).toBeVisible();
  await page.getByRole('link', { name: 'Table' }).click();
  await expect(page.getByRole('table', { name: 'Transitions' }).getByRole('row')).toHaveCount(24);
  expect(troubles).toEqual([]);
});

test('[FLW-02] is there beside the app, under its policy, with the digest that the app shows', async ({ I, page, sandbox }) => {
  const troubles: string[] = [];
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
  await page.goto(`${sandbox.address}/atlas/#payout/state/payout.initiating`);
  await expect(panel(page).getByRole('heading', { name: 'initiating' })).toBeVisible();
  await expect(panel(page)).toContainText('POST /subsidiary/payout/initiate');
  await expect(panel(page)).toContainText('PAY-05');
  const stamp = await page.getByText(/^Flows [0-9a-f]{8}$/).textContent();
  expect(troubles).toEqual([]);
  await I.signIn(AMAKA);
  await page.getByRole('button', { name: /Amaka/ }).click();
  await expect(page.getByText(stamp ?? 'no stamp', { exact: true })).toBeVisible();
});

test('[FLW-02] walks a path step by step, and leaves it where the reader likes', async ({ page }) => {
  await page.goto(fromDisk(BUILT, '#payoutVerification'));
  const walk = page.getByRole('combobox', { name: 'Walk' });
  await walk.selectOption({ index: 2 });
  await page.getByRole('button', { name: 'Step on' }).click();
  await expect(page.getByText(/^Step 1 of \d+: getPayout answers waiting → sending$/)).toBeVisible();
  await expect(on(page, 'payoutVerification.sending')).toHaveClass(/\bon\b/);
  await expect(on(page, 'payoutVerification.looking')).toHaveClass(/\bbeen\b/);
  await page.keyboard.press('n');
  await page.keyboard.press('p');
  await expect(page).toHaveURL(/#payoutVerification\/path\/payoutVerification-[0-9a-f]{8}\/1$/);
  await page.getByRole('button', { name: 'sendCode fails network' }).click();
  await expect(page).toHaveURL(/#payoutVerification\/walk\/[\d.]+\/2$/);
  await expect(on(page, 'payoutVerification.unsent')).toHaveClass(/\bon\b/);
  const address = page.url();
  await page.getByRole('button', { name: 'dismissed', exact: true }).click();
  await expect(page.getByText('Nothing: the flow has ended.')).toBeVisible();
  await page.goBack();
  expect(page.url()).toBe(address);
  await expect(on(page, 'payoutVerification.unsent')).toHaveClass(/\bon\b/);
});

test('[FLW-02] is read by keys alone', async ({ page }) => {
  await page.goto(fromDisk(BUILT, '#signIn'));
  await expect(page.getByRole('heading', { name: 'signIn', exact: true })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('submitting');
  await expect(page.getByText(/^\d+ found$/)).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('heading', { name: 'submitting' })).toBeVisible();
  await on(page, 'signIn.submitting').focus();
  await page.keyboard.press('ArrowUp');
  const focused = page.locator('.chart [data-id]:focus');
  await expect(focused).toHaveCount(1);
  await expect(focused).not.toHaveAttribute('data-id', 'signIn.submitting');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/submitting$/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/#signIn$/);
  const scale = () => page.locator('.box > .chart').evaluate(({ style }: SVGElement) => style.transform);
  const before = await scale();
  await page.keyboard.press('+');
  await expect.poll(scale).not.toBe(before);
});

test('[FLW-02] says in one line what it cannot show', async ({ page }) => {
  const files = new Map(
    ['index.html', 'atlas.js', 'atlas.css', 'data/index.js'].map((name) => [name, readFileSync(join(BUILT, name), 'utf8')]),
  );
  files.set('data/payout.js', 'window.KONTOR_ATLAS.charts.payout = {"version":');
  files.set('data/session.js', 'window.KONTOR_ATLAS.charts.session = { version: 1, model: {} };');
  await inFolder(files, async (folder) => {
    for (const [hash, line] of [
      ['#nothing', 'There is no chart called "nothing".'],
      ['#payout', 'data/payout.js is missing or cannot be read.'],
      ['#session', 'data/session.js is missing or cannot be read.'],
      ['#signIn', 'data/signIn.js is missing or cannot be read.'],
    ]) {
      await page.goto(fromDisk(folder, hash));
      await expect(page.getByRole('alert')).toContainText(line ?? '');
    }
    rmSync(join(folder, 'data/index.js'));
    await page.goto('about:blank');
    await page.goto(fromDisk(folder));
    await expect(page.getByRole('alert')).toContainText('data/index.js is missing or cannot be read.');
  });
  await page.goto(fromDisk(BUILT, '#payout/state/payout.nowhere'));
  await expect(panel(page).getByRole('status')).toHaveText('payout has no state or transition "payout.nowhere".');
  await page.goto(fromDisk(BUILT, '#payout/path/payout-00000000/1'));
  await expect(panel(page).getByRole('status')).toHaveText('payout has no walk of this address.');
});

const PAGES = ['', '#payout/table', '#payoutVerification/state/payoutVerification.verifying', '#session/walk/0/0', '#payout.otp'];

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [1440, 390])
    test(`axe finds nothing on the auditors' page, ${colorScheme}, ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      for (const hash of PAGES) {
        await page.goto('about:blank');
        await page.goto(fromDisk(BUILT, hash));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${hash}: ${id} ${nodes.map(({ target }) => target).join(' ')}`)).toEqual([]);
      }
    });

test('[FLW-02] is never wider than its window', async ({ page }) => {
  for (const width of [1440, 1024, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    for (const hash of PAGES) {
      await page.goto(fromDisk(BUILT, hash));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wider, `${width} ${hash}`).toBeLessThanOrEqual(0);
    }
  }
});

test('[FLW-02] weighs at most 40 kB beside its data', () =>
  expect(gzipSync(readFileSync(join(BUILT, 'atlas.js'))).length).toBeLessThan(40_000));

test('[FLW-02] is printed in sheets that can be read', async ({ page }) => {
  await page.goto(fromDisk(BUILT, '#payout'));
  await expect(on(page, 'payout.filling')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  const sheets = page.locator('.sheet');
  await expect(sheets.first()).toContainText(`payout, Flows ${flowsHash()}, sheet 1 of`);
  await expect(sheets.first().locator('use')).toHaveCount(1);
  await expect(page.locator('.desk')).toBeHidden();
  // A style finds the copy on a sheet by the drawing's own class.
  await expect(page.locator('#drawing')).toHaveClass('chart');
  const count = await sheets.count();
  const paper = await page.pdf({ preferCSSPageSize: true });
  expect(/\/Count (\d+)/.exec(paper.toString('latin1'))?.[1]).toBe(String(count));
});

/** Eleven groups of nine states that lead on, back and over. */
const hundred = () => {
  const group = (nth: number) => ({
    initial: 's0',
    on: { leave: `g${(nth + 1) % 11}` },
    states: Object.fromEntries(
      Array.from({ length: 9 }, (_, at) => [
        `s${at}`,
        {
          description: 'One of a hundred states.',
          on: {
            ...(at < 8 && { next: `s${at + 1}` }),
            ...(at > 2 && { back: `s${at - 3}` }),
            ...(at < 6 && { skip: `s${at + 3}` }),
          },
        },
      ]),
    ),
  });
  const states = Object.fromEntries(Array.from({ length: 11 }, (_, nth) => [`g${nth}`, group(nth)]));
  return planted(
    { id: 'hundred', initial: 'g0', states },
    { implementations: { actors: {}, actions: {}, guards: {}, delays: {} } },
  );
};

test('[FLW-02] a chart of a hundred states is dragged without a long task', async ({ page }) => {
  const machine = hundred();
  const drawn = await draw([{ name: 'hundred', area: 'Planted', machine, cases: null, model: modelOf(machine) }]);
  await inFolder(await siteFiles(drawn, '01234567'), async (folder) => {
    await page.goto(fromDisk(folder, '#hundred'));
    await expect(on(page, 'hundred.g0')).toBeVisible();
    await expect(page.locator('.box .state')).toHaveCount(111);
    const box = page.locator('.box');
    // Away, and back again.
    let [dx, dy] = [-4, -6];
    const drag = async () => {
      const before = await page.locator('.box > .chart').evaluate(({ style }: SVGElement) => style.transform);
      await box.evaluate(() => {
        const tasks: number[] = [];
        Object.assign(window, { tasks });
        new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
          type: 'longtask',
        });
      });
      await box.hover();
      await page.mouse.down();
      for (let nth = 0; nth < 40; nth++) await page.mouse.move(500 + nth * dx, 400 + nth * dy);
      await page.mouse.up();
      [dx, dy] = [-dx, -dy];
      await expect
        .poll(() => page.locator('.box > .chart').evaluate(({ style }: SVGElement) => style.transform))
        .not.toBe(before);
      return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(Object(window).tasks.length))));
    };
    // A machine that is busy elsewhere delays any task; one that is long by itself is long every time.
    await expect.poll(drag, { intervals: [0, 200, 500, 1000], timeout: 30_000 }).toBe(0);
  });
});
