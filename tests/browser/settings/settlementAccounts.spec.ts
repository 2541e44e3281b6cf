/** Settlement accounts: add one, make it the default, and settle to the wallet, with the password. Also their look. */
import { expect, test } from '../fixtures';
import { findNothing, LOOKS, lookAs } from '../looks';
import { AMAKA, NGOZI, PASSWORD } from '../merchant';

const ACCOUNTS = '/dashboard/settings/settlement-accounts';
const QUESTION = 'Change where your settlements go?';

test('[STA-01] an account is added with its name looked up, and becomes the default with old and new on screen and the password', async ({
  I,
  page,
  sandbox,
}) => {
  await I.signIn(AMAKA);
  await I.goTo('Settings', 'Settlement Accounts');
  await I.button('Add Bank Account').click();
  await I.dialog.getByText('Current', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Bank', exact: true }).selectOption({ label: 'Guaranty Trust Bank' });
  await I.field('Account Number').fill('0123456789');
  await expect(I.dialog.getByText('ADA OKAFOR')).toBeVisible();
  await I.see(/This name doesn’t match/);
  await I.button('Add Beneficiary').click();
  await I.seeNoDialog();
  await page.getByRole('button', { name: 'Set Default Guaranty Trust Bank 0123456789' }).click();
  await I.heading(QUESTION).waitFor();
  for (const text of ['Sterling Bank', '0099120455', 'Guaranty Trust Bank', '0123456789', 'ADA OKAFOR'])
    await expect(I.dialog.getByText(text, { exact: true })).toBeVisible();
  await expect(I.button('Yes')).toBeDisabled();
  await page.getByLabel('Password', { exact: true }).fill('Wrong#2026');
  await page.keyboard.press('Enter');
  await I.see('Incorrect password');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await I.see('Default account set successfully!');
  await I.seeNoDialog();
  await I.see('Default changed');
  await expect(page.getByRole('link', { name: 'audit trail', exact: true })).toHaveAttribute(
    'href',
    '/dashboard/settings/audit-trails',
  );
  await expect(page.getByRole('row', { name: /0123456789/ })).toContainText('Default');
  const [email] = (await sandbox.outbox(AMAKA)).filter(({ text }) => text !== null);
  expect(email?.subject).toBe('The settlements of Bluecrest Stores go to another account');
});

test('[STA-01] settling to the wallet dims the accounts until Bank is chosen again, and a viewer changes nothing', async ({
  I,
  page,
}) => {
  await I.enter(AMAKA, ACCOUNTS);
  await page.getByRole('radio', { name: 'Wallet' }).click();
  await I.heading(QUESTION).waitFor();
  await I.button('No').click();
  await I.seeNoDialog();
  await expect(page.getByRole('radio', { name: 'Bank' })).toBeChecked();
  await page.getByRole('radio', { name: 'Wallet' }).click();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await I.button('Yes').click();
  await I.seeNoDialog();
  await expect(page.getByRole('radio', { name: 'Wallet' })).toBeChecked();
  await I.see('You settle to your wallet. Choose Bank to use these accounts.');
  await expect(page.getByRole('button', { name: /Set Default/ })).toBeDisabled();
  await I.logOut();
  await I.signIn(NGOZI);
  await I.goTo('Settings', 'Settlement Accounts');
  await expect(I.button('Add Bank Account')).toBeDisabled();
  await expect(page.getByRole('radio', { name: 'Bank' })).toBeDisabled();
});

for (const look of LOOKS)
  test(`[STA-01] axe finds nothing in settlement accounts, ${look.colorScheme}, ${look.width} px`, async ({
    I,
    page,
    sandbox,
  }) => {
    await lookAs(page, look);
    await I.enter(AMAKA, ACCOUNTS);
    await I.heading('Bank accounts').waitFor();
    await findNothing(page, 'settlement accounts');
    for (const [search, title] of [
      ['new=account', 'Add Bank Account'],
      ['settle=wallet', QUESTION],
    ] as const) {
      await page.goto(`${sandbox.address}${ACCOUNTS}?${search}`);
      await I.heading(title).waitFor();
      await findNothing(page, title);
    }
  });
