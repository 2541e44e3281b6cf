/** Test data on an empty page, from the first press to the rows, and where it is not offered. */
import { expect, test } from '../fixtures';
import { hold } from '../held';
import { findNothing, LOOKS, lookAs } from '../looks';
import { AMAKA } from '../merchant';

const MUSA = 'musa.garba@harbour.test';
const FILL = 'Fill with test data';
const CALL = '**/subsidiary/dashboard/test-data';
const LISTS = [
  ['/dashboard/account/payouts', 'Added 4 test payouts.', 5],
  ['/dashboard/business/payment-links', 'Added 4 test payment links.', 5],
  ['/dashboard/account/split-settlements', 'Added 2 test split settlements.', 3],
  ['/dashboard/payout/beneficiaries', 'Added 4 test beneficiaries.', 5],
  ['/dashboard/business/products', 'Added 3 test products.', 4],
  // Before the refunds, whose payers become customers.
  ['/dashboard/business/customers', 'Added 4 test customers.', 5],
  ['/dashboard/business/refunds', 'Added 3 test refunds, with their payments.', 4],
] as const;

/** The lists are empty for other tests too. */

test('fills each empty list, and shows its rows', async ({ I, page }) => {
  test.slow();
  for (const [path, text, rows] of LISTS) {
    await I.enter(MUSA, path);
    await I.button(FILL).click();
    await I.see(text);
    await expect(page.getByRole('row')).toHaveCount(rows);
    await expect(I.button(FILL)).toHaveCount(0);
  }
});

test('ignores a second press, says when it failed, and adds nothing twice after a lost response', async ({
  I,
  page,
  sandbox,
}) => {
  await I.enter(MUSA, I.payoutsPath);
  const release = await hold(page, CALL);
  const calls: string[] = [];
  page.on('request', (request) => request.url().endsWith('/test-data') && calls.push(request.url()));
  await I.button(FILL).click();
  await expect(I.button(FILL)).toHaveAttribute('aria-busy', 'true');
  await I.button(FILL).click();
  // The button is busy before its call is sent.
  await expect.poll(() => calls.length).toBe(1);
  sandbox.queueFault('addTestData', 'lost');
  release();
  await I.see('We couldn’t reach the server. Check your connection and try again.');
  expect(calls).toHaveLength(1);
  await I.button(FILL).click();
  await I.see('This list already has entries. Nothing was added.');
  await expect(page.getByRole('row')).toHaveCount(5);
});

test('is not offered in Live', async ({ I, page }) => {
  await I.enter(AMAKA, I.payoutsPath);
  await page.getByRole('cell').first().waitFor();
  await page.route('**/subsidiary/payout/all?*', (route) => route.fulfill({ json: { items: [], totalCount: 0 } }));
  await page.reload();
  await I.see('You currently do not have any payouts.');
  await expect(I.button(FILL)).toHaveCount(0);
  await page.unroute('**/subsidiary/payout/all?*');
});

for (const look of LOOKS) {
  test(`is accessible and fits at ${look.width} px in ${look.colorScheme}`, async ({ I, page }) => {
    await lookAs(page, look);
    await I.enter(MUSA, I.payoutsPath);
    await expect(I.button(FILL)).toBeInViewport();
    await findNothing(page, 'the empty list of payouts');
  });
}
