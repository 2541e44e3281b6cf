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
