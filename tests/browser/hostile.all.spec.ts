/** More hostile input: what is pasted, and addresses and bookmarks that were tampered with. */
import { expect, test } from './fixtures';
import { AMAKA, TUNDE } from './merchant';
import { NASTY } from './nasty';

test('[PAY-08 GEN-03] nothing typed of a bank abroad does harm, and it arrives as it was typed', async ({ I, page }) => {
  await I.enter(AMAKA, `${I.payoutsPath}?transfer=USD`);
  const names = ['Recipient name', 'Recipient address', 'Bank name', 'Bank address', 'Routing number'] as const;
  await I.field('SWIFT code').waitFor();
  for (const text of NASTY) {
    for (const name of [...names, 'Account number', 'SWIFT code', 'Amount', 'Description']) await I.field(name).fill(text);
    await expect(I.button('Review payout')).toBeDisabled();
    for (const name of [...names, 'Account number', 'SWIFT code', 'Amount']) await expect(I.field(name)).toHaveValue(text);
    await expect(I.field('Amount')).toHaveAttribute('aria-invalid', 'true');
  }
  const [markup] = NASTY;
  for (const name of names) await I.field(name).fill(markup);
  await I.field('Account number').fill('FR76 3000 4000');
  await I.field('SWIFT code').fill('BNPAFRPP');
  await I.field('Amount').fill('12.34');
  await I.field('Description').fill(markup);
  const moved = await I.countMoved(async () => {
    await I.review();
    await expect(I.dialog.getByText(markup, { exact: true })).toHaveCount(5);
    await I.button('Initiate payout').click();
    await I.seePaid();
  });
  expect(moved).toBe(1);
  await expect(I.firstRow()).toContainText(markup);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});

test('[PAY-03 PAY-04 GEN-02] what is pasted into a transfer stays whole: what is clear is read, what is not says so', async ({
  I,
  page,
}) => {
  const paste = async (field: string, text: string) => {
    await I.field(field).fill('');
    await I.field(field).focus();
    await page.keyboard.insertText(text);
    await expect(I.field(field)).toHaveValue(text);
  };
  await I.enterPayouts(AMAKA);
  await I.openTransfer();
  await I.fillTransfer({ amount: '20,000' });
  await paste('Account number', '0123 456 789');
  await expect(I.dialog.getByText('ADA OKAFOR')).toBeVisible();
  await expect(I.button('Review payout')).toBeEnabled();
  await paste('Account number', '0123 456 789 0');
  await expect(I.dialog.getByText('The account number has 11 digits. It must have 10.')).toBeVisible();
  await expect(I.button('Review payout')).toBeDisabled();
  await paste('Account number', '0123456789');
  await paste('Amount', '1,50');
  await expect(I.field('Amount')).toHaveAccessibleDescription(/Did you mean 1\.50\?/);
  await expect(I.button('Review payout')).toBeDisabled();
  await paste('Amount', '1.50');
  await I.review();
  await expect(I.dialog.getByText('NGN 1.50').first()).toBeVisible();
});

test('[GEN-09] an address that was tampered with shows the list all the same', async ({ I, page, sandbox }) => {
  await I.signIn(TUNDE);
  for (const search of ['page=-1&size=9999', 'page=1e9', 'from=2026-02-31&to=x', 'page=999999']) {
    await page.goto(`${sandbox.address}/dashboard/account/payouts?${search}`);
    await expect(page.getByRole('row').nth(1), search).toBeVisible();
  }
  await page.goto(`${sandbox.address}/dashboard/account/payouts?recipient=%3Cscript%3E`);
  await expect(page.getByText('Recipient: <script>')).toBeVisible();
  await expect(page.getByText('No payouts match.')).toBeVisible();
});

test('[PAY-07] an address that names no payout of this business says so', async ({ I, page, sandbox }) => {
  await I.signIn(AMAKA);
  for (const id of ['../../dashboard/me', '0', '999999999', '%00', '<img src=x>']) {
    await page.goto(`${sandbox.address}/dashboard/account/payouts?verify=${encodeURIComponent(id)}`);
    await expect(I.dialog.getByRole('alert')).toContainText('We couldn’t confirm the payout’s status.');
  }
});

test('[SES-06] a bookmark that was tampered with is none', async ({ I, page }) => {
  await I.signIn(AMAKA);
  for (const text of ['{', '{"shape":1}', '{"shape":1,"bookmark":null}', '<script>']) {
    await page.evaluate((kept) => sessionStorage.setItem('bookmark:1:1001:Live:payout', kept), text);
    await page.goto(new URL('/dashboard/account/payouts?transfer=new', page.url()).href);
    await expect(I.field('Amount')).toHaveValue('');
  }
});
