/** Journeys across several flows on the running sandbox, counted in its ledger. */

import { momentOf } from '../drivers/dayOf';
import { expect, freshTest, test } from './fixtures';
import { AMAKA, pressEntry } from './merchant';

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
  await expect(I.firstRow()).toContainText('60,050.00');
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
  await expect(I.firstRow()).toContainText('20,025.00');
});

test('[PAY-03] pays another business by its merchant ID, once its name was found', async ({ I, page }) => {
  await I.signIn(AMAKA);
  await I.openPayouts();
  await I.openTransfer();
  await page.getByRole('radio', { name: 'Merchant', exact: true }).check();
  await I.field('Merchant ID').fill('4040');
  await I.field('Amount').fill('1,000');
  await I.field('Description').fill('Crates');
  await expect(I.button('Review payout')).toBeDisabled();
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
    await I.field('Your code').waitFor();
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
  await I.field('Your code').waitFor();
  await I.button('Close').click();
  await I.seeNoDialog();
  sandbox.clock.advance(61);
  await expect(I.firstRow()).toContainText('61,050.00');
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
