/** The audit trail: its entries, and the check of its chain in a worker of the browser. */
import { preferences } from '../../../contract/settings/preferences';
import { call } from '../../../sandbox/testing/client';
import { expect, freshTest, test } from '../fixtures';
import { AMAKA, NGOZI } from '../merchant';

const TRAIL = '/dashboard/settings/audit-trails';

test.describe('the audit trail', () => {
  test('[AUD-01] opens an entry with what changed, and goes through them by key', async ({ I, page, sandbox }) => {
    const { token } = await I.enter(AMAKA, '/dashboard');
    for (const feeBearer of ['CBF', 'SPLIT'] as const)
      await call(sandbox, preferences.setFeeBearer, { body: { feeBearer } }, token);
    await page.goto(sandbox.address + TRAIL);
    await page
      .getByRole('button', { name: /^View entry \d+: Change fee bearer$/ })
      .first()
      .click();
    const pane = page.locator('[data-panel]');
    await expect(pane.getByRole('heading', { name: 'What changed' })).toBeVisible();
    await expect(pane.getByText('CBF')).toBeVisible();
    await expect(pane.getByText('SPLIT')).toBeVisible();
    const title = pane.getByRole('heading', { name: /^Entry \d+$/ });
    const first = await title.textContent();
    // The keys work once the buttons to the rows around are there.
    await expect(pane.getByRole('button', { name: 'Next row' })).toBeVisible();
    await page.keyboard.press('j');
    await expect(title).not.toHaveText(first ?? '');
    await page.keyboard.press('k');
    await expect(title).toHaveText(first ?? '');
    await expect(pane.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/dashboard/settings/preference');
    await page.keyboard.press('Escape');
    await expect(pane).toHaveCount(0);
  });

  test('[AUD-01] is read by a role that may only look', async ({ I, page }) => {
    await I.enter(NGOZI, TRAIL);
    await expect(page.getByRole('heading', { name: 'Audit Trails' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Verify trail' })).toBeEnabled();
  });
});

freshTest.describe('the check of the audit trail', () => {
  freshTest('[AUD-01] is intact, keeps an anchor, and compares with it the next time', async ({ I, page }) => {
    await I.enter(AMAKA, `${TRAIL}?open=verify`);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: 'Audit trail verified' })).toBeVisible();
    await expect(dialog.getByText('No anchor saved yet')).toBeVisible();
    await dialog.getByRole('button', { name: 'Save as anchor' }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Verify trail' }).click();
    await expect(dialog.getByText(/^Entry \d+ matches the fingerprint you saved on /)).toBeVisible();
    await dialog.getByLabel(/^Fingerprint you kept elsewhere/).fill('ab'.repeat(32));
    await dialog.getByRole('button', { name: 'Check against it' }).click();
    await expect(dialog.getByRole('heading', { name: 'Fingerprint not found' })).toBeVisible();
  });

  freshTest(
    '[AUD-01] names the first entry that was changed, and nothing else of it is vouched for',
    async ({ I, page, sandbox }) => {
      const { token } = await I.enter(AMAKA, '/dashboard');
      for (const feeBearer of ['CBF', 'SPLIT'] as const)
        await call(sandbox, preferences.setFeeBearer, { body: { feeBearer } }, token);
      await page.route(/\/audit\/trails\/chain\?/, async (route) => {
        const answer = await (await route.fetch()).json();
        const [first, second, ...rest] = answer.items;
        await route.fulfill({ json: { ...answer, items: [first, { ...second, action: 'Sign out' }, ...rest] } });
      });
      await page.goto(`${sandbox.address}${TRAIL}?open=verify`);
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('heading', { name: 'Audit trail doesn’t verify' })).toBeVisible();
      await expect(dialog.getByText('Entry 2 was changed after it was recorded.')).toBeVisible();
      await expect(dialog.getByText(/^Entry 1 is intact\. We can’t vouch for entries 2 to \d+\.$/)).toBeVisible();
    },
  );
});
