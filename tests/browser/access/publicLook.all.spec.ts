/** The public pages: axe, the keyboard, and no page wider than its window. */
import type { Page } from '@playwright/test';
import { guest, providerOf } from '../../drivers/provider';
import { expect, test } from '../fixtures';
import { findNothing, fitNarrowly, LOOKS, lookAs } from '../looks';
import { type Merchant, PASSWORD } from '../merchant';
import { verifyWith } from './byLink';

/** Every page with its errors. */
async function everyPage(
  page: Page,
  I: Merchant,
  address: string,
  letters: ReturnType<typeof providerOf>,
  look: typeof findNothing,
) {
  await page.goto(`${address}/?reset=now`);
  await I.heading('Reset your password').waitFor();
  await look(page, 'reset');
  await page.goto(`${address}/sign-up`);
  await I.button('Create account').click();
  await I.see('First name is required');
  await look(page, 'sign-up, refused');
  await page.evaluate(
    (email) => sessionStorage.setItem('bookmark:nobody:verification', JSON.stringify({ shape: 1, bookmark: { email } })),
    guest(),
  );
  await page.goto(`${address}/verify`);
  await I.heading('Check your email').waitFor();
  await look(page, 'verify');
  await page.goto(`${address}/forgot-password/${encodeURIComponent(guest())}`);
  await I.button('Change password').click();
  await I.see('Confirm Password is required');
  await look(page, 'new password, refused');
  await page.goto(`${address}/onboarding/${(await letters.letter('verification')).token}`);
  await verifyWith(I, page, 'Somebody#1');
  await I.see(/isn’t the password you signed up with/);
  await look(page, 'verifying');
  await verifyWith(I, page, PASSWORD);
  await I.button('Signin').waitFor();
  await look(page, 'verified');
  await page.goto(`${address}/onboarding/x`);
  await verifyWith(I, page, PASSWORD);
  await I.heading('We couldn’t verify your email').waitFor();
  await look(page, 'not verified');
  await page.goto(`${address}/email-verified/${(await letters.letter('invitation')).token}`);
  await page.getByLabel('Confirm password', { exact: true }).waitFor();
  await look(page, 'invitation');
  await page.goto(`${address}/email-verified/${(await letters.letter('invitationOfKnown')).token}`);
  await I.see('You already have an account');
  await look(page, 'invitation, known');
  await page.goto(`${address}/email-verified`);
  await I.heading('This link is incomplete').waitFor();
  await look(page, 'invitation, cut');
}

for (const look of LOOKS) {
  test(`axe finds nothing on the public pages, ${look.colorScheme}, ${look.width} px`, async ({ I, page, sandbox }) => {
    await lookAs(page, look);
    await everyPage(page, I, sandbox.address, providerOf(sandbox), findNothing);
  });
}

for (const width of [768, 320])
  test(`no public page is wider than ${width} px`, async ({ I, page, sandbox }) => {
    await lookAs(page, { colorScheme: 'light', width });
    await everyPage(page, I, sandbox.address, providerOf(sandbox), fitNarrowly);
  });

test('[SES-08 SUP-01] the keyboard alone opens the reset and the sign-up, and sends it', async ({ I, page, sandbox }) => {
  await page.goto(sandbox.address);
  await I.field('Email').focus();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Reset here' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(I.field('Your email')).toBeFocused();
  await page.keyboard.press('Escape');
  await I.seeNoDialog();
  await page.getByRole('link', { name: 'Create an Account' }).focus();
  await page.keyboard.press('Enter');
  await expect(I.field('First name')).toBeFocused();
  for (const text of ['Ada', 'Obi', guest(), '08012345678', 'Ada Crafts', 'Newleaf#2027']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Tab');
  await page.keyboard.type('Newleaf#2027');
  await page.keyboard.press('Enter');
  await I.heading('Check your email').waitFor();
});
