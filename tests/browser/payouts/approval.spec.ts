/** Beneficiaries from saving to paying to deleting, and the approval of a payout of a million. Also by keyboard, and with axe. */
import { providerOf } from '../../drivers/provider';
import { expect, test } from '../fixtures';
import { findNothing, LOOKS, lookAs } from '../looks';
import { AMAKA, NGOZI, TUNDE } from '../merchant';

const PENDING = '/dashboard/payout/pending-approval';
const BENEFICIARIES = '/dashboard/payout/beneficiaries';

test('[BEN-01 BEN-02 BEN-03] who is saved is offered in a transfer, and no longer once deleted', async ({ I, page }) => {
  await I.enter(AMAKA, BENEFICIARIES);
  await I.button('Add new beneficiary').click();
  await I.field('Account number').fill('012345678');
  await page.getByRole('combobox', { name: 'Bank', exact: true }).selectOption({ label: 'FCMB' });
  await expect(I.button('Create')).toBeDisabled();
  await I.field('Account number').fill('0123456789');
  await expect(I.dialog.getByText('ADA OKAFOR')).toBeVisible();
  await I.button('Create').click();
  await I.seeNoDialog();
  const row = page.getByRole('row').filter({ hasText: 'FCMB' }).filter({ hasText: 'ADA OKAFOR' });
  await expect(row).toContainText('Bank Account');
  await I.goTo('Account', 'Payouts');
  await I.openTransfer();
  await page.getByRole('radio', { name: 'Beneficiary' }).check();
  const offered = page.getByRole('combobox', { name: 'Beneficiary' });
  await offered.selectOption({ label: 'ADA OKAFOR, 0123456789, FCMB' });
  await I.dialog.getByRole('button', { name: 'Cancel' }).click();
  await I.button('Leave').click();
  await I.goTo('Payout', 'Beneficiaries');
  await row.getByRole('button', { name: 'Actions for ADA OKAFOR' }).click();
  await page.getByRole('menuitem', { name: 'Resolve' }).click();
  await I.see('ARE YOU SURE YOU WANT TO RESOLVE ADA OKAFOR?');
  await I.button('Resolve').click();
  await I.see('The name hasn’t changed.');
  await I.button('Done').click();
  await row.getByRole('button', { name: 'Actions for ADA OKAFOR' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await I.see('ARE YOU SURE YOU WANT TO DELETE ADA OKAFOR?');
  await I.button('Delete').click();
  await expect(row).toHaveCount(0);
});

test('[APR-01] the maker sees why they cannot decide, and another user declines and approves', async ({ I, page }) => {
  await I.enter(AMAKA, PENDING);
  await expect(page.getByText('You initiated this payout').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Approve the/ })).toHaveCount(0);
  await I.enter(NGOZI, PENDING);
  await expect(page.getByText('Needs an approver').first()).toBeVisible();
  await I.enter(TUNDE, PENDING);
  const approve = page.getByRole('button', { name: /^Approve the payout/ });
  await approve.first().waitFor();
  const all = await approve.count();
  await page.getByRole('checkbox').nth(0).check();
  await page.getByRole('checkbox').nth(1).check();
  // The list makes room for the pane. A double click opens it once, and not the other decision that has moved below the pointer.
  await I.button('Decline 2 selected').dblclick();
  await expect(I.heading('Decline payouts')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(I.button('Decline 2 selected')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Decline ([A-Z]{3} [\d,.]+|2 payouts)$/ }).click();
  await I.field('Your code').fill('000000');
  await I.button('Confirm decline').click();
  await I.see('Invalid OTP');
  // No other code was sent, so the wait goes on.
  await expect(page.getByRole('button', { name: /^Resend code in 00:[0-5]\d$/ })).toBeVisible();
  await I.field('Your code').fill(await I.otp(TUNDE));
  await I.button('Confirm decline').click();
  await I.see(/^2 payouts declined successfully\. NGN [\d,.]+ is back in your Payout Balance\.$/);
  await expect(approve).toHaveCount(all - 2);
  await approve.first().click();
  await page.getByRole('button', { name: /^Approve (NGN|GBP|USD) / }).click();
  await expect(I.field('Your code')).toBeFocused();
  await I.field('Your code').fill(await I.otp(TUNDE));
  await I.button('Confirm approval').click();
  await I.see(/^Payout approved successfully\. .+ receives [A-Z]{3} [\d,.]+\.$/);
  await expect(approve).toHaveCount(all - 3);
  // The row has left the list, and the focus is in the next one.
  await expect(approve.first()).toBeFocused();
});

