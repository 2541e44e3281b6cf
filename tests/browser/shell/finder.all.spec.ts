/** The finder by keyboard alone, limited by the role. */
import type { Page } from '@playwright/test';
import { expect, freshTest, test } from '../fixtures';
import { findNothing, LOOKS, lookAs } from '../looks';
import { AMAKA, NGOZI, TUNDE } from '../merchant';

const field = (page: Page) => page.getByRole('textbox', { name: 'Find anything' });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

test.describe('[NAV-14] find anything', () => {
  test('opens by a keystroke, takes the first match by Enter, and gives the focus back by Esc', async ({ I, page }) => {
    await I.enterPayouts(AMAKA);
    const search = page.getByRole('searchbox', { name: 'Search payouts', exact: true });
    await search.focus();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(search).toBeFocused();
    await page.keyboard.press('Meta+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('benef');
    await expect(option(page, /^Beneficiaries/)).toHaveAttribute('data-highlighted', '');
    await page.keyboard.press('Enter');
    await I.heading('Beneficiaries').waitFor();
    await expect(I.dialog).toHaveCount(0);
  });

  freshTest('gives the focus back on a page that was never idle', async ({ I, page }) => {
    // What prepares in an idle moment, never does.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await I.enterPayouts(AMAKA);
    const search = page.getByRole('searchbox', { name: 'Search payouts', exact: true });
    await search.focus();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(I.dialog).toHaveCount(0);
    await expect(search).toBeFocused();
  });

  test('keeps the focus while it is open, and is left by a press beside it', async ({ I, page }) => {
    await I.enterPayouts(AMAKA);
    const search = page.getByRole('searchbox', { name: 'Search payouts', exact: true });
    await search.focus();
    await page.keyboard.press('Control+k');
    await option(page, /^Beneficiaries/).waitFor();
    const stops: (string | null)[] = [];
    for (let stop = 0; stop < 3; stop += 1) {
      await page.keyboard.press('Tab');
      stops.push(await page.evaluate(() => document.activeElement?.closest('[role=dialog]')?.getAttribute('aria-label') ?? null));
    }
    expect(stops).toEqual(['Find anything', 'Find anything', 'Find anything']);
    await page.mouse.click(20, 400);
    await expect(I.dialog).toHaveCount(0);
    await expect(search).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
  });

  test('finds a payout by the reference that its details show', async ({ I, page }) => {
    await I.enterPayouts(AMAKA);
    await I.firstRow().click();
    const reference = await page.getByRole('region', { name: 'Payout Details' }).getByText(/^KPO-/).first().textContent();
    await I.button('Find anything').click();
    await field(page).fill(reference ?? '');
    const found = page.getByRole('group', { name: 'Payouts' }).getByRole('option');
    await expect(found).toHaveCount(1);
    await expect(found).toContainText(reference ?? '');
  });

  test('finds a payout by a part of whom it went to and opens its details', async ({ I, page }) => {
    await I.enterPayouts(AMAKA);
    const label = await page
      .getByRole('button', { name: /^Details of the payout to / })
      .nth(1)
      .getAttribute('aria-label');
    const name = label?.replace('Details of the payout to ', '') ?? '';
    await I.button('Find anything').click();
    await field(page).fill(name);
    const found = page.getByRole('group', { name: 'Payouts' }).getByRole('option').first();
    await expect(found).toContainText(name);
    // The amount and the day tell two payouts to one person apart.
    await expect(found).toContainText(/NGN\s[\d,]+\.\d{2}/);
    await expect(found).toContainText(/\d{2}-[A-Z][a-z]{2}-2026/);
    await found.click();
    await I.heading('Payout Details').waitFor();
    await I.see(new RegExp(`^to ${name}`));
    await page.keyboard.press('Control+k');
    const opened = page.getByRole('group', { name: 'Opened last' }).getByRole('option');
    await expect(opened).toHaveText([new RegExp(name)]);
  });

  test('lists the keys by a question mark, which is text in a field', async ({ I, page }) => {
    await I.enterPayouts(AMAKA);
    const search = page.getByRole('searchbox', { name: 'Search payouts', exact: true });
    await search.focus();
    await page.keyboard.type('?');
    await expect(search).toHaveValue('?');
    await expect(I.dialog).toHaveCount(0);
    const refresh = I.button('Refresh');
    await refresh.focus();
    await page.keyboard.type('?');
    await I.heading('Help').waitFor();
    await expect(I.dialog).toContainText('Find anything');
    await page.keyboard.press('Escape');
    await expect(I.dialog).toHaveCount(0);
    await expect(refresh).toBeFocused();
  });

  test('finds links, beneficiaries, users and roles, each opened where its page shows it', async ({ I, page }) => {
    await I.enterPayouts(AMAKA);
    const find = async (words: string, group: string) => {
      await page.keyboard.press('Control+k');
      await field(page).fill(words);
      await page.getByRole('group', { name: group }).getByRole('option').first().click();
    };
    await find('ngozi.eze@', 'Users');
    await I.at('/dashboard/settings/users?words=ngozi.eze%40bluecrest.test');
    await expect(page.getByRole('row', { name: /Ngozi Eze/ })).toBeVisible();
    await find('bookke', 'Roles');
    await expect(page.getByRole('button', { name: 'Bookkeeper', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await find('Bluecrest Club', 'Payment links');
    await expect(I.dialog).toContainText('Bluecrest Club');
    await page.keyboard.press('Escape');
    await I.goTo('Payout', 'Beneficiaries');
    const first = page.getByRole('row').nth(1).getByRole('cell').first();
    // A loading row has a cell without text.
    await expect(first).not.toBeEmpty();
    const name = (await first.innerText()).trim();
    await find(name, 'Beneficiaries');
    await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
  });

  test('[GEN-10] asks a provider for nothing that the role may not list', async ({ I, page }) => {
    const asked: string[] = [];
    page.on('response', (response) => asked.push(`${response.status()} ${new URL(response.url()).pathname}`));
    await I.signIn(TUNDE);
    await page.keyboard.press('Control+k');
    await field(page).fill('qqqq');
    await expect(page.getByRole('status').filter({ hasText: 'matches “qqqq”' })).toBeVisible();
    expect(asked.filter((one) => /users|role|link|beneficiary|split/.test(one) && !one.includes('/assets/'))).toEqual([]);
    expect(asked.filter((one) => one.startsWith('403'))).toEqual([]);
  });

  test('offers nothing that the role may not do, and says so of what is not there', async ({ I, page }) => {
    await I.signIn(NGOZI);
    await page.keyboard.press('Control+k');
    await field(page).fill('make a tr');
    await expect(page.getByRole('status').filter({ hasText: 'Nothing matches “make a tr”.' })).toBeVisible();
    await expect(page.getByRole('option')).toHaveCount(0);
    await field(page).fill('transfer');
    await expect(option(page, /^Transfers/)).toBeVisible();
  });

  for (const look of LOOKS)
    test(`can be used by everybody, ${look.colorScheme} at ${look.width} px`, async ({ I, page }) => {
      await lookAs(page, look);
      await I.signIn(AMAKA);
      await I.button('Find anything').click();
      await field(page).fill('pay');
      await expect(option(page, /^Payouts/)).toBeVisible();
      await findNothing(page, 'find anything');
    });
});
