/** A refund from the details of a transaction to the ledger, in a browser. */
import type { Page } from '@playwright/test';
import { providerOf } from '../../drivers/provider';
import { expect, test } from '../fixtures';
import { findNothing, LOOKS, lookAs } from '../looks';
import { AMAKA, NGOZI } from '../merchant';

const LIST = '/dashboard/business/transactions?status=Successful&method=Card&currency=NGN';

/** Opens the details of the newest card payment. */
async function openNewest(page: Page) {
  await page
    .getByRole('button', { name: /^View details of KOR-/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Transaction details', level: 1 }).waitFor();
  await page.getByText('Order reference', { exact: true }).waitFor();
}

const amount = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'Amount' });

test('[TRX-04 TRX-05] a merchant opens a transaction, refunds a part of it, and sees it in the money and the timeline', async ({
  I,
  page,
  sandbox,
}) => {
  await I.enter(AMAKA, LIST);
  await openNewest(page);
  await I.button('Refund').click();
  await expect(amount(page)).not.toHaveValue('');
  await amount(page).fill('12.5');
  await page.getByRole('textbox', { name: /^Reason/ }).fill('One item missing');
  await I.button('Review refund').click();
  await I.see('You refund');
  await I.button('Refund NGN 12.50').click();
  await I.heading('Refund sent').waitFor();
  await I.see('Left on this transaction');
  await I.button('Done').click();
  await expect(I.dialog).toHaveCount(0);
  await I.see(/Refund RFD-\w+: Approved/);
  await I.see('Requested by Amaka Obi: One item missing');
  await expect(
    page.getByRole('table', { name: /^Money of this transaction/ }).getByRole('row', { name: /^Refunded/ }),
  ).toContainText('−12.50');
  await findNothing(page, 'a transaction with a refund');
  await page.reload();
  await I.see('Requested by Amaka Obi: One item missing');
  await page.getByRole('main').getByRole('link', { name: 'Transactions' }).click();
  await I.at(LIST);
  expect(await sandbox.ledger.isBalanced()).toBe(true);
});

test('[TRX-05] two tabs refund the same transaction: the second sees what is left now, and nothing moved twice', async ({
  I,
  page,
  sandbox,
}) => {
  const who = await providerOf(sandbox).signIn('amaka.obi@bluecrest.test');
  const { paymentReference: reference } = await providerOf(sandbox).paymentFor(who);
  await I.enter(AMAKA, `/dashboard/business/transactions/transaction-details/${reference}?open=refund`);
  await amount(page).fill('100');
  await I.button('Review refund').click();
  await I.see('You refund');
  const elsewhere = await fetch(`${sandbox.address}/subsidiary/dashboard/refund`, {
    method: 'POST',
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json', 'idempotency-key': 'elsewhere' },
    body: JSON.stringify([{ transactionReference: reference, amount: '33.33' }]),
  });
  expect(elsewhere.status).toBe(200);
  await I.button('Refund NGN 100.00').click();
  await I.see('What is left to refund has changed. Nothing was refunded.');
  await I.see(/^Before, NGN [\d,.]+ was left\. Now it is NGN [\d,.]+\. Check the amount, then review the refund again\.$/);
  await expect(amount(page)).toHaveValue('100');
  await I.button('Review refund').click();
  await I.button('Refund NGN 100.00').click();
  await I.heading('Refund sent').waitFor();
  expect(await sandbox.ledger.isBalanced()).toBe(true);
});

const fromRowMenu = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Actions for KOR-/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Refund', exact: true }).click();
};

test('[TRX-01 TRX-05] a refund from a row survives a reload, and one of unknown outcome is checked first', async ({
  I,
  page,
  sandbox,
}) => {
  await I.enter(AMAKA, LIST);
  await fromRowMenu(page);
  await expect(amount(page)).not.toHaveValue('');
  await amount(page).fill('7.25');
  await page.reload();
  await expect(amount(page)).toHaveValue('7.25');
  await I.button('Review refund').click();
  sandbox.queueFault('createRefunds', 'lost');
  sandbox.queueFault('getRefundOrderStatus', 'server');
  await I.button('Refund NGN 7.25').click();
  await I.heading('We couldn’t confirm this yet').waitFor();
  await I.button('Not now').click();
  await expect(I.dialog).toHaveCount(0);
  await fromRowMenu(page);
  await I.heading('Refund sent').waitFor();
  await I.button('Done').click();
  await expect(I.dialog).toHaveCount(0);
  // A transaction and its refunds lead to each other.
  await openNewest(page);
  await page.getByRole('link', { name: /^RFD-/ }).last().click();
  await I.heading('Refund details').waitFor();
  await page.getByRole('link', { name: 'View transaction' }).click();
  await I.see(/Refund RFD-\w+: Approved/);
  await page.getByRole('link', { name: 'Refunded', exact: true }).click();
  await I.at('/dashboard/business/refunds?keyword=KOR-\\w+&status=Successful');
  await expect(page.getByRole('cell', { name: '7.25' })).toHaveCount(1);
});

test('[TRX-05] a transaction by bank transfer, one that did not succeed, and a role without the permission offer no refund', async ({
  I,
  page,
}) => {
  await I.enter(AMAKA, '/dashboard/business/transactions?status=Successful&method=Pay+With+Bank+Transfer');
  await openNewest(page);
  await expect(I.button('Refund')).toHaveCount(0);
  await page.goto(
    page
      .url()
      .replace(/transaction-details.*/, '')
      .replace(/\/$/, '?status=Failed'),
  );
  await openNewest(page);
  await expect(I.button('Refund')).toHaveCount(0);
  await I.see('Failed');
});

test('[TRX-05] a viewer sees a transaction and no way to refund it, even by its URL', async ({ I, page }) => {
  await I.enter(NGOZI, LIST);
  await openNewest(page);
  await expect(I.button('Refund')).toHaveCount(0);
  await page.goto(`${page.url()}?open=refund`);
  await page.getByText('Order reference', { exact: true }).waitFor();
  await expect(I.dialog).toHaveCount(0);
});

test('[TRX-04] the URL of an unknown transaction says so, and where it may be', async ({ I }) => {
  await I.enter(AMAKA, '/dashboard/business/transactions/transaction-details/KPY-NONE');
  await I.see(/We couldn’t find this transaction\. Check the reference, or switch to Test\./);
});

for (const look of LOOKS)
  test(`[TRX-04 TRX-05] a transaction and its refund are accessible and fit at ${look.width} px`, async ({ I, page }) => {
    await lookAs(page, look);
    await I.enter(AMAKA, LIST);
    await openNewest(page);
    await findNothing(page, 'transaction details');
    await I.button('Refund').click();
    await expect(amount(page)).not.toHaveValue('');
    await findNothing(page, 'refund');
    await I.button('Review refund').click();
    await I.see('You refund');
    await findNothing(page, 'refund review');
  });
