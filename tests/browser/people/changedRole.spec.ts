/** One role in two tabs: a permission that was removed in one doesn't come back from the other. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { findNothing, LOOKS, lookAs } from '../looks';
import { AMAKA } from '../merchant';

const ROLES = '/dashboard/settings/roles-permissions';
const EDIT = `${ROLES}?role=101&editing=101`;

const form = (page: Page) => page.getByRole('dialog', { name: 'Edit Bookkeeper' });
const tick = (page: Page, area: string, label: string) =>
  form(page).getByRole('list', { name: area }).getByRole('checkbox', { name: label, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save role' }).click();
const changed = (page: Page) => page.getByRole('dialog', { name: 'This role has changed' });

test('[ROL-01] a permission that is removed in one tab stays removed when another tab saves the role', async ({
  I,
  page,
  context,
  sandbox,
}) => {
  await I.enter(AMAKA, EDIT);
  await expect(tick(page, 'Balance', 'View')).toBeChecked();
  // A tab has a session of its own, which the browser copies into a tab that this one opens.
  const session = await page.evaluate(() => JSON.stringify(sessionStorage));
  const other = await context.newPage();
  await other.goto(`${sandbox.address}/sandbox/outbox.css`);
  await other.evaluate((all) => {
    for (const [key, value] of Object.entries(JSON.parse(all))) sessionStorage.setItem(key, String(value));
  }, session);
  await other.goto(`${sandbox.address}${EDIT}`);
  await expect(tick(other, 'Balance', 'View')).toBeChecked();

  await tick(other, 'Balance', 'View').uncheck();
  await save(other);
  await expect(form(other)).toBeHidden();
  await other.close();

  await tick(page, 'Payout', 'View').check();
  await page.getByRole('textbox', { name: 'Description' }).fill('Closes the books');
  await save(page);
  await expect(changed(page)).toContainText('Someone changed this role after you opened it.');
  await expect(changed(page).getByLabel('Permissions')).toContainText('Saved nowRemoved: Balance: view.');
  await expect(changed(page).getByLabel('Permissions')).toContainText('You enteredAdded: Payout: view.');
  await expect(changed(page).getByLabel('Description')).toContainText('Closes the books');
  for (const look of LOOKS) {
    await lookAs(page, look);
    await findNothing(page, `what someone else changed of a role at ${look.width} px`);
    if (process.env.KONTOR_SHOTS)
      await page.screenshot({ path: `${process.env.KONTOR_SHOTS}/role-${look.width}-${look.colorScheme}.png` });
  }
  await changed(page).getByRole('button', { name: 'Keep my changes' }).click();
  await expect(tick(page, 'Balance', 'View')).not.toBeChecked();
  await expect(tick(page, 'Payout', 'View')).toBeChecked();
  await save(page);
  await expect(form(page)).toBeHidden();
  await page.goto(`${sandbox.address}${EDIT}`);
  await expect(tick(page, 'Payout', 'View')).toBeChecked();
  await expect(tick(page, 'Balance', 'View')).not.toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Closes the books');
});
