/** The auditors' page for axe, in narrow windows, in print, and with a chart of a hundred states. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { draw } from '../../../atlas/draw/files';
import { machineOf } from '../../../atlas/fixtures';
import { modelOf } from '../../../atlas/graph';
import { siteFiles } from '../../../atlas/site/site';
import { flowsHash } from '../../../atlas/sources';
import { expect, test } from '../fixtures';
import { findNothing, LOOKS, lookAs } from '../looks';
import { BUILT, fromDisk, inFolder, on } from './atlasPage';

const PAGES = [
  '',
  '#payout/table',
  '#payoutVerification/state/payoutVerification.verifying',
  '#session/walk/0/0',
  '#payout.otp',
  '#~trace/PAY-05',
];

for (const look of LOOKS)
  test(`axe finds nothing on the auditors' page, ${look.colorScheme}, ${look.width} px`, async ({ page }) => {
    // axe reads hundreds of texts on this page.
    test.slow();
    await lookAs(page, look);
    for (const hash of PAGES) {
      await page.goto('about:blank');
      await page.goto(fromDisk(BUILT, hash));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await findNothing(page, hash);
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

test('[FLW-02] covers no part of a chart with a button, and cuts no count short', async ({ page }) => {
  for (const width of [1440, 1024, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('about:blank');
    await page.goto(fromDisk(BUILT, '#payout'));
    await expect(on(page, 'payout.editing')).toBeVisible();
    const covered = await page.evaluate(() => {
      const boxOf = (found: string) => document.querySelector(found)?.getBoundingClientRect();
      const chart = boxOf('.box');
      return ['.zoom', '.overlay'].filter((bar) => {
        const own = boxOf(bar);
        return !own || !chart || (own.bottom > chart.top && own.top < chart.bottom);
      });
    });
    expect(covered, `${width}`).toEqual([]);
    const corner = page.locator('.corner');
    const cut = await corner.evaluate((element) => {
      const own = element.getBoundingClientRect();
      return [...element.querySelectorAll('small, b')].filter((text) => {
        const { top, bottom } = text.getBoundingClientRect();
        return top < own.top || bottom > own.bottom;
      }).length;
    });
    expect(cut, `${width}`).toBe(0);
  }
});

test('[FLW-02] weighs at most 40 kB beside its data', () =>
  expect(gzipSync(readFileSync(join(BUILT, 'atlas.js'))).length).toBeLessThan(40_000));

test('[FLW-02] is printed in sheets that can be read', async ({ page }) => {
  await page.goto(fromDisk(BUILT, '#payout'));
  await expect(on(page, 'payout.editing')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  const sheets = page.locator('.sheet');
  await expect(sheets.first()).toContainText(`payout, Flows ${flowsHash()}, sheet 1 of`);
  await expect(sheets.first().locator('use')).toHaveCount(1);
  await expect(page.locator('.workspace')).toBeHidden();
  // The print style finds the copy by the drawing's class.
  await expect(page.locator('#drawing')).toHaveClass('chart');
  const count = await sheets.count();
  const paper = await page.pdf({ preferCSSPageSize: true });
  expect(/\/Count (\d+)/.exec(paper.toString('latin1'))?.[1]).toBe(String(count));
});

/** Eleven groups of nine states with transitions forward, back and across. */
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
  return machineOf(
    { id: 'hundred', initial: 'g0', states },
    { implementations: { actors: {}, actions: {}, guards: {}, delays: {} } },
  );
};

test('[FLW-02] a chart of a hundred states is dragged by moving it as it is drawn', async ({ page }) => {
  test.slow();
  const machine = hundred();
  const drawn = await draw([{ name: 'hundred', area: 'Planted', machine, isPart: false, cases: null, model: modelOf(machine) }]);
  await inFolder(await siteFiles(drawn, '01234567'), async (folder) => {
    await page.goto(fromDisk(folder, '#hundred'));
    await expect(on(page, 'hundred.g0')).toBeVisible();
    await page.getByRole('button', { name: 'Details' }).click();
    await expect(page.locator('.box .state')).toHaveCount(111);
    const box = page.locator('.box');
    await box.hover();
    await page.mouse.down();
    await page.mouse.move(500, 400);
    await expect(box).toHaveClass(/moving/);
    const changed = await box.evaluateHandle((element) => {
      const seen = new Set<string>();
      const say = ({ target, attributeName }: MutationRecord) =>
        seen.add(`${target instanceof Element ? target.getAttribute('class') : target.nodeName}: ${attributeName ?? 'content'}`);
      new MutationObserver((records) => records.forEach(say)).observe(element, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
      return seen;
    });
    for (let nth = 1; nth < 40; nth++) await page.mouse.move(500 - nth * 4, 400 - nth * 6);
    // Nothing of a hundred states is laid out or drawn again, so no machine takes long over a move. Which tasks are long depends on the machine.
    const all = () => changed.evaluate((seen) => [...seen]);
    await expect.poll(all).toContain('chart: style');
    expect((await all()).sort()).toEqual(['box moving: class', 'chart: style']);
    await page.mouse.up();
  });
});
