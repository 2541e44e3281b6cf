/** A merchant's own views of a list: with the pointer and the keyboard, after a reload, and at every width. */
import { expect, test } from '../fixtures';
import { findNothing, LOOKS, lookAs } from '../looks';
import { AMAKA } from '../merchant';

const FILTERED = '?status=Failed&from=2026-11-02&to=2026-11-20';

for (const look of LOOKS)
  test(`[PAY-01] a view is saved, chosen after a reload, renamed and deleted at ${look.width} px`, async ({ I, page }) => {
    await lookAs(page, look);
    const views = page.getByRole('navigation', { name: 'Saved views' });
    const view = (name: string | RegExp) => views.getByRole('button', { name });
    await I.enter(AMAKA, I.payoutsPath);
    await page.getByRole('cell').first().waitFor();
    await expect(I.button('Save view')).toHaveCount(0);
    await page.goto(new URL(I.payoutsPath + FILTERED, page.url()).href);
    await expect(view(/^Failed \(changed, not saved\)/)).toHaveAttribute('aria-current', 'true');
    await findNothing(page, 'a changed view');

    await I.button('Save view').focus();
    await page.keyboard.press('Enter');
    await expect(I.field('Name')).toBeFocused();
    await page.keyboard.type('failed');
    await page.keyboard.press('Enter');
    await I.see('This list already has a view named “Failed”. Choose another name.');
    await findNothing(page, 'a refused name');
    await I.field('Name').fill('Failed in November');
    await page.keyboard.press('Enter');
    await I.seeNoDialog();
    await expect(view('Failed in November')).toHaveAttribute('aria-current', 'true');
    await expect(I.button('Save view')).toHaveCount(0);

    await view(/^All/).click();
    await I.at(I.payoutsPath);
    await page.reload();
    await view('Failed in November').click();
    await expect(page).toHaveURL(new RegExp(`\\${FILTERED}$`));
    await findNothing(page, 'an own view');

    await page.getByRole('button', { name: 'Actions for the view Failed in November' }).click();
    await page.getByRole('menuitem', { name: 'Rename view' }).click();
    await I.field('Name').fill('November');
    await I.button('Save name').click();
    await expect(view('November')).toHaveAttribute('aria-current', 'true');
    await page.getByRole('button', { name: 'Actions for the view November' }).click();
    await page.getByRole('menuitem', { name: 'Delete view' }).click();
    await I.dialog.getByRole('button', { name: 'Delete view' }).click();
    await I.see('View deleted.');
    await expect(view('November')).toHaveCount(0);
  });
