/** The payouts area: the list and its filters, wallets, international payouts, and downloads. */
import { readFile } from 'node:fs/promises';
import { expect, freshTest, test } from '../fixtures';
import { AMAKA, NGOZI, TUNDE } from '../merchant';

test('[PAY-01 GEN-05] the filter panel narrows the list, says so, and stands in the address', async ({ I, page }) => {
  await I.enterPayouts(TUNDE);
  await I.button('Filter').click();
  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Failed' });
  await I.button('Apply Filter').click();
  await expect(page).toHaveURL(/status=Failed/);
  await expect(page.getByRole('row').filter({ hasText: 'Failed' })).toHaveCount(20);
  await expect(page.getByRole('row').filter({ hasText: 'Successful' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: 'Failed' })).toHaveCount(20);
  await page.goBack();
  await expect(page).not.toHaveURL(/status/);
});

test('[GEN-05 GEN-04] Today is one day of Lagos, Reset empties the range, and a chip takes it off', async ({ I, page }) => {
  await I.enterPayouts(TUNDE);
  await I.button('Date Range').click();
  await I.button('Today').click();
  await I.button('Reset').click();
  await expect(I.field('From')).toHaveValue('');
  await I.button('This Month').click();
  await I.button('Apply Filter').click();
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('from')).toMatch(/-01$/);
  expect(searchParams.get('to')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  await expect(
    page.getByRole('navigation', { name: 'Saved views' }).getByRole('button', { name: /^This month/ }),
  ).toHaveAttribute('aria-current', 'true');
  await I.button('Remove filter Date Range').click();
  await expect(page).not.toHaveURL(/from=/);
});

test('[GEN-05] days are typed as dates are shown, and what is no day says so and is not applied', async ({ I, page }) => {
  await I.enterPayouts(TUNDE);
  await I.button('Date Range').click();
  await expect(I.button('Last 30 days')).toBeVisible();
  await I.field('From').fill('30-Feb-2026');
  await I.field('To').fill('20/11/2026');
  await page.keyboard.press('Enter');
  await I.see('Enter a valid date, such as 22-Nov-2026.');
  await expect(page).not.toHaveURL(/to=/);
  await I.field('From').fill('1 nov 2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/from=2026-11-01&to=2026-11-20/);
  await I.button('Date Range: 01-Nov-2026 – 20-Nov-2026').click();
  await expect(I.field('To')).toHaveValue('20-Nov-2026');
});

test('[PAY-01] a saved view sets its filter, chips take it off one by one, and all at once', async ({ I, page }) => {
  await I.enterPayouts(TUNDE);
  const views = page.getByRole('navigation', { name: 'Saved views' });
  await views.getByRole('button', { name: /^Failed/ }).click();
  await expect(page).toHaveURL(/status=Failed/);
  await page.getByRole('searchbox').fill('ada');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/recipient=ada/);
  await I.button('Remove filter Status').click();
  await expect(page).not.toHaveURL(/status=/);
  await expect(page).toHaveURL(/recipient=ada/);
  await I.button('Reset all').click();
  await expect(page).not.toHaveURL(/recipient=/);
  await expect(views.getByRole('button', { name: /^All/ })).toHaveAttribute('aria-current', 'true');
});

test('[PAY-01 PAY-02] the numbers of the views move no view away from the pointer when they come', async ({ I, page }) => {
  const counts = '**/subsidiary/payout/counts**';
  let come = () => {};
  const known = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(counts, async (route) => {
    await known;
    await route.fallback();
  });
  await I.enterPayouts(TUNDE);
  const last = page.getByRole('navigation', { name: 'Saved views' }).getByRole('button', { name: /^This month/ });
  const before = await last.boundingBox();
  come();
  await expect(last).toHaveAccessibleName(/\d rows$/);
  expect(await last.boundingBox()).toEqual(before);
  await page.unroute(counts);
});

test('[PAY-01] a hidden column stays hidden for this user on this device', async ({ I, page }) => {
  await I.enterPayouts(TUNDE);
  await page.getByRole('cell').first().waitFor();
  const head = page.getByRole('columnheader', { name: 'Fee', exact: true });
  await expect(head).toHaveCount(1);
  await I.button('Columns').click();
  await page.getByRole('checkbox', { name: 'Fee', exact: true }).uncheck();
  await page.keyboard.press('Escape');
  await expect(head).toHaveCount(0);
  await page.reload();
  await page.getByRole('cell').first().waitFor();
  await expect(head).toHaveCount(0);
  await I.button('Columns').click();
  await I.button('Show all').click();
  await expect(head).toHaveCount(1);
});