test('[APR-01] what is decided of a selection is what is ticked: its boxes stay as they are until the pane is closed', async ({
  I,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await I.enter(TUNDE, PENDING);
  const boxes = page.getByRole('checkbox');
  await boxes.first().waitFor();
  for (const at of [0, 1, 2]) await boxes.nth(at).check();
  await I.button('Decline 3 selected').click();
  const decline = page.getByRole('button', { name: /^Decline ([A-Z]{3} [\d,.]+|3 payouts)$/ });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/second-level/verify')) sent.push(request.postData() ?? '');
  });
  const seeLocked = async () => {
    await expect(boxes.nth(1)).toBeDisabled();
    await expect(boxes.nth(1)).toHaveAccessibleDescription('Close the decision to change the selection.');
    await boxes.nth(1).click({ force: true });
    await boxes.nth(3).click({ force: true });
    for (const at of [0, 1, 2]) await expect(boxes.nth(at)).toBeChecked();
    await expect(boxes.nth(3)).not.toBeChecked();
    await expect(I.button('Decline 3 selected')).toBeVisible();
  };
  await decline.waitFor();
  await seeLocked();
  await page.reload();
  await decline.waitFor();
  await seeLocked();
  await decline.click();
  await I.field('Your code').waitFor();
  await seeLocked();
  // Closed, the selection is as it was and free.
  await I.button('Close').click();
  await boxes.nth(1).uncheck();
  await I.button('Decline 2 selected').click();
  await page.getByRole('button', { name: /^Decline ([A-Z]{3} [\d,.]+|2 payouts)$/ }).click();
  // The code for these two is sent once the field is there.
  await I.field('Your code').waitFor();
  await I.field('Your code').fill(await I.otp(TUNDE));
  await I.button('Confirm decline').click();
  await I.see(/^2 payouts declined successfully\. .+ back in your Payout Balance\.$/);
  expect(sent.map((body) => JSON.parse(body).payoutIds.length)).toEqual([2]);
});

test('[APR-01] a payout that was decided elsewhere says so when its code is refused, and its row leaves the list', async ({
  I,
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await I.enter(TUNDE, PENDING);
  const rows = page.getByRole('button', { name: /^Approve the payout/ });
  const approve = page.getByRole('button', { name: /^Approve (NGN|GBP|USD) / });
  await rows.first().click();
  await approve.waitFor();
  const all = await rows.count();
  // The same approver decides in another session.
  await providerOf(sandbox).approve(new URL(page.url()).searchParams.get('approve') ?? '');
  await approve.click();
  await I.see(/^You already decided this payout\. Its status is (Approved|Processing|Pending|Successful)\.$/);
  await expect(page.getByRole('button', { name: /code|^(Approve|Decline) (NGN|GBP|USD) / })).toHaveCount(0);
  await findNothing(page, 'a payout that was decided elsewhere');
  await I.button('Close').click();
  await expect(rows).toHaveCount(all - 1);
  await expect(rows.first()).toBeFocused();
});

test('[APR-01 BEN-01] approval and beneficiaries are there for the keyboard alone, and axe finds nothing', async ({
  I,
  page,
}) => {
  await I.enter(TUNDE, PENDING);
  const approve = page.getByRole('button', { name: /^Approve the payout/ }).first();
  await approve.focus();
  await page.keyboard.press('Enter');
  await expect(I.heading('Approve payout')).toBeFocused();
  await I.see('No code is sent before that.');
  await findNothing(page, 'approving');
  await page.keyboard.press('Escape');
  await expect(I.heading('Approve payout')).toHaveCount(0);
  await expect(approve).toBeFocused();
  await I.enter(AMAKA, `${BENEFICIARIES}?new=beneficiary`);
  await I.field('Account number').waitFor();
  for (const look of LOOKS) {
    await lookAs(page, look);
    await findNothing(page, `a new beneficiary in ${look.colorScheme}`);
  }
});

test('[APR-01] a view has its rows, and beside, above and below it the pane leads through them', async ({ I, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await I.enter(TUNDE, PENDING);
  const details = page.getByRole('button', { name: /^Details of the payout/ });
  const view = page.getByRole('button', { name: /^Over 1 day/ });
  await expect(view).toHaveText(/rows$/);
  const count = Number(/(\d+)rows$/.exec((await view.textContent()) ?? '')?.[1]);
  await view.click();
  await expect(page).toHaveURL(/pending=overOneDay/);
  await expect(details).toHaveCount(count);
  await page.getByRole('checkbox').nth(0).check();
  await details.nth(1).click();
  await page.getByRole('button', { name: /^Approve NGN|^Approve GBP/ }).waitFor();
  // The tools of the list stay in the line of its search, also with a selection.
  for (const width of [1440, 1024, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('dialog')).toHaveCount(width < 1280 ? 1 : 0);
    const lines = page.locator('main [data-list-head] :is(input[type=search], button[aria-label=Refresh])');
    const tops = await lines.evaluateAll((found) => found.map((each) => Math.round(each.getBoundingClientRect().top / 8)));
    expect([width, new Set(tops).size, tops.length]).toEqual([width, 1, 2]);
  }
  const shown = page.getByText(/ receives$/);
  const first = await shown.textContent();
  await page.keyboard.press('j');
  await expect(shown).not.toHaveText(first ?? '');
  await page.keyboard.press('k');
  await expect(shown).toHaveText(first ?? '');
  // On a phone it is a sheet at the foot of the screen.
  await page.setViewportSize({ width: 390, height: 844 });
  const sheet = await page.getByRole('dialog').boundingBox();
  expect([sheet?.x, sheet?.width, (sheet?.y ?? 0) + (sheet?.height ?? 0)]).toEqual([0, 390, 844]);
});
