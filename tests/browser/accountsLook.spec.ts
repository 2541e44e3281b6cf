/** The pages before the door: axe, the keyboard, and no page wider than its window. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { guest, lettersOf } from '../drivers/letters';
import { expect, test } from './house';
import type { Merchant } from './merchant';

async function findNothing(page: Page, where: string) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${where}: ${id} ${nodes.map(({ target }) => target).join(' ')}`)).toEqual([]);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(tooWide, where).toBeLessThanOrEqual(0);
}

/** Every page and what it looks like when something is wrong. */
async function everyPage(
  page: Page,
  I: Merchant,
  address: string,
  letters: ReturnType<typeof lettersOf>,
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
  await I.button('Signin').waitFor();
  await look(page, 'verified');
  await page.goto(`${address}/onboarding/x`);
  await I.heading('Your email could not be verified').waitFor();
  await look(page, 'not verified');
  await page.goto(`${address}/email-verified/${(await letters.letter('invitation')).token}`);
  await page.getByLabel('Confirm password', { exact: true }).waitFor();
  await look(page, 'invitation');
  await page.goto(`${address}/email-verified/${(await letters.letter('invitationOfKnown')).token}`);
  await I.see('You have an account already');
  await look(page, 'invitation, known');
  await page.goto(`${address}/email-verified`);
  await I.heading('This link is not complete').waitFor();
  await look(page, 'invitation, cut');
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 768, 390, 320]) {
    test(`axe finds nothing before the door, ${colorScheme}, ${width} px`, async ({ I, page, sandbox }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await everyPage(page, I, sandbox.address, lettersOf(sandbox), findNothing);
    });
  }
}

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
