/** The code of a payout that was sent with others sends them all. */
import { providerOf } from '../../drivers/provider';
import { expect, test } from '../fixtures';
import { AMAKA } from '../merchant';

test('[PAY-07] the code of one payout says that it sends the whole batch, and its field gets the focus', async ({
  I,
  page,
  sandbox,
}) => {
  const who = await I.enter(AMAKA, '/dashboard/payout/transfer?status=Awaiting+Verification');
  const to = {
    type: 'Bank',
    AccountName: 'ADA OKAFOR',
    recipientName: 'ADA OKAFOR',
    accountNumber: '0123456789',
    bankCode: '058',
  };
  const rows = ['61000', '2000'].map((amount, at) => ({
    ...{ ...to, amount, debitCurrency: 'NGN', creditCurrency: 'NGN', description: 'Rent', clientReference: `row-${at}` },
  }));
  const headers = { authorization: `Bearer ${who.token}`, subsidiary_id: '1001', 'idempotency-key': crypto.randomUUID() };
  await providerOf(sandbox).ask('POST', '/payout/initiate', headers, { payoutDetails: rows });
  await I.button('Refresh').click();
  const row = page.getByRole('row').filter({ hasText: '2,0' }).filter({ hasText: 'ADA OKAFOR' }).first();
  sandbox.queueFault('resendPayoutOtp', 'server');
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Verify Payout' }).click();
  await I.button('I have a code').click();
  await expect(I.field('Your code')).toBeFocused();
  await I.see('It sends all 2 payouts of the batch, not only the one to ADA OKAFOR.');
  await expect(I.dialog).toContainText('NGN 63,000.00');
  const moved = await I.countMoved(async () => {
    await I.enterCode(await I.otp(AMAKA), 'Verify Payout');
    await I.see('Payouts verified successfully');
  });
  expect(moved).toBe(2);
});

test('[PAY-07] a payout whose code was sent a moment ago asks for that code, and a press beside the dialog keeps its place', async ({
  I,
  page,
}) => {
  await I.startTransfer(AMAKA, '60,000.00');
  await I.review();
  await I.button('Initiate payout').click();
  await I.field('Your code').waitFor();
  await I.button('Not now').click();
  await I.seeNoDialog();
  await I.firstRow()
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Verify Payout' }).click();
  await I.see('Enter the code that we sent you a moment ago.');
  await expect(I.field('Your code')).toBeFocused();
  await expect(I.dialog.getByRole('alert')).toHaveCount(0);
  await expect(I.dialog.getByRole('button', { name: /^Resend code in 00:/ })).toBeVisible();
  await page.mouse.click(20, 500);
  await expect(I.field('Your code')).toBeFocused();
  const moved = await I.countMoved(async () => {
    await I.enterCode(await I.otp(AMAKA), 'Verify Payout');
    await I.seeNoDialog();
  });
  expect(moved).toBe(1);
});