freshTest(
  '[GEN-05] the filter panel takes the focus, is left by Esc, by a press beside it and by its button, and applies nothing',
  async ({ I, page }) => {
    await I.enterPayouts(TUNDE);
    const status = page.getByRole('combobox', { name: 'Status' });
    const ways = [() => page.keyboard.press('Escape'), () => page.mouse.click(1400, 880), () => I.button('Filter').click()];
    for (const leave of ways) {
      await I.button('Filter').click();
      await expect(status).toBeFocused();
      await status.selectOption({ label: 'Failed' });
      await leave();
      await expect(status).toBeHidden();
      await I.button('Filter').click();
      await expect(status).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(I.button('Filter')).toBeFocused();
    }
    await expect(page).not.toHaveURL(/status/);
  },
);

freshTest('[GEN-05] the filter panel takes the focus although it is opened before the page was idle', async ({ I, page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await I.enterPayouts(TUNDE);
  await I.button('Filter').click();
  await expect(page.getByRole('combobox', { name: 'Status' })).toBeFocused();
});

test('[PAY-01] none match is another thing than none yet', async ({ I, page }) => {
  await I.enterPayouts(TUNDE);
  await page.getByRole('searchbox').fill('nobody is called so');
  await page.keyboard.press('Enter');
  await I.see('No payouts match.');
  await I.button('Show all payouts').click();
  await page.getByRole('cell').first().waitFor();
});

test('[PAY-01] a business without payouts gets one sentence and one button, and no heads, filters or pages', async ({
  I,
  page,
}) => {
  await I.enter('ife.adeyemi@newleaf.test', '/dashboard/account/payouts');
  await I.see('You currently do not have any payouts.');
  await expect(I.button('Initiate Payout')).toHaveCount(1);
  for (const role of ['table', 'searchbox'] as const) await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
});

test('[GEN-09] a change of size goes back to page 1', async ({ I, page }) => {
  await I.enterPayouts(TUNDE);
  await I.button('Next page').click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('50');
  await expect(page).not.toHaveURL(/page=2/);
  await expect(page.getByRole('row')).toHaveCount(51);
});

test('[PAY-01] the session and the reference of each payout are in the list at 1440 px, and nothing is cut off', async ({
  I,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await I.enterPayouts(AMAKA);
  for (const name of ['Session ID', 'Client reference']) await expect(page.getByRole('columnheader', { name })).toBeVisible();
  for (const width of [1440, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const table = page.getByRole('table', { name: 'Payouts' });
    const hidden = await table.evaluate((node) => {
      const room = node.parentElement ?? node;
      return room.scrollWidth - room.clientWidth;
    });
    expect(hidden, `${width} px`).toBeLessThanOrEqual(0);
  }
});

test('[PAY-03] a transfer to the paying business itself is stopped in the form', async ({ I, page }) => {
  await I.enterPayouts(AMAKA);
  await I.button('Initiate Payout').click();
  await page.getByRole('radio', { name: 'Merchant' }).check();
  await I.field('Merchant ID').fill('1001');
  await expect(I.dialog.getByText('You can’t pay your own business').first()).toBeVisible();
  await expect(I.button('Review transfer')).toBeDisabled();
});

test('[PAY-02 FND-03] a tab a wallet, its figures, and how to fund it, without a call', async ({ I, page }) => {
  await page.context().grantPermissions(['clipboard-write']);
  await I.signIn(AMAKA);
  await I.goTo('Payout', 'View transfers');
  await I.heading('Transfers').waitFor();
  await expect(page.getByText('Payout Balance').locator('..')).toContainText(/NGN [\d,]+\.\d\d/);
  await page.getByRole('tab', { name: 'USD' }).click();
  await expect(page).toHaveURL(/wallet=USD/);
  const list = page.getByRole('table', { name: 'Payouts' });
  await expect(list.getByRole('columnheader', { name: 'Total amount (USD)' })).toBeVisible();
  await expect(list.getByRole('cell', { name: 'International', exact: true }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'NGN' }).click();
  await expect(list.getByRole('columnheader', { name: 'Total amount (NGN)' })).toBeVisible();
  const calls: string[] = [];
  page.on('request', (request) => request.resourceType() === 'fetch' && calls.push(request.url()));
  await I.button('Fund Balance').click();
  await expect(I.dialog.getByText('Bank name')).toBeVisible();
  await I.button('Copy and close').click();
  await I.seeNoDialog();
  await I.see('Account details copied');
  expect(calls).toEqual([]);
});

freshTest(
  '[FND-03] where the browser refuses to copy, nothing is said to be copied and the text is selected',
  async ({ I, page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } });
    });
    await I.enter(AMAKA, '/dashboard/payout/transfer?fund=now');
    await I.button('Copy and close').click();
    await expect(I.dialog.getByRole('alert')).toContainText('Your browser blocked copying');
    const selected = await page.evaluate(() => document.getSelection()?.toString() ?? '');
    expect(selected).toMatch(/Bank name[\s\S]*\d{10}[\s\S]*Account name/);
    await I.dialog.getByText('Close', { exact: true }).click();
    await I.seeNoDialog();
  },
);

