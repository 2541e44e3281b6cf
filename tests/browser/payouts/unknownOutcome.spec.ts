/** A payout whose response was lost: what is asked, what is sent again, and what is not. */
import { expect, test } from '../fixtures';
import { AMAKA } from '../merchant';

// What moves is seen to move here: it is how a merchant sees it.
test.use({ isMoving: true });

test('[PAY-05] the payout was received but its answer was lost: it is asked for, and paid once', async ({ I, page, sandbox }) => {
  const made: string[] = [];
  page.on('request', (request) => made.push(new URL(request.url()).pathname));
  const moved = await I.countMoved(async () => {
    await I.startTransfer(AMAKA, '20,000.00');
    await I.review();
    sandbox.queueFault('initiatePayout', 'lost');
    await I.button('Initiate payout').click();
    await I.heading('Payout sent').waitFor();
    // The message about the lost response is gone.
    await expect(page.getByRole('region', { name: 'Notices' }).getByRole('alert')).toHaveCount(0);
    await I.seePaid();
  });
  expect(moved).toBe(1);
  expect(made.filter((path) => path.endsWith('/payout/initiate'))).toHaveLength(1);
  // Once to know the outcome, and once for the balance after it.
  expect(made.filter((path) => path.endsWith('/payout/status'))).toHaveLength(2);
});

test('[PAY-05] a review that is left with the back button has no unknown outcome, and opens again as it was', async ({
  I,
  page,
}) => {
  const unknown = page.getByText('We don’t know the outcome of your last payout yet.');
  await I.startTransfer(AMAKA, '20,000.00');
  await I.review();
  await page.goBack();
  await I.seeNoDialog();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(unknown).toHaveCount(0);
  await page.goForward();
  await I.see('NGN 20,025.00');
  await expect(I.button('Initiate payout')).toBeEnabled();
  await page.reload();
  await I.see('NGN 20,025.00');
  await I.dialog.getByRole('button', { name: 'Close' }).click();
  await I.button('Leave').click();
  await I.seeNoDialog();
  await expect(unknown).toHaveCount(0);
});

test('[PAY-05] the payout never arrived: nothing is sent again before the merchant confirms again', async ({ I, sandbox }) => {
  const moved = await I.countMoved(async () => {
    await I.startTransfer(AMAKA, '20,000.00');
    await I.review();
    sandbox.queueFault('initiatePayout', 'network');
    await I.button('Initiate payout').click();
    await I.see('You’re paying');
  });
  expect(moved).toBe(0);
  const again = await I.countMoved(async () => {
    await I.button('Initiate payout').click();
    await I.seePaid();
  });
  expect(again).toBe(1);
});

test('[PAY-05] the outcome is unknown: nothing more is sent, and the list offers to check it', async ({ I, page, sandbox }) => {
  await I.startTransfer(AMAKA, '20,000.00');
  await I.review();
  sandbox.queueFault('initiatePayout', 'lost');
  sandbox.queueFault('getPayoutStatus', 'pending', 2);
  const moved = await I.countMoved(async () => {
    await I.button('Initiate payout').click();
    await I.see('We couldn’t confirm this yet');
    await I.button('Not now').click();
    await I.button('Check status').click();
    await I.see('We couldn’t confirm this yet');
    await page.reload();
    await I.seePaid();
  });
  expect(moved).toBe(1);
});
