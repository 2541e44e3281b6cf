/** The room of a bulk payout's rows, their queue, and their foot. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures';
import { AMAKA } from '../merchant';
import { button, choose, csv, openBulk } from './paymentsFile';

test('[BLK-01] the sentence about a short balance has room, beside one line of figures and the button', async ({
  I,
  page,
  sandbox,
}) => {
  await I.signIn(AMAKA);
  await openBulk(page, sandbox.address);
  await choose(page, csv('0123456789,Guaranty Trust Bank,"99,000,000.00",Rent', '123456789,Guaranty Trust Bank,20,Food'));
  const foot = page.locator('[data-ledger-foot]');
  const says = foot.getByText(/^Your Payout Balance is/).first();
  await says.waitFor();
  const middleOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0) / 2;
  };
  for (const width of [1440, 1280, 1024, 768]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await says.boundingBox())?.height, `at ${width}`).toBeLessThan(24);
    const total = foot.getByText('Total with fees').locator('..');
    expect(Math.abs((await middleOf(total)) - (await middleOf(foot.getByRole('button', { name: /^Review/ }))))).toBeLessThan(4);
  }
  await foot.getByRole('link', { name: 'Fund Balance' }).click();
  await I.see('Transfer to this account from any bank. Your balance updates when the transfer arrives.');
  // This tab keeps the rows.
  await page.goBack();
  await I.see('Total with fees');
});

test('[BLK-01] nothing moves behind the question about corrections', async ({ I, page, sandbox }) => {
  await I.signIn(AMAKA);
  await openBulk(page, sandbox.address);
  await choose(
    page,
    csv('0123456789,Guaranty Trust Bank,20,Rent', '0000000408,Access Bank,9100,Silent', '0123456788,Guaranty Trust Bank,5,Tea'),
  );
  await I.see('Some banks didn’t respond.');
  await button(page, 'Actions for row 4').click();
  await page.getByRole('menuitem', { name: 'Exclude row 4' }).click();
  await I.see('Total with fees');
  const foot = page.locator('[data-ledger-foot]');
  const table = page.getByRole('table', { name: 'Rows in the file', includeHidden: true });
  const [before, top] = [await foot.innerText(), (await table.boundingBox())?.y];
  await button(page, 'Choose another file').click();
  await I.see('Discard your corrections?');
  expect([await foot.innerText(), (await table.boundingBox())?.y]).toEqual([before, top]);
  await button(page, 'Keep editing').click();
  expect([await foot.innerText(), (await table.boundingBox())?.y]).toEqual([before, top]);
});

test('[BLK-01] a long description has two lines, and is whole as its title', async ({ I, page, sandbox }) => {
  await I.signIn(AMAKA);
  await openBulk(page, sandbox.address);
  const long = 'Salary of November '.repeat(21).trim();
  await choose(page, csv(`0123456789,Guaranty Trust Bank,20,${long}`));
  const cell = page.getByTitle(long);
  expect((await cell.boundingBox())?.height).toBeLessThan(48);
});

test('[BLK-01] a table with a field in each column fits beside its queue', async ({ I, page, sandbox }) => {
  await I.signIn(AMAKA);
  await openBulk(page, sandbox.address);
  const silent = '0000000408,Access Bank,"999,999,999.99",A description of two lines that says what the payment is for';
  await choose(page, csv('0123456789,First Bank of Nigeria,5000,', '123456789,GTBank,5k,x', silent));
  await I.see('Not an amount');
  await expect(page.getByRole('table', { name: 'Rows in the file' }).getByRole('textbox')).toHaveCount(4);
  for (const width of [1440, 1500, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    const [right, end] = await page.getByRole('table', { name: 'Rows in the file' }).evaluate((table) => {
      const column = table.parentElement?.parentElement ?? table;
      return [table.getBoundingClientRect().right, column.getBoundingClientRect().right];
    });
    expect(right, `at ${width}`).toBeLessThanOrEqual((end ?? 0) + 0.5);
    // Nothing of the table lies over the queue.
    for (const link of await page.getByRole('region', { name: 'Problems' }).getByRole('button').all())
      await link.click({ trial: true, position: { x: 2, y: 4 } });
  }
});
