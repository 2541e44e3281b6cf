/** Runs axe on every screen from sign-in to a verified payout. */
import { test } from './fixtures';
import { findNothing } from './looks';
import { AMAKA } from './merchant';

export const payoutLooksWell = (colorScheme: 'light' | 'dark') =>
  test(`axe finds nothing from sign-in to a verified payout, ${colorScheme}`, async ({ I, page, sandbox }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(sandbox.address);
    await findNothing(page, 'sign-in');
    await I.enterPassword(AMAKA, 'wrong');
    await I.see('Invalid email or password');
    await findNothing(page, 'sign-in, refused');
    await I.enterPassword(AMAKA);
    await I.heading('Enter your code').waitFor();
    await findNothing(page, 'second factor');
    await I.enterCode(await I.otp(AMAKA), 'Verify');
    await I.heading('Dashboard').waitFor();
    await findNothing(page, 'dashboard');
    await I.openPayouts();
    await findNothing(page, 'payouts');
    await page.goto(`${page.url()}?recipient=nobody+is+called+so`);
    await I.see('No payouts match.');
    await findNothing(page, 'payouts, none');
    await page.goto(`${sandbox.address}${I.payoutsPath}?transfer=new`);
    await I.heading('Make a Transfer').waitFor();
    await findNothing(page, 'transfer');
    await I.fillTransfer({ amount: '60,000.00' });
    await I.review();
    await findNothing(page, 'review');
    sandbox.queueFault('initiatePayout', 'lost');
    sandbox.queueFault('getPayoutStatus', 'pending');
    await I.button('Initiate payout').click();
    await I.see('We couldn’t confirm this yet');
    await findNothing(page, 'outcome unknown');
    await I.button('Check status').click();
    await I.field('Your code').waitFor();
    await findNothing(page, 'code');
    await I.verifyPayout();
    await I.see('Payout reference');
    await findNothing(page, 'outcome');
    await I.seePaid();
    await page.goto(`${sandbox.address}/dashboard/no/such/page`);
    await I.heading('Page not found').waitFor();
    await findNothing(page, 'not found');
  });
