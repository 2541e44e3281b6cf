/** The messages when a payout's call fails, on the running sandbox. */
import { expect, test } from './fixtures';
import { AMAKA } from './merchant';

for (const fault of ['broken', 'network'] as const) {
  test(`[PAY-06] a code whose answer is lost (${fault}) is asked for again with a word why, and pays once`, async ({
    I,
    page,
    sandbox,
  }) => {
    const moved = await I.countMoved(async () => {
      await I.startTransfer(AMAKA, '60,000.00');
      await I.review();
      await I.button('Initiate payout').click();
      sandbox.queueFault('verifyPayout', fault);
      await I.verifyPayout();
      await I.see('Error verifying payout. Please try again.');
      await I.see('No money has moved. The payout still awaits its code.');
      await I.verifyPayout();
      await I.seePaid();
      await expect(page.getByText('Error verifying payout')).toHaveCount(0);
    });
    expect(moved).toBe(1);
  });
}

test('[PAY-05] a refused payout says so in its dialog, with what is safe', async ({ I, page, sandbox }) => {
  await I.startTransfer(AMAKA, '20,000.00');
  await I.review();
  sandbox.queueFault('initiatePayout', 'server');
  await I.button('Initiate payout').click();
  await expect(I.dialog.getByRole('alert')).toContainText('The provider refused the request');
  await expect(I.dialog.getByRole('alert')).toContainText('No money has moved.');
  await expect(page.getByRole('region', { name: 'Notices' }).getByRole('alert')).toHaveCount(0);
});
