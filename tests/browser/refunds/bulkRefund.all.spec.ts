/** Refunds that are logged: one by its reference, and many from a file, to the list of refunds. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Sandbox } from '../../../sandbox/start';
import { providerOf } from '../../drivers/provider';
import { expect, test } from '../fixtures';
import { findNothing, LOOKS, lookAs } from '../looks';
import { AMAKA, NGOZI } from '../merchant';

const LIST = '/dashboard/business/refunds';
const HEAD = 'Reason,Transaction Reference,Amount';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const csv = (...rows: readonly string[]) => ({
  name: 'returns.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([HEAD, ...rows].join('\r\n')),
});

/** Returns the payment reference of a card payment of which NGN 20.00 was refunded. */
async function payment(sandbox: Sandbox): Promise<string> {
  const { paymentFor, signIn } = providerOf(sandbox);
  return (await paymentFor(await signIn(AMAKA))).paymentReference;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const choose = (page: Page, file: ReturnType<typeof csv>) => page.getByLabel('Refunds file').setInputFiles(file);

async function fromMenu(page: Page, item: string) {
  // On a narrower page, the problems of a file are shown one at a time.
  await page.setViewportSize({ width: 1440, height: 900 });
  await button(page, 'Log a refund').click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

test('[RFD-03] a file is put right row by row, survives a reload, is refunded once, and leads to the list', async ({
  I,
  page,
  sandbox,
}) => {
  test.slow();
  const [one, two] = [await payment(sandbox), await payment(sandbox)];
  await I.enter(AMAKA, LIST);
  await fromMenu(page, 'Log bulk refunds');
  // The template that the page offers is a spreadsheet that it can read.
  const saved = page.waitForEvent('download');
  await button(page, 'Download template').click();
  const template = await saved;
  const buffer = await readFile(await template.path());
  await page.getByLabel('Refunds file').setInputFiles({ name: template.suggestedFilename(), mimeType: XLSX, buffer });
  await I.see('please, add a refund');
  await choose(page, csv(`Late,${one},30`, `Late,${one},30`, `Late,${two},0`, `Late,KPY-OF-NOBODY,5`, `Late,${two},13.15`));
  await I.see('Same transaction and amount as row 2. Keep it only if you mean to refund twice.');
  await I.see('Your business has no transaction “KPY-OF-NOBODY”. Check the reference.');
  await page.getByLabel('Amount, row 4').fill('12.50');
  await button(page, 'Review 3 rows').waitFor();
  await button(page, 'Refund again (Possible duplicate)').click();
  await button(page, 'Review 4 rows').waitFor();
  await page.reload();
  await expect(page.getByLabel('Amount, row 4')).toHaveValue('12.50');
  await button(page, 'Review 4 rows').click();
  await I.see('You’re sending 4 refunds');
  await I.see('1 of 5 rows needs fixing and won’t be refunded. You can download it.');
  // The response is lost. The outcome is asked for, and nothing is sent twice.
  sandbox.queueFault('createRefunds', 'lost');
  await button(page, 'Send 4 refunds').click();
  await I.see('1 of 4 refunds was declined.');
  await page.getByRole('link', { name: 'View refunds' }).click();
  await I.heading('Refunds').waitFor();
  await expect(page.getByRole('cell', { name: '12.50' })).toHaveCount(1);
});

test('[RFD-03] rows that the provider refuses are named, and nothing was refunded', async ({ I, page, sandbox }) => {
  const [one, two] = [await payment(sandbox), await payment(sandbox)];
  await page.setViewportSize({ width: 1440, height: 900 });
  await I.enter(AMAKA, `${LIST}/bulk`);
  await choose(page, csv(`Late,${one},30`, `Late,${two},13.13`));
  await button(page, 'Review 2 rows').click();
  await button(page, 'Send 2 refunds').click();
  await I.see('1 row was refused. Nothing was refunded.');
  await I.see('The customer’s bank doesn’t accept this refund');
  await button(page, 'Exclude row 3').first().click();
  await button(page, 'Review 1 row').click();
  await button(page, 'Send 1 refund').click();
  await I.see('The provider accepted the refunds that we sent (1).');
});

test('[RFD-02] a refund is logged by a reference that is looked up first', async ({ I, page, sandbox }) => {
  const reference = await payment(sandbox);
  await I.enter(AMAKA, LIST);
  await fromMenu(page, 'Log a single refund');
  await I.field('Transaction reference').fill('KPY-OF-NOBODY');
  await page.keyboard.press('Enter');
  await I.see(/^Your business has no transaction with this reference\./);
  await I.field('Transaction reference').fill(reference);
  // What was typed is looked up again after a reload.
  await page.reload();
  await I.field('Amount').fill('41.50');
  await expect(button(page, 'Review refund')).toBeDisabled();
  await I.field('Reason').fill('Damaged');
  await button(page, 'Review refund').click();
  await button(page, 'Refund NGN 41.50').click();
  await I.heading('Refund sent').waitFor();
  await button(page, 'Done').click();
  await expect(page.getByRole('cell', { name: '41.50' })).toHaveCount(1);
});

test('[RFD-02 RFD-03] a viewer is offered no way to log refunds, even by its URL', async ({ I, page }) => {
  await I.enter(NGOZI, `${LIST}?open=refund`);
  await page.getByRole('cell').first().waitFor();
  await expect(button(page, 'Log a refund')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const look of LOOKS)
  test(`[RFD-02 RFD-03] logged refunds are accessible and fit at ${look.width} px`, async ({ I, page, sandbox }) => {
    await lookAs(page, look);
    const reference = await payment(sandbox);
    await I.enter(AMAKA, `${LIST}?open=refund`);
    await I.field('Transaction reference').waitFor();
    await findNothing(page, 'the reference of a refund');
    await page.goto(`${sandbox.address}${LIST}/bulk`);
    await page.getByLabel('Refunds file').waitFor();
    await findNothing(page, 'the file of refunds');
    await choose(page, csv(`Late,${reference},30`, `Late,${reference},0`, `,${reference},9999999`));
    await button(page, 'Review 1 row').waitFor();
    await findNothing(page, 'the rows of refunds');
    await button(page, 'Review 1 row').click();
    await I.see('You’re sending 1 refund');
    await findNothing(page, 'the confirmation of refunds');
    await button(page, 'Send 1 refund').click();
    await I.see('The provider accepted the refunds that we sent (1).');
    await findNothing(page, 'the results of refunds');
  });
