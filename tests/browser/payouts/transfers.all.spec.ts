/** The page of transfers: wallets, how to fund them, and international payouts. */
import { expect, freshTest, test } from '../fixtures';
import { AMAKA } from '../merchant';

test('[PAY-03] a transfer to the paying business itself is stopped in the form', async ({ I, page }) => {
  await I.enterPayouts(AMAKA);
  await I.button('Initiate Payout').click();
  await page.getByRole('radio', { name: 'Merchant' }).check();
  await I.field('Merchant ID').fill('1001');
  await expect(I.dialog.getByText('You can’t pay your own business').first()).toBeVisible();
  await expect(I.button('Review payout')).toBeDisabled();
});

test('[PAY-02 FND-03] a tab a wallet, its figures, and how to fund it, without a call', async ({ I, page }) => {
  await page.context().grantPermissions(['clipboard-write']);
  await I.signIn(AMAKA);
  await I.goTo('Payout', 'View transfers');
  await I.heading('Transfers').waitFor();
  await expect(page.getByText('Payout Balance').locator('..')).toContainText(/NGN [\d,]+\.\d\d/);
  await page.getByRole('tab', { name: 'USD' }).click();
  await expect(page).toHaveURL(/wallet=USD/);
  const list = page.getByRole('table', { name: 'Payouts' });
  await expect(list.getByRole('columnheader', { name: 'Total amount (USD)' })).toBeVisible();
  await expect(list.getByRole('cell', { name: 'International', exact: true }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'NGN' }).click();
  await expect(list.getByRole('columnheader', { name: 'Total amount (NGN)' })).toBeVisible();
  const calls: string[] = [];
  page.on('request', (request) => request.resourceType() === 'fetch' && calls.push(request.url()));
  await I.button('Fund Balance').click();
  await expect(I.dialog.getByText('Bank name')).toBeVisible();
  await I.button('Copy and close').click();
  await I.seeNoDialog();
  await I.see('Account details copied');
  expect(calls).toEqual([]);
});

freshTest(
  '[FND-03] where the browser refuses to copy, nothing is said to be copied and the text is selected',
  async ({ I, page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } });
    });
    await I.enter(AMAKA, '/dashboard/payout/transfer?fund=now');
    await I.button('Copy and close').click();
    await expect(I.dialog.getByRole('alert')).toContainText('Your browser blocked copying');
    const selected = await page.evaluate(() => document.getSelection()?.toString() ?? '');
    expect(selected).toMatch(/Bank name[\s\S]*\d{10}[\s\S]*Account name/);
    await I.dialog.getByText('Close', { exact: true }).click();
    await I.seeNoDialog();
  },
);

test('[PAY-02] what was paid shows in the figures at once', async ({ I, page }) => {
  await I.signIn(AMAKA);
  await I.goTo('Payout', 'View transfers');
  const count = page.getByText('Successful Transfers').locator('..');
  await expect(count).toContainText(/\d/);
  const before = await count.innerText();
  await I.button('Make a Transfer').click();
  await I.fillTransfer({ amount: '20,000' });
  await I.review();
  await I.button('Initiate payout').click();
  await I.heading('Payout sent').waitFor();
  await expect(count).not.toHaveText(before);
  await I.seePaid();
});

test('[PAY-08] the details of a bank abroad are side by side only where the dialog is wide', async ({ I, page }) => {
  const distance = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    const [name, address] = await Promise.all(
      ['Recipient name', 'Recipient address'].map((label) => I.field(label).boundingBox()),
    );
    return { across: (address?.x ?? 0) - (name?.x ?? 0), down: (address?.y ?? 0) - (name?.y ?? 0) };
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  await I.enter(AMAKA, '/dashboard/payout/transfer?wallet=USD&transfer=USD');
  await I.field('Recipient name').waitFor();
  // The fields come again with the wallets.
  await expect.poll(() => distance(1440)).toEqual({ across: expect.closeTo(304, -2), down: 0 });
  for (const width of [768, 390]) await expect.poll(() => distance(width)).toEqual({ across: 0, down: expect.closeTo(78, -2) });
});

test('[PAY-08] a bank abroad is paid with everything it wants to know', async ({ I, page }) => {
  await I.signIn(AMAKA);
  await page.goto(new URL('/dashboard/payout/transfer?wallet=USD', page.url()).href);
  await I.button('Make a Transfer').click();
  await I.field('Account number').fill('FR76 3000 4000 0312 3456 7890 143');
  await I.field('Recipient name').fill('Atelier Colombe');
  await I.field('Recipient address').fill('1 Rue des Lilas, Paris');
  await I.field('Bank name').fill('Banque du Port');
  await I.field('Bank address').fill('2 Quai Ouest, Paris');
  await I.field('Routing number').fill('30004');
  await I.field('SWIFT code').fill('BNPAFRP');
  await I.field('Amount').fill('120.00');
  await I.field('Description').fill('Cloth');
  await expect(I.button('Review payout')).toHaveAccessibleDescription(/SWIFT/);
  await I.field('SWIFT code').fill('BNPAFRPP');
  const moved = await I.countMoved(async () => {
    await I.review();
    await I.see('USD 145.00');
    await I.button('Initiate payout').click();
    await I.seePaid();
  });
  expect(moved).toBe(1);
  await expect(I.firstRow()).toContainText('Atelier Colombe');
});
