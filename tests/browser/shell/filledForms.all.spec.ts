/** A dialog with fields asks before Esc loses what was filled in, and closes at once without it. */
import { expect, test } from '../fixtures';
import { AMAKA } from '../merchant';

interface Filled {
  readonly name: string;
  readonly path: string;
  readonly field: string;
  readonly text: string;
}

const FORMS: readonly Filled[] = [
  { name: 'PAY-03', path: '/dashboard/account/payouts?transfer=new', field: 'Amount', text: '20,000.00' },
  { name: 'SWP-03', path: '/dashboard/account/balances?open=swap', field: 'You pay', text: '10,000.00' },
  { name: 'RFD-02', path: '/dashboard/business/refunds?open=refund', field: 'Transaction reference', text: 'KPY-1' },
  { name: 'USR-02', path: '/dashboard/settings/users?new=user', field: 'Email Address', text: 'chidi@crafts.test' },
  { name: 'BEN-02', path: '/dashboard/payout/beneficiaries?new=beneficiary', field: 'Account number', text: '0123456789' },
  { name: 'STA-01', path: '/dashboard/settings/settlement-accounts?new=account', field: 'Account Number', text: '0123456789' },
  { name: 'KEY-01', path: '/dashboard/settings/api-webhooks?webhook=edit', field: 'Webhook URL', text: 'https://shop.test/new' },
];

for (const { name, path, field, text } of FORMS)
  test(`[${name}] Esc on a filled form asks, and staying keeps what was typed and the place: ${path}`, async ({ I, page }) => {
    await I.enter(AMAKA, path);
    const entry = I.dialog.getByRole('textbox', { name: field, exact: true });
    await entry.waitFor();
    const untouched = await entry.inputValue();
    await entry.fill(text);
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expect(question).toBeVisible();
    await expect(question.getByText('What you entered will be lost.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(entry).toHaveValue(text);
    await expect(entry).toBeFocused();
    // The next key adds to what was typed. A field for an email has no caret that could be put back.
    if ((await entry.getAttribute('type')) !== 'email') {
      await expect.poll(() => entry.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(text.length);
      await page.keyboard.type('7');
      await expect(entry).toHaveValue(`${text}7`);
    }
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Leave' }).click();
    await I.seeNoDialog();
    await page.reload();
    await I.seeNoDialog();
    await page.goto(new URL(path, page.url()).href);
    await expect(entry).toHaveValue(untouched);
    await page.keyboard.press('Escape');
    await I.seeNoDialog();
  });
