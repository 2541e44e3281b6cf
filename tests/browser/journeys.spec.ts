/** Journeys across several flows on the running sandbox, counted in its ledger. */

import { momentOf } from '../drivers/dayOf';
import { expect, freshTest, test } from './fixtures';
import { AMAKA, merchantAt, pressEntry } from './merchant';

// What moves is seen to move here: it is how a merchant sees it.
test.use({ isMoving: true });

test('[SES-02 SES-03 PAY-03 PAY-04 PAY-05 PAY-06 GEN-07] signs in with a code and pays above the limit, with a one-time password', async ({
  I,
}) => {
  const moved = await I.countMoved(async () => {
    await I.startTransfer(AMAKA, '60,000.00');
    await I.review();
    await I.see('NGN 60,050.00');
    await I.button('Initiate payout').click();
    await I.verifyPayout();
    await I.seePaid();
  });
  expect(moved).toBe(1);
  await expect(I.firstRow()).toContainText('ADA OKAFOR');
  await expect(I.firstRow()).toContainText('60,000.00');
  await expect(I.firstRow()).toContainText('Successful');
});

test('[PAY-05] pays below the limit, without a one-time password', async ({ I }) => {
  const moved = await I.countMoved(async () => {
    await I.startTransfer(AMAKA, '20,000');
    await I.review();
    await I.button('Initiate payout').click();
    await I.seePaid();
  });
  expect(moved).toBe(1);
  await expect(I.firstRow()).toContainText('20,000.00');
});

test('[PAY-03] pays another business by its merchant ID, once its name was found', async ({ I, page }) => {
  await I.signIn(AMAKA);
  await I.openPayouts();
  await I.openTransfer();
  await page.getByRole('radio', { name: 'Merchant', exact: true }).check();
  await I.field('Merchant ID').fill('4040');
  await I.field('Amount').fill('1,000');
  await I.field('Description').fill('Crates');
  await expect(I.button('Review transfer')).toBeDisabled();
  await I.field('Merchant ID').fill('1002');
  await expect(I.dialog.getByText('BLUECREST FOODS')).toBeVisible();
  const moved = await I.countMoved(async () => {
    await I.review();
    await I.button('Initiate payout').click();
    await I.seePaid();
  });
  expect(moved).toBe(1);
});

test('[PAY-06] a wrong code is refused in the provider’s words, and the right one pays', async ({ I }) => {
  const moved = await I.countMoved(async () => {
    await I.startTransfer(AMAKA, '60,000.00');
    await I.review();
    await I.button('Initiate payout').click();
    await I.enterCode('not it', 'Verify Payout');
    await I.see('Invalid OTP');
    await I.verifyPayout();
    await I.seePaid();
  });
  expect(moved).toBe(1);
});

freshTest(
  '[PAY-06 PAY-07] a late code is refused, and a new one can be asked for after a minute',
  async ({ I, page, sandbox }) => {
    await page.clock.install({ time: momentOf(sandbox) });
    await I.startTransfer(AMAKA, '60,000.00');
    await I.review();
    await I.button('Initiate payout').click();
    await I.field('One-time password').waitFor();
    const waiting = page.getByRole('button', { name: /^Resend code in 0[01]:\d\d$/ });
    await expect(waiting).toBeDisabled();
    const first = await waiting.textContent();
    await page.clock.runFor(2_000);
    expect(await waiting.textContent()).not.toBe(first);
    const late = await I.otp(AMAKA);
    sandbox.clock.advance(301);
    await I.enterCode(late, 'Verify Payout');
    await I.see('OTP has expired');
    await page.clock.runFor(61_000);
    const moved = await I.countMoved(async () => {
      await I.button('Resend code').click();
      await expect.poll(() => I.otp(AMAKA)).not.toBe(late);
      await I.verifyPayout();
      await I.seePaid();
    });
    expect(moved).toBe(1);
  },
);

test('[PAY-07] a payout that still awaits its code is verified from the list', async ({ I, page, sandbox }) => {
  await I.startTransfer(AMAKA, '61,000.00');
  await I.review();
  await I.button('Initiate payout').click();
  await I.field('One-time password').waitFor();
  await I.button('Close').click();
  await I.seeNoDialog();
  sandbox.clock.advance(61);
  await expect(I.firstRow()).toContainText('61,000.00');
  const moved = await I.countMoved(async () => {
    await I.firstRow()
      .getByRole('button', { name: /^Actions/ })
      .click();
    await pressEntry(page.getByRole('menuitem', { name: 'Verify Payout' }));
    await I.verifyPayout();
    await I.seeNoDialog();
  });
  expect(moved).toBe(1);
});

test('[PAY-05] the payout was received but its answer was lost: it is asked for, and paid once', async ({ I, page, sandbox }) => {
  const made: string[] = [];
  page.on('request', (request) => made.push(new URL(request.url()).pathname));
  const moved = await I.countMoved(async () => {
    await I.startTransfer(AMAKA, '20,000.00');
    await I.review();
    sandbox.queueFault('initiatePayout', 'lost');
    await I.button('Initiate payout').click();
    await I.heading('Transfer sent').waitFor();
    // The message about the lost response is gone.
    await expect(page.getByRole('region', { name: 'Notices' }).getByRole('alert')).toHaveCount(0);
    await I.seePaid();
  });
  expect(moved).toBe(1);
  expect(made.filter((path) => path.endsWith('/payout/initiate'))).toHaveLength(1);
  // Once to know the outcome, and once for the balance after it.
  expect(made.filter((path) => path.endsWith('/payout/status'))).toHaveLength(2);
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

test('[PAY-05] a double click on every button pays once', async ({ I }) => {
  const moved = await I.countMoved(async () => {
    await I.startTransfer(AMAKA, '60,000.00');
    await I.button('Review transfer').dblclick();
    await I.see('NGN 60,050.00');
    await I.button('Initiate payout').dblclick();
    await I.field('One-time password').fill(await sentTo(I));
    await I.button('Verify Payout').dblclick();
    await I.seePaid();
  });
  expect(moved).toBe(1);
});

async function sentTo(I: ReturnType<typeof merchantAt>) {
  await I.field('One-time password').waitFor();
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
    await I.field('One-time password').waitFor();
    await page.reload();
    await I.verifyPayout();
    await I.seePaid();
    await page.reload();
    await I.seeNoDialog();
    await expect(I.firstRow()).toContainText('60,000.00');
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
    await I.field('One-time password').waitFor();
    await twin.goto(page.url());
    const Twin = merchantAt(twin, sandbox);
    await Twin.verifyPayout();
    await Twin.seePaid();
    // The first tab's code was for the same batch, which is already verified.
    await I.enterCode(await I.otp(AMAKA), 'Verify Payout');
    await I.see(/already verified/);
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
