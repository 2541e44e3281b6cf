/** Dialogs in front of a drawer or of another dialog: the one that opened last covers all before it. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { findNothing } from '../looks';
import { AMAKA, TUNDE } from '../merchant';

/** Whether a press at the middle of a control meets it, or something in it. */
const meetsPress = (control: Locator) =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

const isAnnounced = (control: Locator) => control.evaluate((element) => element.closest('[aria-hidden=true]') === null);

/** The number of backdrops that darken the page. */
const dark = (page: Page) =>
  page
    .locator('[data-scrim]')
    .evaluateAll((all) => all.filter((each) => getComputedStyle(each).backgroundColor !== 'rgba(0, 0, 0, 0)').length);

/** Opens a note in front of the open drawer, leaves it twice, and finds the drawer as it was. */
async function writeNote(page: Page, behind: Locator, where: string) {
  const add = page.getByRole('button', { name: 'Add note', exact: true });
  const note = page.getByRole('dialog', { name: 'New note' });
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  // Hidden from roles once a dialog is in front of it.
  const control = page.locator(`#${await behind.evaluate((element) => (element.id ||= 'behind'))}`);
  expect(await meetsPress(control), where).toBe(true);
  await add.click();
  await expect(note.getByLabel('Note', { exact: true })).toBeFocused();
  expect(await meetsPress(control), `${where}, below a note`).toBe(false);
  expect(await isAnnounced(control), where).toBe(false);
  expect(await dark(page), where).toBe(1);
  await findNothing(page, where);
  // A press beside the note closes neither the note nor the drawer.
  await page.mouse.click(8, 8);
  await note.getByLabel('Note', { exact: true }).fill('Call the supplier');
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  const cancel = page.locator('[role=dialog] button', { hasText: 'Cancel' });
  expect(await meetsPress(cancel), `${where}, a note below a question`).toBe(false);
  expect(await dark(page), where).toBe(1);
  await findNothing(page, `${where}, a question`);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(note.getByLabel('Note', { exact: true })).toHaveValue('Call the supplier');
  expect(await meetsPress(cancel), where).toBe(true);
  await note.getByLabel('Note', { exact: true }).fill('');
  await page.keyboard.press('Escape');
  await expect(note).toHaveCount(0);
  await expect(page).not.toHaveURL(/note=new/);
  await expect(add).toBeFocused();
  expect(await meetsPress(control), where).toBe(true);
  expect(await isAnnounced(control), where).toBe(true);
  expect(await dark(page), where).toBe(1);
}

for (const width of [1024, 390])
  test(`[GEN-05 APR-01] at ${width} px a dialog covers the drawer that it opens from, and a question covers both`, async ({
    I,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await I.enter(TUNDE, '/dashboard/payout/pending-approval');
    await page
      .getByRole('button', { name: /^Details of the payout/ })
      .first()
      .click();
    await writeNote(page, page.getByRole('button', { name: /^Approve (NGN|GBP|USD) / }), `an approval at ${width}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await I.enterPayouts(AMAKA);
    await page
      .getByRole('button', { name: /^Details of the payout/ })
      .first()
      .click();
    await writeNote(page, I.button('Verify Payout'), `a payout at ${width}`);
    // A press beside the drawer itself still closes it.
    await page.mouse.click(8, 8);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
