/** Preferences: changes apply at once, also by keyboard alone. Also their look. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { findNothing, LOOKS, lookAs } from '../looks';
import { AMAKA, NGOZI, PASSWORD, TUNDE } from '../merchant';

const PREFERENCES = '/dashboard/settings/preference';
const TWO_FACTOR = 'Two-factor sign-in';

const toggle = (page: Page, name: string, isOn: boolean) => page.getByRole('switch', { name, exact: true, checked: isOn });

test('[PRF-01 SES-03] the second factor is turned off with the password; the next sign-in asks for no code until it is on again', async ({
  I,
  page,
  sandbox,
}) => {
  await I.signIn(AMAKA);
  await I.goTo('Settings', 'Preferences');
  // By keyboard alone: a wrong password shows an error below it and keeps the dialog open.
  await toggle(page, TWO_FACTOR, true).press('Enter');
  await expect(I.field('Password')).toBeFocused();
  await page.keyboard.type('Wrong#2026');
  await page.keyboard.press('Enter');
  await I.see('Incorrect password');
  await expect(I.field('Password')).toBeFocused();
  await I.field('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await I.seeNoDialog();
  await expect(toggle(page, TWO_FACTOR, false)).toBeVisible();
  await I.logOut();
  await I.enterPassword(AMAKA);
  await I.button('Amaka Obi').waitFor();
  await page.goto(`${sandbox.address}${PREFERENCES}`);
  await toggle(page, TWO_FACTOR, false).press('Enter');
  await I.heading('Turn on two-factor sign-in?').waitFor();
  await I.button('Turn on').press('Enter');
  await I.seeNoDialog();
  await I.logOut();
  await I.enterPassword(AMAKA);
  await I.field('Your code').waitFor();
});

test('[PRF-01] fees and methods are changed with the new state shown; what cannot be changed says why and who can', async ({
  I,
  page,
}) => {
  await I.enter(AMAKA, PREFERENCES);
  const fees = page.getByRole('list', { name: 'Transaction fees' });
  const methods = page.getByRole('list', { name: 'Payment methods' });
  await expect(fees).toContainText('The customer pays your price only');
  await I.button('Change fee bearer').click();
  await I.button('Save').click();
  await I.see('This is the current setting. Choose a different one.');
  await page.getByRole('radio', { name: 'Subsidiary' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Split' })).toBeChecked();
  await page.keyboard.press('Enter');
  await I.seeNoDialog();
  await expect(fees).toContainText('Half the fee is added');
  await toggle(page, 'USSD', true).click();
  await I.button('Turn off').click();
  await toggle(page, 'USSD', false).waitFor();
  await toggle(page, 'Card', true).click();
  await I.button('Turn off').click();
  await toggle(page, 'Card', false).waitFor();
  await expect(toggle(page, 'Pay With Bank Transfer', true)).toBeDisabled();
  await expect(methods).toContainText('At least one method must stay on. Turn on another one first.');
  await I.logOut();
  await I.signIn(NGOZI);
  await I.goTo('Settings', 'Preferences');
  await expect(I.button('Change fee bearer')).toBeDisabled();
  await expect(toggle(page, 'USSD', false)).toBeDisabled();
  await I.see(/Your role can only view this/);
  await expect(toggle(page, TWO_FACTOR, false)).toBeEnabled();
});

test('[PRF-01 GEN-10] a role that may not look at the business has a second factor of its own, and asks for nothing else', async ({
  I,
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await I.enter(TUNDE, PREFERENCES);
  await toggle(page, TWO_FACTOR, false).waitFor();
  expect(asked.filter((path) => path.includes('/dashboard/payment/'))).toEqual([]);
  await expect(page.getByRole('region', { name: 'Payment methods' })).toHaveCount(0);
});

for (const look of LOOKS)
  test(`[PRF-01] axe finds nothing in preferences, ${look.colorScheme}, ${look.width} px`, async ({ I, page, sandbox }) => {
    await lookAs(page, look);
    await I.enter(AMAKA, PREFERENCES);
    await toggle(page, 'USSD', true).waitFor();
    await findNothing(page, 'preferences');
    for (const [search, title] of [
      ['changing=fees', 'Who pays the fees?'],
      ['method=USSD', 'Turn off USSD?'],
      ['twoFactor=off', 'Turn off two-factor sign-in?'],
    ]) {
      await page.goto(`${sandbox.address}${PREFERENCES}?${search}`);
      await I.heading(title ?? '').waitFor();
      await findNothing(page, title ?? '');
    }
  });