test('[PAY-02] what was paid shows in the figures at once', async ({ I, page }) => {
  await I.signIn(AMAKA);
  await I.goTo('Payout', 'View transfers');
  const count = page.getByText('Successful Transfers').locator('..');
  await expect(count).toContainText(/\d/);
  const before = await count.innerText();
  await I.button('Make a Transfer').click();
  await I.fillTransfer({ amount: '20,000' });
  await I.review();
  await I.button('Initiate payout').click();
  await I.heading('Transfer sent').waitFor();
  await expect(count).not.toHaveText(before);
  await I.seePaid();
});

test('[PAY-08] the details of a bank abroad are side by side only where the dialog is wide', async ({ I, page }) => {
  const distance = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    const [name, address] = await Promise.all(
      ['Recipient name', 'Recipient address'].map((label) => I.field(label).boundingBox()),
    );
    return { across: (address?.x ?? 0) - (name?.x ?? 0), down: (address?.y ?? 0) - (name?.y ?? 0) };
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  await I.enter(AMAKA, '/dashboard/payout/transfer?wallet=USD&transfer=USD');
  await I.field('Recipient name').waitFor();
  // The fields come again with the wallets.
  await expect.poll(() => distance(1440)).toEqual({ across: expect.closeTo(304, -2), down: 0 });
  for (const width of [768, 390]) await expect.poll(() => distance(width)).toEqual({ across: 0, down: expect.closeTo(78, -2) });
});

test('[PAY-08] a bank abroad is paid with everything it wants to know', async ({ I, page }) => {
  await I.signIn(AMAKA);
  await page.goto(new URL('/dashboard/payout/transfer?wallet=USD', page.url()).href);
  await I.button('Make a Transfer').click();
  await I.field('Account number').fill('FR76 3000 4000 0312 3456 7890 143');
  await I.field('Recipient name').fill('Atelier Colombe');
  await I.field('Recipient address').fill('1 Rue des Lilas, Paris');
  await I.field('Bank name').fill('Banque du Port');
  await I.field('Bank address').fill('2 Quai Ouest, Paris');
  await I.field('Routing number').fill('30004');
  await I.field('SWIFT code').fill('BNPAFRP');
  await I.field('Amount').fill('120.00');
  await I.field('Description').fill('Cloth');
  await expect(I.button('Review transfer')).toHaveAccessibleDescription(/SWIFT/);
  await I.field('SWIFT code').fill('BNPAFRPP');
  const moved = await I.countMoved(async () => {
    await I.review();
    await I.see('USD 145.00');
    await I.button('Initiate payout').click();
    await I.seePaid();
  });
  expect(moved).toBe(1);
  await expect(I.firstRow()).toContainText('Atelier Colombe');
});

for (const [format, item] of [
  ['csv', 'CSV (.csv)'],
  ['xlsx', 'Excel (.xlsx)'],
] as const) {
  test(`[PAY-10 GEN-06] the list is saved as ${format}, with every row that the filter matches`, async ({ I, page }) => {
    await I.signIn(NGOZI);
    await page.goto(new URL('/dashboard/account/payouts?status=Rejected&size=5', page.url()).href);
    const range = await page.getByText(/^\d+(–| to )\d+ of [1-9]/).innerText();
    const total = Number(/of ([\d,]+)/.exec(range)?.[1]?.replaceAll(',', ''));
    expect(total).toBeGreaterThan(5);
    const saving = page.waitForEvent('download');
    await I.button('Download').click();
    await page.getByRole('menuitem', { name: item }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toMatch(new RegExp(`^Payouts-\\d{8}-\\d{6}-\\w+\\.${format}$`));
    const content = await readFile(await saved.path());
    if (format === 'csv') expect(content.toString('utf8').trim().split('\r\n')).toHaveLength(total + 1);
    else expect(content.subarray(0, 2).toString()).toBe('PK');
    await I.see(/ saved\./);
  });
}
