/** Where things stand on a page: beside each other where both fit, within the page, and nothing over anything else. */
import type { Locator, Page } from '@playwright/test';
import { cutTexts, runningOver } from './cells';
import { expect, test } from './fixtures';
import { hold } from './held';
import { fill } from './invoices/sending';
import { AMAKA, TUNDE } from './merchant';

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (!box) throw new Error('it is not on the page');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

test('home shows the last movements and the chart beside each other where both fit', async ({ I, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await I.enter(AMAKA, '/dashboard');
  const movements = page.getByRole('region', { name: 'Recent activity' });
  const chart = page.getByRole('region', { name: 'Inflow and outflow' });
  await movements.getByRole('cell').first().waitFor();
  await expect.poll(async () => (await boxOf(movements)).right < (await boxOf(chart)).x).toBe(true);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect.poll(async () => (await boxOf(chart)).y > (await boxOf(movements)).bottom).toBe(true);
  // Without a column, the kind is below the name.
  await expect(movements.getByRole('columnheader', { name: 'Type' })).toBeHidden();
  await expect(movements.getByRole('row', { name: /Collection/ }).first()).toBeVisible();
});

test('a link stands beside the title of its section on a phone', async ({ I, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await I.enter(AMAKA, '/dashboard');
  const title = I.heading('Recent activity');
  const link = page.getByRole('region', { name: 'Recent activity' }).getByRole('link', { name: 'See all' });
  // What loads above moves both, and may do so between one measure and the next.
  await expect.poll(async () => (await boxOf(link)).y < (await boxOf(title)).bottom).toBe(true);
  await expect.poll(async () => (await boxOf(link)).height).toBeGreaterThanOrEqual(44);
});

test('the tools of a list stay in its row beside an open panel', async ({ I, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await I.enter(AMAKA, '/dashboard/account/payouts?status=Failed');
  await I.firstRow().getByRole('button').first().click();
  await I.see('Date initiated');
  const top = async (name: string) => Math.round((await boxOf(I.button(name))).y);
  await expect.poll(async () => (await top('Refresh')) - (await top('Date Range'))).toBe(0);
});

for (const path of ['/dashboard/business/payment-links', '/dashboard/account/payouts', '/dashboard/settings/users'])
  test(`no column of ${path} leaves a page of 768 px`, async ({ I, page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await I.enter(AMAKA, path);
    await page.getByRole('main').getByRole('cell').first().waitFor();
    await expect(I.button('Refresh')).toBeVisible();
    // A row that loads is replaced by another.
    const right = async () => {
      const box = await page.getByRole('main').getByRole('row').nth(1).boundingBox();
      return box ? box.x + box.width : Number.POSITIVE_INFINITY;
    };
    await expect(page.getByRole('main').locator('tbody [aria-haspopup=menu]').first()).toBeVisible();
    await expect.poll(right).toBeLessThanOrEqual(768 - 32 + 8);
  });

test('the search of a list can be read at 768 px', async ({ I, page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await I.enter(AMAKA, '/dashboard/account/payouts?status=Failed');
  await page.getByRole('main').getByRole('cell').first().waitFor();
  const choice = page.getByRole('search').getByRole('combobox');
  const isWhole = () => choice.evaluate((select) => select.clientWidth > 0 && select.scrollWidth <= select.clientWidth);
  await expect.poll(isWhole).toBe(true);
});

test('[PAY-05] the stamp of an outcome covers neither the sum nor the recipient', async ({ I, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await I.startTransfer(AMAKA, '1,200,000.00');
  await I.review();
  await I.button('Initiate payout').click();
  await I.verifyPayout();
  const stamp = I.dialog.locator('[data-stamp]');
  await expect(stamp).toContainText('Awaiting Second Level');
  const sum = I.dialog.getByText('You asked to pay').locator('..');
  const recipient = I.dialog.locator('p', { hasText: /^to ADA OKAFOR/ });
  await expect.poll(async () => (await boxOf(stamp)).bottom <= (await boxOf(recipient)).y).toBe(true);
  const beside = async () => {
    const [over, said] = [await boxOf(stamp), await boxOf(sum)];
    return over.x >= said.right || over.y >= said.bottom - 4;
  };
  await expect.poll(beside).toBe(true);
  await I.button('Done').click();
});

test('a phone shows what needs the merchant before the quick actions', async ({ I, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await I.enter(AMAKA, '/dashboard');
  const toDo = page.getByRole('region', { name: 'To do' });
  await toDo.getByRole('link', { name: 'Enter codes' }).waitFor();
  const send = page.getByRole('main').getByRole('link', { name: 'Send' });
  await expect.poll(async () => (await boxOf(toDo)).bottom < (await boxOf(send)).y).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(async () => (await boxOf(toDo)).y > (await boxOf(send)).bottom).toBe(true);
});

test('the entries of a phone keep their place while they load, and their order is chosen in the sheet', async ({ I, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letGo = await hold(page, '**/splitsettlement/**');
  await I.enter(AMAKA, '/dashboard/account/split-settlements');
  const list = page.getByRole('main').getByRole('table');
  await list.waitFor();
  const before = Math.round((await boxOf(list)).y);
  letGo();
  await I.firstRow().waitFor();
  await expect.poll(async () => Math.round((await boxOf(list)).y)).toBe(before);
  await I.button('Filter').click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Sort by' }).selectOption('Name');
  await expect(page).toHaveURL(/sort=/);
});

test('the cash book of home is as wide as its section while it loads', async ({ I, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const letGo = await hold(page, '**/wallet/history**');
  await I.enter(AMAKA, '/dashboard');
  const section = page.getByRole('region', { name: 'Recent activity' });
  const last = section.getByRole('columnheader', { name: 'Status' });
  await last.waitFor();
  await expect.poll(async () => Math.round((await boxOf(section)).right - (await boxOf(last)).right)).toBe(0);
  letGo();
});

test('the main action of the split settlements is within a thumb’s reach of a phone', async ({ I, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await I.enter(AMAKA, '/dashboard/account/split-settlements');
  await I.firstRow().waitFor();
  const action = page.getByRole('link', { name: 'Create Split Settlement' });
  const bar = page.getByRole('navigation', { name: 'Quick access' });
  const room = async () => Math.round((await boxOf(bar)).y - (await boxOf(action)).bottom);
  await expect.poll(room).toBeGreaterThanOrEqual(0);
  await expect.poll(room).toBeLessThan(24);
});

test('[BLK-01] the remedies of a row stay on one line', async ({ I, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await I.enter(AMAKA, '/dashboard/payout/transfer/bulk');
  const text = 'Account Number,Bank,Amount,Description\n309941775,Access Bank,86500,Salary\n0123456789,Access Bank,100,Salary\n';
  await page.getByLabel('Payments file').setInputFiles({ name: 'short.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const rows = page.getByRole('table');
  const [correct, exclude] = [
    rows.getByRole('button', { name: 'Change to 0309941775' }),
    rows.getByRole('button', { name: 'Exclude row 2' }),
  ];
  await correct.waitFor();
  await expect.poll(async () => Math.round((await boxOf(correct)).y - (await boxOf(exclude)).y)).toBe(0);
});

/** Lists whose heads do not depend on the role, and a few whose last head does. */
const LISTS = [
  '/dashboard/account/payouts',
  '/dashboard/payout/transfer',
  '/dashboard/payout/pending-approval',
  '/dashboard/payout/beneficiaries',
  '/dashboard/business/transactions',
  '/dashboard/business/refunds',
  '/dashboard/business/customers',
  '/dashboard/business/products',
  '/dashboard/report-center',
  '/dashboard/business/payment-links',
  '/dashboard/business/qr-codes',
  '/dashboard/account/virtual-wallets',
  '/dashboard/account/split-settlements',
  '/dashboard/balance/history',
  '/dashboard/settings/users',
  '/dashboard/settings/subsidiaries',
  '/dashboard/catalog',
  '/dashboard/catalog/orders',
  '/dashboard/catalog/categories',
  '/dashboard/payout/funding-history',
  '/dashboard/account/settlements',
  '/dashboard/settings/audit-trails',
];

/** In CSS pixels: as wide as drawn, beside the names of the sidebar, and beside its icons. */
const FRAME_WIDTHS = [1440, 1024, 768] as const;

/** The names of heads that are shown, without the currency and the zone of their column. */
const namesOf = async (heads: Locator) =>
  (await heads.filter({ visible: true }).allTextContents()).map((text) => text.replace(/ \(NGN\)$/, '').replace(/WAT$/, ''));

const HAVE_MORE_ABOVE: readonly string[] = ['/dashboard/payout/transfer'];

/** Where the heads of a table are below, and how high its first row is, in CSS pixels. */
async function placesOf(heads: Locator, rows: Locator): Promise<{ readonly bottom: number; readonly row: number }> {
  const [above, row] = await Promise.all([heads.boundingBox(), rows.first().boundingBox()]);
  return { bottom: Math.round((above?.y ?? 0) + (above?.height ?? 0)), row: Math.round(row?.height ?? 0) };
}

for (const path of LISTS)
  test(`[GEN-10] the frame of an arrival names the columns that ${path} then has, and keeps their place`, async ({ I, page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const letGo = await hold(page, '**/dashboard/me');
    await I.enter(AMAKA, path);
    const named = page.locator('[data-heads]').filter({ visible: true });
    await named.waitFor();
    const frames: (readonly string[])[] = [];
    for (const width of FRAME_WIDTHS.toReversed()) {
      await page.setViewportSize({ width, height: 900 });
      frames.unshift(await namesOf(named.locator('span')));
    }
    const frame = await placesOf(named, named.locator('+ div > div'));
    letGo();
    await page.getByRole('main').getByRole('columnheader').first().waitFor();
    for (const [place, width] of [...FRAME_WIDTHS.entries()].toReversed()) {
      await page.setViewportSize({ width, height: 900 });
      const heads = frames[place] ?? [];
      const shown = () => namesOf(page.getByRole('main').getByRole('columnheader'));
      await expect.poll(async () => (await shown()).filter((name) => heads.includes(name)), `at ${width} px`).toEqual(heads);
      const others = (await shown()).filter((name) => !heads.includes(name));
      expect(others.filter((name) => !['Action', 'Select', 'Reason'].includes(name))).toEqual([]);
    }
    const table = page.getByRole('main').getByRole('table').first();
    const rows = table.locator('tbody tr:not(:has([data-skeleton]))').filter({ has: page.getByRole('cell') });
    // Rows that arrive may take the place of the table between two readings.
    let bottom = 0;
    await expect
      .poll(async () => {
        const place = await placesOf(table.locator('thead'), rows);
        bottom = place.bottom;
        return { row: place.row, isPlaced: bottom > 0 };
      })
      .toEqual({ row: frame.row, isPlaced: true });
    // Figures are not known before the code of their page.
    if (HAVE_MORE_ABOVE.includes(path)) expect(bottom).toBeGreaterThan(frame.bottom);
    else expect(Math.abs(bottom - frame.bottom)).toBeLessThanOrEqual(8);
  });

/** Pages without a list of the menu whose title stands below a way back. */
const HAVE_WAY_BACK: readonly string[] = [
  '/dashboard/business/refunds/bulk',
  '/dashboard/business/products/new-product',
  '/dashboard/business/invoice/new-invoice',
  '/dashboard/account/split-settlements/create',
  '/dashboard/catalog/create',
  '/dashboard/catalog/1/edit',
  '/dashboard/catalog/1/products',
  '/dashboard/catalog/1/delivery/create',
  '/dashboard/catalog/categories/create',
];

/** In CSS pixels from the top of the page: as high below a way back that also has the ways to other rows as below one that is alone. */
const TITLE_BELOW_WAY_BACK = 120;

for (const path of HAVE_WAY_BACK)
  test(`[GEN-10] the frame of an arrival keeps the place of the title of ${path} below its way back`, async ({ I, page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const letGo = await hold(page, '**/dashboard/me');
    await I.enter(AMAKA, path);
    const title = page.locator('[aria-hidden=true] p').filter({ visible: true }).first();
    await title.waitFor();
    const { y } = await boxOf(title);
    letGo();
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await heading.waitFor();
    await expect.poll(async () => (await boxOf(heading)).y).toBe(y);
    expect(y).toBe(TITLE_BELOW_WAY_BACK);
  });

test('[GEN-10] the title of details stands as high as that of any page below a way back', async ({ I, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await I.enter(AMAKA, '/dashboard/business/transactions');
  await page.locator('button[data-opener]').first().click();
  const title = I.heading('Transaction details');
  const top = async () => (await boxOf(title)).y;
  await expect.poll(top).toBe(TITLE_BELOW_WAY_BACK);
  // Here its actions are in a row of their own.
  await page.setViewportSize({ width: 768, height: 900 });
  await expect.poll(top).toBe(TITLE_BELOW_WAY_BACK);
});

for (const path of [...LISTS, '/dashboard/chargeback', '/dashboard/account/settlements/grouped'])
  test(`[GEN-10] the frame of an arrival at ${path} has an action only if the page has one, and the title at its place`, async ({
    I,
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const letGo = await hold(page, '**/dashboard/me');
    await I.enter(AMAKA, path);
    // The name in the top bar is no paragraph.
    const title = page.locator('[aria-hidden=true] p').filter({ visible: true }).first();
    await title.waitFor();
    const promised = await page.locator('[data-frame-action]').filter({ visible: true }).count();
    const { y } = await boxOf(title);
    letGo();
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await heading.waitFor();
    await page.getByRole('main').getByRole('table').first().waitFor();
    const shown = await page
      .getByRole('main')
      .locator('[data-page-actions] :is([data-button], button)')
      .filter({ visible: true })
      .count();
    expect(Math.min(1, shown)).toBe(promised);
    await expect.poll(async () => (await boxOf(heading)).y).toBe(y);
  });

test('[BAL-02] balances stand in two columns at 768 px', async ({ I, page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await I.enter(AMAKA, '/dashboard/account/balances');
  const balance = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await balance('USD Balance').waitFor();
  await expect
    .poll(async () => {
      const [first, second] = [await boxOf(balance('NGN Balance')), await boxOf(balance('USD Balance'))];
      return { isLevel: first.y === second.y, isBeside: second.x > first.right };
    })
    .toEqual({ isLevel: true, isBeside: true });
});

/** Where a row is, and how high. */
async function placeOf(row: Locator) {
  await row.waitFor();
  const { y, bottom } = await boxOf(row);
  return { top: y, height: bottom - y };
}

// The frame is hidden from screen readers, so its list has no role.
const WALLETS = [
  ['the frame of an arrival keeps', '**/dashboard/me', (page: Page) => page.locator('[aria-hidden=true] ul')],
  ['a page that waits for its wallets keeps', '**/fetch/all/wallets**', (page: Page) => page.getByRole('main').getByRole('list')],
] as const;

for (const [what, call, listOn] of WALLETS)
  test(`[BAL-02 GEN-10] ${what} the place of the wallets`, async ({ I, page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const letGo = await hold(page, call);
    await I.enter(AMAKA, '/dashboard/account/balances');
    const waiting = listOn(page).locator('li:has([data-skeleton]) + li:has([data-skeleton])').filter({ visible: true });
    const before = await placeOf(waiting.first());
    letGo();
    const shown = await placeOf(page.getByRole('listitem').filter({ hasText: 'USD Balance' }));
    expect(Math.abs(shown.top - before.top)).toBeLessThanOrEqual(8);
    expect(Math.abs(shown.height - before.height)).toBeLessThanOrEqual(8);
  });

test('[STL-01] single settlements beside their open details keep their columns apart', async ({ I, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await I.enter(AMAKA, '/dashboard/account/settlements');
  await page.locator('button[data-opener]').first().click();
  await page.locator('[data-panel]').waitFor();
  await expect.poll(() => runningOver(page)).toEqual([]);
});

test('[NAV-08] the top bar has the whole title at 1024 px', async ({ I, page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await I.enter(AMAKA, '/dashboard/settings/compliance-information');
  const title = page.getByRole('banner').getByText('Compliance information', { exact: true });
  await title.waitFor();
  await expect.poll(() => title.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('[APR-01] the list of approvals has the whole name of each recipient at 1024 px', async ({ I, page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await I.enter(TUNDE, '/dashboard/payout/pending-approval');
  await page.getByRole('main').getByRole('cell').first().waitFor();
  await expect.poll(() => cutTexts(page)).toEqual([]);
});

test('[INV-03] the review of an invoice starts at the top of the page', async ({ I, page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await I.enter(AMAKA, '/dashboard/business/invoice/new-invoice');
  await I.field('Title').waitFor();
  await fill(page);
  await page.evaluate(() => window.scrollTo(0, 400));
  await I.button('Review invoice').click();
  await I.button('Send invoice').waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
