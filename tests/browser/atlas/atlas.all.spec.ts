/** The auditors' page: from the app and from a disk, by mouse and by keyboard. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { chartsOf } from '../../../atlas/charts';
import { draw } from '../../../atlas/draw/files';
import { graphOf } from '../../../atlas/explore';
import { siteFiles } from '../../../atlas/site/site';
import { flowsHash } from '../../../atlas/sources';
import type { Counterexample, Verdict } from '../../../atlas/verdict';
import { flows } from '../../../machines/flows';
import { expect, test } from '../fixtures';
import { AMAKA } from '../merchant';
import { BUILT, fromDisk, inFolder, on, panel } from './atlasPage';

/** Collects errors and network requests of a page. */
function troublesOf(page: Page) {
  const troubles: string[] = [];
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
  page.on('pageerror', ({ message }) => troubles.push(message));
  page.on('request', (request) => /^https?:/.test(request.url()) && troubles.push(`asked for ${request.url()}`));
  return troubles;
}

test('[FLW-02] opens from a disk, without a network, and says which flows these are', async ({ page }) => {
  const troubles = troublesOf(page);
  await page.goto(fromDisk(BUILT));
  await expect(page.getByRole('heading', { name: 'All charts' })).toBeVisible();
  await expect(page.getByText(`Flows ${flowsHash()}`, { exact: true })).toBeVisible();
  await page.getByRole('table', { name: 'Payout' }).getByRole('link', { name: 'payoutVerification', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'payoutVerification', exact: true })).toBeVisible();
  // Its name: the lines below it are transitions.
  await on(page, 'payoutVerification.loading').click({ position: { x: 20, y: 8 } });
  await expect(panel(page)).toContainText('GET /subsidiary/');
  await expect(on(page, 'payoutVerification.loading')).toHaveClass(/\bchosen\b/);
  await panel(page).getByRole('link', { name: 'getPayout answers [awaitsCode] → sendingCode' }).click();
  await expect(panel(page).getByRole('heading', { name: 'Get payout answers' })).toBeVisible();
  await page.getByRole('link', { name: 'Table' }).click();
  const drawn: { transitions: readonly unknown[] } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../docs/flows/payouts/payoutVerification.json'), 'utf8'),
  );
  const head = 1;
  await expect(page.getByRole('table', { name: 'Transitions' }).getByRole('row')).toHaveCount(head + drawn.transitions.length);
  expect(troubles).toEqual([]);
});

test('[FLW-02] is there beside the app, under its policy, with the digest that the app shows', async ({ I, page, sandbox }) => {
  const troubles: string[] = [];
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
  await page.goto(`${sandbox.address}/atlas/#payout/state/payout.submitting`);
  await expect(panel(page).getByRole('heading', { name: 'submitting' })).toBeVisible();
  await expect(panel(page)).toContainText('POST /subsidiary/payout/initiate');
  await expect(panel(page)).toContainText('PAY-05');
  const stamp = await page.getByText(/^Flows [0-9a-f]{8}$/).textContent();
  expect(troubles).toEqual([]);
  await I.signIn(AMAKA);
  await page.getByRole('button', { name: /Amaka/ }).click();
  await page.getByRole('menuitem', { name: 'For auditors' }).click();
  await expect(page.getByText(stamp ?? 'no stamp', { exact: true })).toBeVisible();
});

