/** Subscribers of a payment link: the way there, the search, and an unknown link. Also by keyboard, and with axe. */
import { expect, test } from '../fixtures';
import { findNothing, LOOKS, lookAs } from '../looks';
import { enterFirstEntry, NGOZI } from '../merchant';

const LINKS = '/dashboard/business/payment-links';

test('[SBS-01] [PLK-04] a subscription link leads to who subscribed on it, and they are found by any column', async ({
  I,
  page,
}) => {
  await I.enter(NGOZI, LINKS);
  await page.getByRole('button', { name: 'Actions for Bluecrest Club', exact: true }).focus();
  await page.keyboard.press('Enter');
  await enterFirstEntry(page, 'View Details');
  await I.at('/dashboard/business/\\d+/payment-links-details');
  await expect(I.heading('Subscribers')).toBeFocused();
  await expect(page.getByRole('definition').filter({ hasText: 'A box of cloth every month' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Payment Links', exact: true }).first()).toHaveAttribute('aria-current', 'true');
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows).toHaveCount(20);
  await expect(rows.filter({ hasText: 'Efe Kalu <i>' })).toHaveCount(1);
  for (const head of [
    'Customer name',
    'Amount',
    'Phone number',
    'Payment type',
    'Email address',
    'Payment frequency',
    'Number of payments',
    'Status',
  ])
    await expect(page.getByRole('columnheader', { name: head })).toBeVisible();
  for (const look of LOOKS) {
    await lookAs(page, look);
    await findNothing(page, `subscribers in ${look.colorScheme}`);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/subscribers-${look.width}.png`, fullPage: true });
  }
  await lookAs(page, LOOKS[0]);
  await page.getByRole('combobox', { name: 'Search subscribers: column' }).selectOption('Email address');
  await page.getByRole('searchbox', { name: 'Search subscribers' }).fill('ADA.');
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(3);
  await I.button('Filter').click();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Old');
  await I.button('Apply Filter').click();
  await expect(page).toHaveURL(/keyword=ADA\.&by=emailAddress&status=Old/);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Old');
  await page.reload();
  await expect(rows).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search subscribers' }).fill('nobody');
  await page.keyboard.press('Enter');
  await I.button('Show all subscribers').click();
  await expect(rows).toHaveCount(20);
});

test('[SBS-01] a link that is not there is said to be none, and the way back is there', async ({ I, page }) => {
  await I.enter(NGOZI, '/dashboard/business/4%2F..%2F9/payment-links-details');
  await I.see('We couldn’t find this payment link.');
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/nosuchlink.png` });
  await page.getByRole('main').getByRole('link', { name: 'Payment Links' }).first().click();
  await I.at(LINKS);
});
