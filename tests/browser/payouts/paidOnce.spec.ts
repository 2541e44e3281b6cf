/** Money moves once: no double click, reload or second tab pays twice. */
import { expect, test } from '../fixtures';
import { AMAKA, merchantAt } from '../merchant';

// What moves is seen to move here: it is how a merchant sees it.
test.use({ isMoving: true });

test('[PAY-05] a double click on every button pays once', async ({ I }) => {
  const moved = await I.countMoved(async () => {
    await I.startTransfer(AMAKA, '60,000.00');
    await I.button('Review payout').dblclick();
    await I.see('NGN 60,050.00');
    await I.button('Initiate payout').dblclick();
    await I.field('Your code').fill(await sentTo(I));
    await I.button('Verify Payout').dblclick();
    await I.seePaid();
  });
  expect(moved).toBe(1);
});

async function sentTo(I: ReturnType<typeof merchantAt>) {
  await I.field('Your code').waitFor();
  return I.otp(AMAKA);
}

test('[PAY-05] a reload at every step pays once', async ({ I, page }) => {
  const moved = await I.countMoved(async () => {
    await I.startTransfer(AMAKA, '60,000.00');
    await page.reload();
    await expect(I.field('Amount')).toHaveValue('60,000.00');
    await expect(I.field('Description')).toHaveValue('Rent');
    await expect(I.dialog.getByText('ADA OKAFOR')).toBeVisible();
    await I.review();
    await page.reload();
    await I.see('NGN 60,050.00');
    await I.button('Initiate payout').click();
    await I.field('Your code').waitFor();
    await page.reload();
    await I.verifyPayout();
    await I.seePaid();
    await page.reload();
    await I.seeNoDialog();
    await expect(I.firstRow()).toContainText('60,050.00');
  });
  expect(moved).toBe(1);
});

test('[PAY-05] a tab duplicated before the payout is sent shares its key: both confirm, one pays', async ({
  I,
  page,
  context,
  sandbox,
}) => {
  await I.startTransfer(AMAKA, '60,000.00');
  await I.review();
  // A browser copies session storage into a duplicated tab.
  const stored = await page.evaluate(() => JSON.stringify(sessionStorage));
  const twin = await context.newPage();
  await twin.goto(`${sandbox.address}/sandbox/outbox`);
  await twin.evaluate((text) => {
    for (const [key, value] of Object.entries(JSON.parse(text))) sessionStorage.setItem(key, String(value));
  }, stored);
  const moved = await I.countMoved(async () => {
    await I.button('Initiate payout').click();
    await I.field('Your code').waitFor();
    await twin.goto(page.url());
    const Twin = merchantAt(twin, sandbox);
    await Twin.button('Initiate payout').click();
    await Twin.verifyPayout();
    await Twin.seePaid();
    // The first tab's code was for the same batch, which is already verified: it asks for the outcome, and shows it.
    await I.enterCode(await I.otp(AMAKA), 'Verify Payout');
    await I.seePaid();
  });
  expect(moved).toBe(1);
});

test('[PAY-05] two forms filled in alike are two payouts, and the second one is warned about', async ({ I }) => {
  const pay = async () => {
    await I.openTransfer();
    await I.fillTransfer({ amount: '12,345.67' });
    await I.review();
  };
  await I.signIn(AMAKA);
  await I.openPayouts();
  await pay();
  await expect(I.dialog.getByText('A payout of the same amount to this account')).toHaveCount(0);
  await I.button('Initiate payout').click();
  await I.seePaid();
  await pay();
  await I.see(/A payout of the same amount to this account was initiated today/);
});
