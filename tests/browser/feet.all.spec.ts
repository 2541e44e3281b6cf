/** What has little room: the buttons at the foot of a page and of details, what stands behind a reference, and heads while rows load. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { hold } from './held';
import { AMAKA, TUNDE } from './merchant';
import { loaded } from './navigation';

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (!box) throw new Error('it is not on the page');
  return { ...box, right: box.x + box.width, middle: box.y + box.height / 2 };
};

async function addShare(page: Page, merchant: string, name: string) {
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Add Settlement Account' }).click();
  await dialog.getByRole('textbox', { name: 'Merchant ID' }).fill(merchant);
  await dialog.getByText(name).waitFor();
  await dialog.getByRole('textbox', { name: 'Settlement share' }).fill('20');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
}

test('the foot of a split settlement is one line on a wide page, and its buttons stand at the end', async ({ I, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await I.enter(AMAKA, '/dashboard/account/split-settlements/create');
  await I.field('Name').fill('Carriers');
  await addShare(page, '1004', 'HARBOUR TRADING');
  await addShare(page, '1002', 'BLUECREST FOODS');
  const foot = page.locator('[data-page-foot]');
  const parts = [foot.getByText(/^Of every/), foot.getByText('We email you a code'), foot.getByRole('link', { name: 'Cancel' })];
  const submit = foot.getByRole('button', { name: 'Submit All Accounts' });
  const end = page.getByRole('table', { name: 'Settlement accounts' });
  for (const width of [1440, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const middles = async () => {
      const { middle } = await boxOf(submit);
      return Promise.all(parts.map(async (part) => Math.abs((await boxOf(part)).middle - middle) < 3));
    };
    await expect.poll(middles).toEqual([true, true, true]);
  }
  for (const width of [1440, 1280, 1024, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => Math.abs((await boxOf(submit)).right - (await boxOf(end)).right) < 12).toBe(true);
  }
});

test('the initiating account of a split settlement is divided from the others by a dashed line', async ({ I, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await I.enter(AMAKA, '/dashboard/account/split-settlements/create');
  await addShare(page, '1004', 'HARBOUR TRADING');
  await addShare(page, '1002', 'BLUECREST FOODS');
  const lineBelow = (name: string) =>
    page
      .getByRole('row', { name })
      .getByRole('cell')
      .first()
      .evaluate((cell) => getComputedStyle(cell).borderBottomStyle);
  expect([await lineBelow('Bluecrest Stores'), await lineBelow('HARBOUR TRADING')]).toEqual(['dashed', 'solid']);
});

test('a button with a long amount keeps to the foot of details on a small phone', async ({ I, page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await I.enter(TUNDE, '/dashboard/payout/pending-approval');
  await loaded(page);
  await I.firstRow().getByRole('button').first().click();
  const approve = page.getByRole('dialog').getByRole('button', { name: /^Approve/ });
  await approve.waitFor();
  await approve.evaluate((button) => button.append(` NGN ${'999,'.repeat(12)}999.00`));
  await expect.poll(async () => (await boxOf(approve)).right).toBeLessThanOrEqual(320);
});

test('the button that copies a session ID does not touch the status beside open details', async ({ I, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await I.enter(AMAKA, '/dashboard/payout/funding-history');
  await loaded(page);
  await I.firstRow().getByRole('button').first().click();
  await page.getByRole('region', { name: 'Transaction details' }).waitFor();
  const row = page.locator('tbody tr').nth(3);
  for (const width of [1440, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await row.hover();
    const gap = async () =>
      (await boxOf(row.locator('[data-mark]'))).x - (await boxOf(row.getByRole('button', { name: /^Copy session ID/ }))).right;
    await expect.poll(gap).toBeGreaterThan(2);
  }
});

test('the heads of reports do not touch each other while they load on a tablet', async ({ I, page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await I.enter(AMAKA, '/dashboard/refunds');
  await loaded(page);
  const letGo = await hold(page, '**/report-centre/**');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reports' }).click();
  await page.getByRole('columnheader', { name: 'Date Requested' }).waitFor();
  await expect(page.locator('main [data-skeleton]').first()).toBeVisible();
  const gaps = await page.locator('thead th:visible').evaluateAll((heads) => {
    const words = heads.map((head) => {
      const range = document.createRange();
      range.selectNodeContents(head);
      return range.getBoundingClientRect();
    });
    return words.slice(1).map(({ left }, at) => left - (words[at]?.right ?? 0));
  });
  expect(gaps.filter((gap) => gap < 12)).toEqual([]);
  letGo();
});