test('[FLW-02] walks a path step by step, and leaves it where the reader likes', async ({ page }) => {
  await page.goto(fromDisk(BUILT, '#payoutVerification'));
  const walk = page.getByRole('combobox', { name: 'Path' });
  await walk.selectOption({ index: 2 });
  await page.getByRole('button', { name: 'Step forward' }).click();
  await expect(page.getByText(/^Step 1 of \d+: Get payout answers: waiting → Sending code$/)).toBeVisible();
  await expect(on(page, 'payoutVerification.sendingCode')).toHaveClass(/\bon\b/);
  await expect(on(page, 'payoutVerification.loading')).toHaveClass(/\bbeen\b/);
  await page.keyboard.press('n');
  await page.keyboard.press('p');
  await expect(page).toHaveURL(/#payoutVerification\/path\/payoutVerification-[0-9a-f]{8}\/1$/);
  await page.getByRole('button', { name: 'Send code fails: network' }).click();
  await expect(page).toHaveURL(/#payoutVerification\/walk\/[\d.]+\/2$/);
  await expect(on(page, 'payoutVerification.codeNotSent')).toHaveClass(/\bon\b/);
  const address = page.url();
  await page.getByRole('button', { name: 'Dismissed', exact: true }).click();
  await expect(page.getByText('None: the flow has ended.')).toBeVisible();
  await page.goBack();
  expect(page.url()).toBe(address);
  await expect(on(page, 'payoutVerification.codeNotSent')).toHaveClass(/\bon\b/);
});

test('[FLW-02] walks a flow that has a chart of the kit, and leads to that chart and back', async ({ page }) => {
  await page.goto(fromDisk(BUILT));
  await page.getByRole('searchbox', { name: 'Search' }).fill('payouts collection');
  await page.getByRole('link', { name: /^payouts\s*chart$/ }).click();
  await expect(page.getByRole('heading', { name: 'payouts', exact: true })).toBeVisible();
  await expect(panel(page)).toContainText('A list is shown as loaded only after the provider returned rows');
  await page.getByRole('combobox', { name: 'Path' }).selectOption({ label: 'From first' });
  await page.getByRole('button', { name: 'Load answers: some' }).click();
  await expect(page.getByText('Step 1 of 1: Load answers: some → Loaded')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'collection' }).click();
  await expect(page.getByRole('heading', { name: 'collection', exact: true })).toBeVisible();
  await on(page, 'collection.loading').click({ position: { x: 20, y: 8 } });
  await expect(panel(page)).toContainText('what the flow calls');
  await page.getByText('A chart of the kit.').getByRole('link', { name: 'users', exact: true }).click();
  await expect(on(page, 'users.loading')).toBeVisible();
});

test('[FLW-02] is read by keys alone', async ({ page }) => {
  await page.goto(fromDisk(BUILT, '#signIn'));
  await expect(page.getByRole('heading', { name: 'signIn', exact: true })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('submitting');
  await expect(page.getByText(/^\d+ (or more )?results$/)).toBeAttached();
  await expect(page.locator('.results a').first()).toHaveText(/^Submitting\s*state, signIn$/);
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

test('[FLW-03] shows what is proved, and takes a counterexample step by step', async ({ page }) => {
  const { signIn } = flows;
  const drawn = await draw(chartsOf({ signIn }));
  const graph = graphOf(signIn.machine, signIn.cases);
  const [start] = graph.starts;
  const [edge] = graph.out[start?.at ?? 0] ?? [];
  const statesAt = (place = 0) => graph.configurations[place]?.states ?? [];
  const found = { flow: 'signIn', kind: 'never', req: ['SES-01'] } as const;
  const counterexample: Counterexample = {
    input: start?.input ?? '',
    begins: { fired: start?.fired ?? [], states: statesAt(start?.at) },
    steps: [{ text: 'it happens', fired: edge?.step.fired ?? [], states: statesAt(edge?.to) }],
  };
  const verdicts: Verdict[] = [
    { ...found, property: 'Nobody signs in.', verdict: 'REFUTED', detail: 'Somebody does.', counterexample },
    { ...found, property: 'It ends.', verdict: 'HOLDS', detail: 'In every walk.', configurations: 1204 },
  ];
  await inFolder(await siteFiles(drawn, '01234567', verdicts), async (folder) => {
    await page.goto(fromDisk(folder));
    await expect(page.getByRole('row', { name: /^signIn Signs in/ })).toContainText('1 refuted');
    await page.getByRole('navigation', { name: 'Charts' }).getByRole('link', { name: 'signIn Refuted' }).click();
    await expect(panel(page)).toContainText('1,204 configurations');
    await expect(panel(page).locator('.proofs li').first()).toContainText('Nobody signs in.');
    await page.getByRole('button', { name: 'Show the counterexample on the chart (1 steps)' }).click();
    await expect(page).toHaveURL(/#signIn\/walk\/0\.\d+\/1$/);
    await expect(page.getByText(/^Step 1 of 1: /)).toBeVisible();
  });
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
      ['#payout', 'data/payout.js is missing or unreadable.'],
      ['#session', 'data/session.js is missing or unreadable.'],
      ['#signIn', 'data/signIn.js is missing or unreadable.'],
    ]) {
      await page.goto(fromDisk(folder, hash));
      await expect(page.getByRole('alert')).toContainText(line ?? '');
    }
    rmSync(join(folder, 'data/index.js'));
    await page.goto('about:blank');
    await page.goto(fromDisk(folder));
    await expect(page.getByRole('alert')).toContainText('data/index.js is missing or unreadable.');
  });
  await page.goto(fromDisk(BUILT, '#payout/state/payout.nowhere'));
  await expect(panel(page).getByRole('status')).toHaveText('payout has no state or transition "payout.nowhere".');
  await page.goto(fromDisk(BUILT, '#payout/path/payout-00000000/1'));
  await expect(panel(page).getByRole('status')).toHaveText('payout has no path at this address.');
});

test('[FLW-02] opens a chart whole in plain words, expands and collapses a region, and shows all details', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(fromDisk(BUILT, '#approval'));
  const sheet = page.locator('.box > .chart');
  const isWhole = () =>
    sheet.evaluate((element) => {
      const [box, chart] = [element.closest('.box')?.getBoundingClientRect(), element.getBoundingClientRect()];
      return box !== undefined && chart.top >= box.top && chart.bottom <= box.bottom && chart.right <= box.right;
    });
  await expect.poll(isWhole).toBe(true);
  await page.goto(fromDisk(BUILT, '#payout'));
  await expect(sheet.getByText('Checking outcome', { exact: true })).toBeVisible();
  await page.locator('.fold.closed[data-fold="payout.editing"]').click();
  await expect(on(page, 'payout.editing.ready')).toBeVisible();
  await page.locator('.fold.open[data-fold="payout.editing"]').click();
  await expect(page.getByRole('button', { name: 'Expand regions' })).toBeVisible();
  await expect(on(page, 'payout.editing.ready')).toHaveCount(0);
  await page.goto(fromDisk(BUILT, '#payout/state/payout.editing.ready'));
  await expect(on(page, 'payout.editing.ready')).toHaveClass(/\bchosen\b/);
  await page.getByRole('button', { name: 'Details' }).click();
  await expect(sheet.getByText('checkingOutcome', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Overlay' }).selectOption('Covered by paths');
  await expect(page.getByText(/\b(\d+) of \1 states/)).toBeVisible();
  await expect(on(page, 'payout.editing')).toHaveClass(/\bcovered\b/);
});

test('[FLW-02] finds a requirement from a chart, and shows its trace', async ({ page }) => {
  await page.goto(fromDisk(BUILT, '#payout'));
  await expect(page.getByRole('heading', { name: 'payout', exact: true })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('APR-01');
  await expect(page.locator('.results a').first()).toHaveText(/^APR-01\s*requirement$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#~trace\/APR-01$/);
  const charts = page.getByRole('table', { name: 'Charts that implement APR-01' });
  await charts.getByRole('link', { name: 'approval', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'approval', exact: true })).toBeVisible();
});

for (const width of [1440, 390])
  test(`[FLW-02] leads by a search to where two-person approval is proved, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(fromDisk(BUILT));
    await expect(page.getByRole('heading', { name: 'All charts' })).toBeVisible();
    await page.keyboard.press('/');
    // What the guide for auditors says.
    const guide = readFileSync(join(import.meta.dirname, '../../../docs/guide-auditors.md'), 'utf8');
    await page.keyboard.type(/Properties are found by their meaning too: `([\w ]+)`/.exec(guide)?.[1] ?? '');
    await page.getByRole('link', { name: 'A decision is sent only by an approver who did not initiate the payout' }).click();
    const property = panel(page).locator('li').filter({ hasText: 'A decision is sent only by an approver' });
    await expect(property).toBeFocused();
    await expect(property).toBeInViewport({ ratio: 1 });
    await expect(property).toContainText(/Holds within [\d,]+ configurations/);
    await expect(page.getByRole('link', { name: /^Atlas/ })).toBeInViewport({ ratio: 1 });
  });
