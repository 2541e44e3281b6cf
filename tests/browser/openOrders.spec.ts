/** An order that is put aside while its outcome is unknown: each list of its kind names it, and leads back to its check. Nothing moves twice. */
import { providerOf } from '../drivers/provider';
import { expect, test } from './fixtures';
import { AMAKA } from './merchant';

test('[TRX-05 RFD-01] a refund that was put aside is named on the lists of transactions and of refunds, and checked from there', async ({
  I,
  page,
  sandbox,
}) => {
  const { paymentFor, signIn } = providerOf(sandbox);
  const { paymentReference } = await paymentFor(await signIn(AMAKA));
  await I.enter(AMAKA, `/dashboard/business/transactions?refund=${paymentReference}`);
  await I.field('Amount').fill('41.50');
  await I.button('Review refund').click();
  sandbox.queueFault('createRefunds', 'lost');
  sandbox.queueFault('getRefundOrderStatus', 'broken');
  await I.button('Refund NGN 41.50').click();
  await I.button('Not now').click();
  await I.seeNoDialog();
  const named = page.getByText(/^We don’t know the outcome of your last refund \(\u2068?KOR-\w+\u2069?\) yet\./);
  await expect(named).toBeVisible();
  await page.goto(`${sandbox.address}/dashboard/business/refunds`);
  await expect(named).toBeVisible();
  await I.button('Check status').click();
  await I.heading('Refund sent').waitFor();
  await I.button('Done').click();
  await I.seeNoDialog();
  await expect(named).toHaveCount(0);
  await expect(page.getByRole('cell', { name: '41.50' })).toHaveCount(1);
});

test('[BLK-01 PAY-02] a bulk payout of unknown outcome is named on the page of transfers', async ({ I, page, sandbox }) => {
  await I.enter(AMAKA, '/dashboard/payout/transfer/bulk');
  const rows = 'Account Number,Bank,Amount,Description\r\n0123456789,Guaranty Trust Bank,77.05,Rent';
  await page.getByLabel('Payments file').setInputFiles({ name: 'rent.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
  await I.button('Review 1 row').click();
  await I.see('Total to be debited');
  sandbox.queueFault('initiatePayout', 'lost');
  sandbox.queueFault('getPayoutStatus', 'broken');
  const moved = await I.countMoved(async () => {
    await I.button('Initiate payouts').click();
    await I.button('Check status').waitFor();
    await page.goto(`${sandbox.address}/dashboard/payout/transfer`);
    await I.see('We don’t know the outcome of your last bulk payout yet. Check its status before you pay again.');
    await I.button('Check status').click();
    await I.see('The provider accepted all rows (1).');
  });
  expect(moved).toBe(1);
});

test('[SPL-01 SPL-08] a split settlement of unknown outcome is named on the list', async ({ I, page, sandbox }) => {
  await I.enter(AMAKA, '/dashboard/account/split-settlements/create');
  await I.field('Name').fill('Carriers');
  await I.button('Add Settlement Account').click();
  await I.field('Merchant ID').fill('1004');
  await expect(I.dialog.getByText('HARBOUR TRADING')).toBeVisible();
  await I.field('Settlement share').fill('60');
  await I.button('Save').click();
  await I.seeNoDialog();
  await I.button('Submit All Accounts').click();
  await I.field('Your code').waitFor();
  sandbox.queueFault('upsertSplitSettlement', 'lost');
  sandbox.queueFault('getSplitSettlementStatus', 'broken');
  await I.enterCode(await I.otp(AMAKA), 'Verify Settlement');
  await I.button('Not now').click();
  await I.see(/^We don’t know the outcome of your last split settlement \(.*Carriers.*\) yet\./);
  await I.button('Check status').click();
  await I.heading('Settlement Verified Successfully').waitFor();
  await I.button('Go to split settlements').click();
  await expect(page.getByRole('row').filter({ hasText: 'Carriers' })).toHaveCount(1);
  await expect(page.getByText(/^We don’t know the outcome/)).toHaveCount(0);
});
