/** A merchant exports transactions and finds the file in the Report Centre. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { findNothing, fitNarrowly, LOOKS, lookAs } from '../looks';
import { AMAKA, NGOZI, TUNDE } from '../merchant';

const LIST = '/dashboard/business/transactions';
const CENTRE = '/dashboard/report-center';

const rowsOf = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });

test('[TRX-03] [RPT-01] [GEN-06] an export has the filter of the list, and the Report Centre has its file', async ({
  I,
  page,
  sandbox,
}) => {
  await I.enter(AMAKA, `${LIST}?status=Reversed`);
  await page.getByRole('cell').first().waitFor();
  await I.button('Export').click();
  await I.heading('Export transactions').waitFor();
  await I.see('Status: Reversed.');
  await I.see('Africa/Lagos (WAT)');
  await findNothing(page, 'export');
  await page.getByRole('checkbox', { name: 'Email', exact: true }).uncheck();
  await page.getByRole('checkbox', { name: 'Customer name', exact: true }).check();
  await page.getByRole('button', { name: /^Export [\d,]+ rows$/ }).click();
  await I.heading('Your file is ready').waitFor();
  const link = page.getByRole('link', { name: /^Download/ });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  const file = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(file.headers()['content-disposition']).toMatch(/^attachment; filename="Transactions-[\w-]+\.csv"$/);
  const [head, ...lines] = (await file.text()).trim().split('\r\n');
  expect(head).toBe(
    'Date (WAT),Amount,Currency,Recurring Frequency,Settlement Amount,Payment method,Reference,Status,Customer name',
  );
  expect(lines.every((line) => line.includes(',Reversed,'))).toBe(true);
  await page.getByRole('link', { name: 'Go to Report Centre' }).click();
  await I.heading('Report Centre').waitFor();
  const first = rowsOf(page).first();
  await expect(first).toContainText('Transactions: Reversed, NGN, 9 columns');
  await expect(first).toContainText(`${lines.length} rows, until`);
  // Another tab of the same merchant sees the same file, and an address that is too old leads back.
  const other = (await first.getByRole('link', { name: /^Download/ }).getAttribute('href')) ?? '';
  sandbox.clock.advance(601);
  await page.goto(other);
  await I.see('This link has expired');
  await page.getByRole('link', { name: 'Go to Report Centre' }).click();
  await I.heading('Report Centre').waitFor();
});

test('[RPT-01] a pending file is followed until it is there, and one that failed can be tried again', async ({
  I,
  page,
  sandbox,
}) => {
  await I.enter(AMAKA, `${LIST}?keyword=export-waits&open=export`);
  await page.getByRole('button', { name: 'Export 0 rows' }).click();
  await I.see('You can close this. The export continues in Report Centre.');
  await page.keyboard.press('Escape');
  await I.see('Your requested report will be available in Report Centre shortly.');
  await I.goTo('Report Center', 'Reports');
  const pending = rowsOf(page).filter({ hasText: 'export-waits' });
  await expect(pending).toContainText('Pending');
  sandbox.clock.advance(301);
  await expect(pending).toContainText('0 rows, until', { timeout: 30_000 });
  await page
    .getByRole('button', { name: /^Try again/ })
    .first()
    .click();
  await I.heading('Export again?').waitFor();
  await I.button('Export again').last().click();
  await expect(rowsOf(page)).toHaveCount(6);
  await expect(rowsOf(page).first()).toContainText('Transactions, 9 columns');
  await sandbox.reportsMade();
});

test('[RPT-01] who cannot view transactions gets no file of them, and who can views both', async ({ I, page }) => {
  await I.enter(TUNDE, CENTRE);
  await expect(rowsOf(page).first()).toContainText('Your role can’t open this file.');
  await expect(page.getByRole('link', { name: /^Download/ })).toHaveCount(0);
  await I.enter(NGOZI, LIST);
  await I.button('Export').waitFor();
});

for (const look of LOOKS)
  test(`[RPT-01] the Report Centre is accessible and fits at ${look.width} px`, async ({ I, page }) => {
    await lookAs(page, look);
    await I.enter(AMAKA, CENTRE);
    await page.getByRole('cell').first().waitFor();
    await findNothing(page, 'reports');
    await fitNarrowly(page, 'reports');
    await page.goto(page.url().replace(CENTRE, `${LIST}?open=export`));
    await I.heading('Export transactions').waitFor();
    await findNothing(page, 'export');
    await fitNarrowly(page, 'export');
  });
