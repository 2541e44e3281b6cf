/** The list of payouts: its rows, columns, pages and downloads. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures';
import { AMAKA, NGOZI, TUNDE } from '../merchant';

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
