/** A refund of an invoice's payment in a browser: where the invoice stands then, in the list and in its details. */
import { aPart, payInvoiceAt, readInvoice, sentInvoice } from '../../../sandbox/testing/invoices';
import { providerOf } from '../../drivers/provider';
import { expect, test } from '../fixtures';
import { AMAKA } from '../merchant';
import { LIST } from './sending';

test('[INV-04 RFD-03] a refund of a part payment, and of what ended the invoice, changes where it stands in the details and the list', async ({
  I,
  page,
  sandbox,
}) => {
  const { token } = await providerOf(sandbox).signIn(AMAKA);
  const { id, url } = await sentInvoice(sandbox, token, { invoiceTitle: 'Sent back' });
  const row = page.getByRole('row').filter({ hasText: 'Sent back' });
  /** From the payment in the timeline to its refund, and back. */
  const refund = async (reference: string, amount: string, said: string) => {
    await page.getByRole('link', { name: reference }).click();
    await I.heading('Transaction details').waitFor();
    await I.button('Refund').click();
    await I.dialog.getByRole('textbox', { name: 'Amount' }).fill(amount);
    await page.getByRole('textbox', { name: /^Reason/ }).fill('Returned');
    await I.button('Review refund').click();
    await I.button(`Refund NGN ${said}`).click();
    await I.heading('Refund sent').waitFor();
    await I.button('Done').click();
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Sent back' })
      .or(page.getByRole('link', { name: /^INV-/ }))
      .first()
      .click();
    await I.heading('Timeline').waitFor();
  };
  const paymentOf = async () => (await readInvoice(sandbox, token, id)).events.at(-1)?.orderReference ?? '';
  await payInvoiceAt(url, aPart('40000'));
  await I.enter(AMAKA, `${LIST}/${id}/details`);
  await I.see('Part paid NGN 40,000.00 of 100,000.00');
  await refund(await paymentOf(), '10000', '10,000.00');
  await I.see('Part paid NGN 30,000.00 of 100,000.00');
  await expect(page.getByRole('region', { name: 'Money' })).toContainText(/Left to payNGN 70,000\.00/);
  await page.goto(`${sandbox.address}${LIST}`);
  await expect(row).toContainText('Part paid NGN 30,000.00 of 100,000.00');
  await payInvoiceAt(url);
  const payment = await paymentOf();
  await page.goto(`${sandbox.address}${LIST}/${id}/details`);
  await refund(payment, '70000', '70,000.00');
  await I.see('Refunded NGN 80,000.00 of 110,000.00');
  await page.goto(`${sandbox.address}${LIST}`);
  await expect(row).toContainText('Refunded NGN 80,000.00 of 110,000.00');
  await expect(row).toContainText('Successful');
});
