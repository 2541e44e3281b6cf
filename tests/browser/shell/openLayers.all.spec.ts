/** The panes, dialogs and forms where money moves or rights change, at each of their steps and in every look. */
import type { Page } from '@playwright/test';
import { decline, open } from '../chargebacks/answering';
import { test } from '../fixtures';
import { lookEverywhere } from '../looks';
import { AMAKA, TUNDE } from '../merchant';
import { choose, csv } from '../payouts/paymentsFile';

const PENDING = '/dashboard/payout/pending-approval';
const BULK = '/dashboard/payout/transfer/bulk';

const ROWS = [
  '0123456789,Guaranty Trust Bank,"60,000.00",Rent',
  '123456789,Zenith Bnk,200,Food',
  '0000000503,UBA,300,=Late',
  '0123456789,Guaranty Trust Bank,20,Fuel',
  '0123456789,Guaranty Trust Bank,20,Fuel',
];

const details = (page: Page) => page.getByRole('button', { name: /^Details of the payout/ });

test.describe('open layers', () => {
  test.setTimeout(300_000);

  test('[APR-01] a decision about one payout, with a wrong code, and failed', async ({ I, page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await I.enter(TUNDE, PENDING);
    await details(page).first().click();
    const approve = page.getByRole('button', { name: /^Approve (NGN|GBP|USD) / });
    await approve.waitFor();
    await lookEverywhere(page, 'approve');
    await approve.click();
    await I.field('Your code').fill('000000');
    await page.keyboard.press('Enter');
    await I.see('Invalid OTP');
    await lookEverywhere(page, 'approve-wrong-code');
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^Decline the payout/ })
      .nth(1)
      .click();
    await I.heading('Decline payout').waitFor();
    await lookEverywhere(page, 'decline');
  });

  test('[APR-01] a decision about many payouts, its failure, and one that is not the user’s to make', async ({ I, page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await I.enter(TUNDE, PENDING);
    for (const row of [0, 1, 2]) await page.getByRole('checkbox').nth(row).check();
    await I.button('Approve 3 selected').click();
    await I.heading('Approve payouts').waitFor();
    await lookEverywhere(page, 'approve-many');
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'fetch'
        ? route.fulfill({ status: 500, json: { message: 'Server error' } })
        : route.continue(),
    );
    await page.keyboard.press('Escape');
    await I.button('Decline 3 selected').click();
    await I.button('Try again').waitFor();
    await lookEverywhere(page, 'decline-not-loaded');
    await page.unroute('**/*');
    await I.enter(AMAKA, PENDING);
    await details(page).first().click();
    await page.locator('[data-panel], [role=dialog]').first().waitFor();
    await lookEverywhere(page, 'own-payout');
  });

  test('[BLK-01] the review of a file, its payment and its code', async ({ I, page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await I.enter(AMAKA, BULK);
    await choose(page, csv(...ROWS));
    await I.button('Use Zenith Bank').waitFor();
    await lookEverywhere(page, 'bulk-review');
    await I.button('Exclude row 3').click();
    await lookEverywhere(page, 'bulk-excluded');
    await I.button('Review 3 rows').click();
    await I.see('Total to be debited');
    await lookEverywhere(page, 'bulk-payment');
    await I.button('Initiate payouts').click();
    await I.field('Your code').waitFor();
    await lookEverywhere(page, 'bulk-code');
  });

  test('[SPL-01] the builder of a split settlement, its account and its submission', async ({ I, page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await I.enter(AMAKA, '/dashboard/account/split-settlements/create');
    await I.see('No settlement accounts added yet');
    await lookEverywhere(page, 'split-empty');
    await I.field('Name').fill('Carriers');
    for (const [merchant, share] of [
      ['1004', '60'],
      ['1002', '30'],
    ] as const) {
      await I.button('Add Settlement Account').click();
      await I.field('Merchant ID').fill(merchant);
      await I.field('Settlement share').fill(share);
      if (merchant === '1002') await lookEverywhere(page, 'split-account');
      await I.button('Save').click();
      await I.seeNoDialog();
    }
    await lookEverywhere(page, 'split-ready');
    await page.getByRole('textbox', { name: 'Share of HARBOUR TRADING' }).fill('80');
    await page.keyboard.press('Tab');
    await lookEverywhere(page, 'split-over');
  });

  test('[ROL-01] the editor of a role', async ({ I, page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await I.enter(AMAKA, '/dashboard/settings/roles-permissions');
    await I.button('Create custom role').click();
    await I.button('Create role').waitFor();
    await lookEverywhere(page, 'role');
  });

  test('[CBK-03] the answer to a chargeback and its review', async ({ I, page, sandbox }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(I, sandbox);
    await decline(page);
    await lookEverywhere(page, 'answer');
    await I.button('Review answer').click();
    await I.see('You can’t change this after you submit.');
    await lookEverywhere(page, 'answer-review');
  });
});
