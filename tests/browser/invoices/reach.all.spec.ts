/** Who reaches invoices, and how: a role without the permission, and the keyboard alone. */
import { providerOf } from '../../drivers/provider';
import { expect, test } from '../fixtures';
import { AMAKA, NGOZI } from '../merchant';
import { LIST, NEW, sent } from './sending';

test('[INV-01 INV-02 ROL-01] a role of the merchant’s own without the permission finds no invoices, and opens none by their addresses', async ({
  I,
  page,
  sandbox,
}) => {
  const id = await sent(sandbox);
  const { token } = await providerOf(sandbox).signIn(AMAKA);
  const changed = await fetch(`${sandbox.address}/subsidiary/dashboard/users/update`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ email: NGOZI, role: 'Bookkeeper' }),
  });
  expect(changed.status).toBe(200);
  await I.enter(NGOZI, '/dashboard');
  await page.getByRole('navigation').getByRole('button', { name: 'Business', exact: true }).waitFor();
  await expect(page.getByRole('link', { name: 'Invoices' })).toHaveCount(0);
  for (const path of [LIST, NEW, `${LIST}/${id}/details`, `${LIST}/${id}/details?ask=void`]) {
    await page.goto(sandbox.address + path);
    await I.heading('You don’t have access to this page').waitFor();
    await expect(page.getByRole('main')).not.toContainText(/Void|Timeline|Review invoice/);
  }
});

test('[INV-02 INV-03] the keyboard alone fills in an invoice, reads it, sends it, and is back at the list', async ({
  I,
  page,
}) => {
  const focused = page.locator(':focus');
  const press = (key: string) => page.keyboard.press(key);
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 40; presses += 1) {
      if ((await focused.count()) > 0 && (await focused.evaluate((one, wanted) => one.textContent?.trim() === wanted, name)))
        return;
      await press('Tab');
    }
    throw new Error(`Tab doesn't reach ${name}`);
  };
  await I.enter(AMAKA, LIST);
  await page.getByRole('row').nth(1).waitFor();
  await tabTo('New Invoice');
  await press('Enter');
  const type = async (label: string, text: string) => {
    await expect(focused.and(page.getByLabel(label, { exact: true }))).toHaveCount(1);
    await page.keyboard.type(text);
    await press('Tab');
  };
  await type('Title', 'Adire uniforms');
  await type('Due date', '06/12/2099');
  await type('Currency', '');
  await type('Customer', '');
  await type('Customer name', 'Halima Danjuma');
  await type('Customer email', 'halima@danjuma.test');
  for (const label of ['Company name', 'Company email', 'Customer address']) await type(label, '');
  await type('Item 1', 'Adire work shirts');
  await type('Quantity', '2');
  await type('Rate', '6500');
  await tabTo('Review invoice');
  await press('Enter');
  await I.see('You ask for');
  await tabTo('Send invoice');
  await press('Enter');
  await expect(I.heading('Invoice sent Successfully')).toBeFocused();
  await tabTo('Close');
  await press('Enter');
  await I.heading('Invoices').waitFor();
  await expect(page.getByRole('row').nth(1)).toContainText('Adire uniforms');
  await expect(I.heading('Invoices')).toBeFocused();
});
