/** The details of a payout: its next step, the payouts before it, and the rows around it. */
import { expect, test } from '../fixtures';
import { AMAKA, TUNDE } from '../merchant';

test('[PAY-01] a row opens the details of its payout with its status, and the URL opens them again', async ({ I, page }) => {
  await I.enter(TUNDE, '/dashboard/account/payouts?status=Successful');
  await I.firstRow().getByRole('button').first().click();
  const pane = page.getByRole('heading', { name: 'Payout Details' });
  await pane.waitFor();
  await I.see('Date initiated');
  await I.see('N/A');
  await page.reload();
  await pane.waitFor();
  await page.keyboard.press('Escape');
  await expect(pane).toHaveCount(0);
});

test('[PAY-01] a failed payout says where its money is, and fills in another transfer', async ({ I }) => {
  await I.enter(AMAKA, '/dashboard/account/payouts?status=Failed&recipient=HARBOUR');
  await I.firstRow().getByRole('button').first().click();
  await I.see('Returned to Payout Balance');
  await I.button('Pay again').click();
  await expect(I.field('Amount')).not.toHaveValue('');
});

test('[PAY-01] details list earlier successful payouts to the same recipient, which open in turn', async ({ I, page }) => {
  await I.enterPayouts(AMAKA);
  for (const amount of ['120.10', '130.20']) {
    await I.openTransfer();
    await I.fillTransfer({ amount });
    await I.review();
    await I.button('Initiate payout').click();
    await I.seePaid();
  }
  await page.getByRole('button', { name: 'Details of the payout to ADA OKAFOR' }).first().click();
  const earlier = page.getByRole('list', { name: 'Earlier successful payouts to this recipient' });
  const last = earlier.getByRole('listitem').first();
  await expect(last).toContainText('NGN 120.10');
  const shown = new URL(page.url()).searchParams.get('payout');
  await last.getByRole('button').click();
  await expect.poll(() => new URL(page.url()).searchParams.get('payout')).not.toBe(shown);
  await I.see('Date initiated');
  await expect(earlier.getByText('NGN 130.20')).toHaveCount(0);
  // The same number at another bank is somebody else.
  await I.button('View all payouts to this recipient').click();
  await expect(page).toHaveURL(/by=beneficiaryNumber&recipient=0123456789&bank=Guaranty/);
  await I.button('Remove filter Bank').waitFor();
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows.first()).toContainText('Guaranty Trust Bank');
  await expect(rows.filter({ hasNotText: 'Guaranty Trust Bank' })).toHaveCount(0);
});

test('[APR-01] details of an undecided payout lead an approver to its decision, and the maker to the list', async ({
  I,
  page,
}) => {
  const undecided = `${I.payoutsPath}?status=Awaiting+Approval`;
  await I.enter(AMAKA, undecided);
  await page
    .getByRole('button', { name: /^Details of the payout to/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'View pending approval' }).waitFor();
  await I.see('Another approver decides');
  await I.enter(TUNDE, undecided);
  await page
    .getByRole('button', { name: /^Details of the payout to/ })
    .first()
    .click();
  await I.see('You decide');
  const payout = new URL(page.url()).searchParams.get('payout');
  await page.getByRole('link', { name: 'Approve', exact: true }).click();
  await I.at(`/dashboard/payout/pending-approval?approve=${payout}`);
  await I.heading('Approve payout').waitFor();
});

test('[PAY-01] J and K open the details of the rows around', async ({ I, page }) => {
  await I.enter(TUNDE, '/dashboard/account/payouts?status=Successful');
  await I.firstRow().getByRole('button').first().click();
  await I.see('Date initiated');
  const first = new URL(page.url()).searchParams.get('payout');
  await page.keyboard.press('j');
  await expect(page).not.toHaveURL(new RegExp(`payout=${first}(&|$)`));
  // The first row has none before it, so this is the second.
  await expect(I.button('Previous row')).toBeEnabled();
  await page.keyboard.press('k');
  await expect(page).toHaveURL(new RegExp(`payout=${first}(&|$)`));
});
