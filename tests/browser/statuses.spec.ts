/** Responses with a status that decides nothing, to each order of money other than a transfer: the outcome is asked for, and nothing is done twice. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { AMAKA, type Merchant, TUNDE } from './merchant';

/** A proxy gives up, a server stops, and a limit is reached: the request may have been carried out. */
const OPEN = [408, 409, 429, 500, 503] as const;

/**
 * Answers every call of a path with these statuses, one after another, and lets later calls through.
 * @param isCarriedOut whether the provider receives the calls that are answered so
 */
async function answerWith(page: Page, path: string, statuses: readonly number[], isCarriedOut: boolean) {
  const left = [...statuses];
  await page.route(`**${path}`, async (route) => {
    const status = left.shift();
    if (status === undefined) return route.fallback();
    if (isCarriedOut) await route.fetch();
    return route.fulfill({ status, json: { status: false, message: `Status ${status}` } });
  });
}

const FILE = {
  name: 'salaries.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('Account Number,Bank,Amount,Description\r\n0123456789,Guaranty Trust Bank,200,Rent'),
};

async function reviewBatch(I: Merchant, page: Page) {
  await page.getByRole('button', { name: 'Review 1 row' }).click();
  await I.see('Total to be debited');
}

test.afterEach(async ({ page }) => page.unrouteAll({ behavior: 'wait' }));

test('[BLK-01 FLW-03] a batch that was received is found after any status, and paid once', async ({ I, page }) => {
  const moved = await I.countMoved(async () => {
    await I.enter(AMAKA, '/dashboard/payout/transfer/bulk');
    for (const status of OPEN) {
      await answerWith(page, '/subsidiary/payout/initiate', [status], true);
      await page.getByLabel('Payments file').setInputFiles(FILE);
      await reviewBatch(I, page);
      await I.button('Initiate payouts').click();
      await I.see('The provider accepted all rows (1).');
      await I.button('Start another batch').click();
      await page.unrouteAll();
    }
  });
  expect(moved).toBe(OPEN.length);
});

test('[SPL-07 FLW-03] a split settlement that was received is found after a status that decides nothing, and is one', async ({
  I,
  page,
}) => {
  await I.enter(AMAKA, '/dashboard/account/split-settlements/create');
  await I.field('Name').fill('Riders');
  await I.button('Add Settlement Account').click();
  await I.field('Merchant ID').fill('1004');
  await expect(I.dialog.getByText('HARBOUR TRADING')).toBeVisible();
  await I.field('Settlement share').fill('60');
  await I.button('Save').click();
  await I.seeNoDialog();
  await answerWith(page, '/splitsettlement/upsert', [503], true);
  await I.button('Submit All Accounts').click();
  await I.field('Your code').waitFor();
  await I.field('Your code').fill(await I.otp(AMAKA));
  await I.button('Verify Settlement').click();
  await I.heading('Settlement Verified Successfully').waitFor();
  await expect(page.getByRole('link', { name: 'Edit Riders' })).toHaveCount(1);
});

test('[PAY-06 FLW-03] the code of a payout that got any status is asked for, and pays once', async ({ I, page }) => {
  const moved = await I.countMoved(async () => {
    await I.startTransfer(AMAKA, '60,000.00');
    await I.review();
    await answerWith(page, '/subsidiary/payout/verify', OPEN, false);
    await I.button('Initiate payout').click();
    for (const status of OPEN) {
      await I.verifyPayout();
      await I.see(`Status ${status}`);
      await I.see('No money has moved. The payout still awaits its code.');
    }
    await page.unrouteAll();
    await answerWith(page, '/subsidiary/payout/verify', [503], true);
    await I.verifyPayout();
    await I.seePaid();
  });
  expect(moved).toBe(1);
});

test('[APR-01 FLW-03] a decision that got any status is asked for, and is made once', async ({ I, page }) => {
  await I.enter(TUNDE, '/dashboard/payout/pending-approval');
  const approve = page.getByRole('button', { name: /^Approve the payout/ });
  await approve.first().waitFor();
  const all = await approve.count();
  await answerWith(page, '/subsidiary/payout/second-level/verify', OPEN, false);
  await approve.first().click();
  await page.getByRole('button', { name: /^Approve (NGN|GBP|USD) / }).click();
  const code = await (async () => {
    await I.field('Your code').waitFor();
    return I.otp(TUNDE);
  })();
  const decide = async () => {
    await I.field('Your code').fill(code);
    await I.button('Confirm approval').click();
  };
  for (const _ of OPEN) {
    await decide();
    await expect(I.field('Your code')).toHaveValue('');
    await I.see('The payout still awaits a decision. Re-enter the code.');
  }
  await page.unrouteAll();
  await answerWith(page, '/subsidiary/payout/second-level/verify', [503], true);
  await decide();
  await I.see(/^You already decided this payout\. Its status is /);
  await I.button('Close').click();
  await expect(approve).toHaveCount(all - 1);
});
