/** A merchant finds chargebacks and reads one, in a browser. */
import { expect, test } from '../fixtures';
import { findNothing, fitNarrowly, LOOKS, lookAs } from '../looks';
import { AMAKA, NGOZI } from '../merchant';

const PATH = '/dashboard/chargeback';

test('[CBK-01 NAV-01] a merchant opens the chargebacks from the sidebar, those that need an answer first', async ({
  I,
  page,
}) => {
  await I.signIn(AMAKA);
  await I.goTo('Chargeback', 'All');
  await I.at(PATH);
  const heads = page.locator('[scope=rowgroup]');
  await expect(heads).toHaveText([/^Needs your answer \d+$/, /^With the provider \d+$/, /^Closed \d+$/]);
  await expect(page.locator('[data-urgency]').first()).toHaveAttribute('data-urgency', 'today');
  await expect(page.getByRole('link', { name: /^Treat Chargeback/ }).first()).toBeVisible();
  await I.see('Not offered by the provider');
});

test('[CBK-01] each status has a page of its own, and the filter of all is kept over a reload', async ({ I, page }) => {
  await I.enter(AMAKA, PATH);
  for (const [name, status] of [
    ['Pending', 'Pending'],
    ['Awaiting response', 'Awaiting Response'],
    ['Won', 'Won'],
    ['Lost', 'Lost'],
    ['Assessment', 'Assessment'],
  ] as const) {
    await I.goTo('Chargeback', name);
    const marks = page.getByRole('main').locator('[data-mark]');
    await expect(marks.first()).toHaveText(status);
    await expect(marks.filter({ hasNotText: status })).toHaveCount(0);
  }
  await page.goto(`${new URL(page.url()).origin}${PATH}?status=Accepted`);
  await expect(page.getByRole('main').locator('[data-mark]').first()).toHaveText('Accepted');
  await page.reload();
  await expect(page.getByRole('main').locator('[data-mark]').first()).toHaveText('Accepted');
});

test('[CBK-04] the address of disputes leads to the chargebacks', async ({ I }) => {
  await I.enter(AMAKA, '/dashboard/business/disputes');
  await I.at(PATH);
});

test('[CBK-02] a row opens its details, which lead to the transaction and back', async ({ I, page }) => {
  await I.enter(AMAKA, `${PATH}?status=Pending`);
  await page
    .getByRole('button', { name: /^View details of/ })
    .first()
    .click();
  await I.heading('Chargeback details').waitFor();
  await I.see('Feedback Threads');
  await I.see('If you lose');
  await page.reload();
  await I.see('Feedback Threads');
  await page.getByRole('region', { name: 'What is disputed' }).getByRole('link').first().click();
  await I.heading('Transaction details').waitFor();
});

test('[CBK-02] the URL of an unknown chargeback says so', async ({ I }) => {
  await I.enter(AMAKA, `${PATH}/99999999/details`);
  await I.see(/We couldn’t find this chargeback/);
});

test('[CBK-02 CBK-03] a viewer reads chargebacks, and cannot answer one by its address either', async ({ I, page }) => {
  await I.enter(NGOZI, `${PATH}?status=Pending`);
  await page
    .getByRole('button', { name: /^View details of/ })
    .first()
    .click();
  await I.see('Feedback Threads');
  await expect(I.button('Treat Chargeback')).toHaveCount(0);
  await page.goto(`${page.url()}?open=answer`);
  await I.see('Feedback Threads');
  await expect(page.getByRole('radio', { name: 'Decline' })).toHaveCount(0);
});

test('[CBK-01 CBK-02] the pages of chargebacks fit each width and theme', async ({ I, page }) => {
  await I.enter(AMAKA, PATH);
  await page.locator('[data-urgency]').first().waitFor();
  for (const look of LOOKS) {
    await lookAs(page, look);
    await findNothing(page, `chargebacks, ${look.colorScheme}`);
    await fitNarrowly(page, `chargebacks, ${look.width}`);
  }
  await page
    .getByRole('button', { name: /^View details of/ })
    .first()
    .click();
  await I.see('Feedback Threads');
  for (const look of LOOKS) {
    await lookAs(page, look);
    await findNothing(page, `a chargeback, ${look.colorScheme}`);
    await fitNarrowly(page, `a chargeback, ${look.width}`);
  }
});
