/** Onboarding from an empty business to a live one, with the choices and drafts on the way. */

import { pdf, png } from '../../../sandbox/testing/papers';
import { providerOf } from '../../drivers/provider';
import { choose, IFE, LIST, NEWLEAF, row, SECRETS, STEPS, stepsOf } from '../access/newcomer';
import { expect, test } from '../fixtures';
import { type Merchant, merchantAt } from '../merchant';

const MEGABYTE = 1024 * 1024;

/** Other tests of the same worker need the business as a new one too. */

/** Opens a step from the checklist and leaves it with its save button. */
async function take(I: Merchant, title: string, work: () => Promise<unknown>, save: string | null = 'Save') {
  await expect(row(I.page, title)).toContainText('0% complete');
  await I.page.getByRole('link', { name: title, exact: true }).click();
  await I.page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  await work();
  if (save) await I.button(save).click();
  await I.at(LIST);
  await expect(row(I.page, title)).toContainText('100% complete');
}

test('[ONB-01 ONB-02 ONB-03 ONB-04 ONB-05 ONB-07 ONB-08 ONB-11 ONB-13 ONB-18] a new business fills in everything, goes live, and is sent on by the gate only until then', async ({
  I,
  page,
  sandbox,
}) => {
  test.slow();
  const steps = stepsOf(I);
  const submit = I.button('Submit Documents');
  const asksForHome = () => page.goto(`${sandbox.address}/dashboard`);
  await page.goto(sandbox.address);
  await I.signInHere(IFE);
  await I.heading('Welcome, Newleaf Crafts').waitFor();
  await I.at(STEPS);
  await asksForHome();
  await I.heading('Welcome, Newleaf Crafts').waitFor();
  await I.at(STEPS);
  await I.button('Get Started').click();
  await I.at(`${STEPS}/personalInformation`);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await I.at(LIST);

  await take(I, 'Personal Information', steps.person);
  await asksForHome();
  await I.heading('We need more information').waitFor();
  await I.at(STEPS);
  await expect(submit).toBeDisabled();
  await take(I, 'Business information', steps.business);
  await take(I, 'Bank details', steps.bank);
  await expect(submit).toBeDisabled();
  await take(I, 'Terms and conditions', steps.terms, null);

  await asksForHome();
  await I.heading('Dashboard').waitFor();
  await I.at('/dashboard');
  await page.goto(sandbox.address + LIST);
  const [answer] = await Promise.all([page.waitForResponse(/\/go-live$/), submit.click()]);
  const { statusCode, message } = await answer.json();
  expect(statusCode).toBe('00');
  await I.heading('Dashboard').waitFor();
  await I.at('/dashboard');
  await I.see(message);
  await page.goto(sandbox.address + LIST);
  await I.see('We’re reviewing your documents.');
  await expect(submit).toHaveCount(0);

  const decided = await fetch(`${sandbox.address}/sandbox/onboarding`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ businessId: NEWLEAF, decision: 'approve' }),
  });
  expect(decided.status).toBe(200);
  await asksForHome();
  await I.heading('Dashboard').waitFor();
  await I.at('/dashboard');
  await page.goto(sandbox.address + LIST);
  await I.see('Your business is live.');
  await expect(submit).toHaveCount(0);
});

test('[ONB-07 ONB-08] a file of another kind than its name says, an empty one and one too large are refused where they are chosen', async ({
  I,
  page,
  sandbox,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  const refused = async (label: string, file: File, says: RegExp) => {
    await choose(I.button(label), file);
    await expect(I.button(label)).toHaveAccessibleDescription(says);
    await I.button('Save').click();
    await expect(I.button(label)).toHaveAccessibleDescription(says);
  };
  await I.enter(IFE, `${STEPS}/personalInformation`);
  await I.button('Save').waitFor();
  for (const label of ['Identification', 'Passport photograph', 'Proof of address']) {
    await refused(
      label,
      new File(['MZ\u0000'], 'passport.png', { type: 'image/png' }),
      /“passport\.png” must be a PNG, JPG, JPEG or PDF/,
    );
    await refused(label, png('passport.exe'), /“passport\.exe” isn’t a supported file/);
    await refused(label, new File([], 'bill.pdf', { type: 'application/pdf' }), /“bill\.pdf” is empty/);
    await refused(label, pdf('large.pdf', 5 * MEGABYTE + 1), /“large\.pdf” is larger than 5 MB/);
    await choose(I.button(label), pdf('right.pdf', 5 * MEGABYTE));
    await expect(I.button(label)).not.toHaveAttribute('aria-invalid');
  }
  await page.goto(`${sandbox.address}${STEPS}/businessInformation`);
  await I.field('Description').waitFor();
  await refused(
    'Logo',
    new File(['%PDF-1.7\n%%EOF\n'], 'logo.png', { type: 'image/png' }),
    /“logo\.png” must be a PNG, JPG or JPEG/,
  );
  await refused('Logo', pdf('logo.pdf'), /“logo\.pdf” isn’t a supported file/);
  await refused('Logo', new File([], 'logo.png', { type: 'image/png' }), /“logo\.png” is empty/);
  await refused('Logo', png('logo.png', MEGABYTE + 1), /“logo\.png” is larger than 1 MB/);
  await choose(I.button('Logo'), png('logo.png', MEGABYTE));
  await expect(I.button('Logo')).not.toHaveAttribute('aria-invalid');
  expect(sent.filter((url) => url.includes('/onboarding/'))).toEqual([]);
});

test('[ONB-07 ONB-08] a draft outlives a reload, and no BVN, NIN or number of an identification is in it', async ({
  I,
  page,
  sandbox,
}) => {
  const steps = stepsOf(I);
  const kept = () =>
    page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie, window.history.state]));
  await I.enter(IFE, `${STEPS}/personalInformation`);
  await steps.person();
  await expect.poll(kept).toContain('Adéyẹmí');
  for (const secret of Object.values(SECRETS)) expect(await kept()).not.toContain(secret);
  await page.reload();
  await expect(I.field('Last name')).toHaveValue("O'Adéyẹmí");
  await expect(I.field('Phone')).toHaveValue('8031234567');
  await expect(page.getByLabel('Date of birth', { exact: true })).toHaveValue('28-Feb-1990');
  for (const label of Object.keys(SECRETS)) await expect(I.field(label)).toHaveValue('');
  await page.goto(`${sandbox.address}${STEPS}/businessInformation`);
  await I.field('Description').fill('Baskets');
  await page.reload();
  await expect(I.field('Description')).toHaveValue('Baskets');
});

test('[ONB-14] leaving a half-filled form by its back link, the browser’s back button or the sidebar asks first', async ({
  I,
  page,
  sandbox,
}) => {
  await I.enter(IFE, LIST);
  const back = page.getByRole('link', { name: 'Back', exact: true });
  const overview = page.getByRole('navigation').getByRole('link', { name: 'Dashboard', exact: true });
  const ways: readonly (readonly [() => Promise<unknown>, string])[] = [
    [() => back.click(), LIST],
    [() => page.goBack(), LIST],
    [() => overview.click(), STEPS],
  ];
  for (const [leave, to] of ways) {
    await page.goto(sandbox.address + LIST);
    await page.getByRole('link', { name: 'Business information', exact: true }).click();
    await I.field('Description').fill('Half of it');
    await leave();
    await expect(I.dialog.getByRole('heading', { name: 'Leave without saving?' })).toBeVisible();
    await I.at(`${STEPS}/businessInformation`);
    await I.button('Keep editing').click();
    await I.seeNoDialog();
    await expect(I.field('Description')).toHaveValue('Half of it');
    await leave();
    await I.dialog.getByRole('button', { name: 'Leave', exact: true }).click();
    await I.at(to);
    await I.seeNoDialog();
  }
});

test('[ONB-11 ONB-14] half-filled bank details ask before they are left, and saved ones do not', async ({ I, page }) => {
  await I.enter(IFE, `${STEPS}/bankdetails`);
  await stepsOf(I).bank();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(I.dialog.getByRole('heading', { name: 'Leave without saving?' })).toBeVisible();
  await I.button('Keep editing').click();
  await I.button('Save').click();
  await I.at(LIST);
  await I.seeNoDialog();
  await expect(row(page, 'Bank details')).toContainText('100% complete');
});

test('[ONB-08 ONB-13] two tabs that finish one step, and go live: the later one says how it stands', async ({
  I,
  page,
  sandbox,
}) => {
  const { token } = await I.enter(IFE, `${STEPS}/businessInformation`);
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.evaluate(() => void window.open(window.location.href))]);
  const other = merchantAt(popup, sandbox);
  await stepsOf(I).business();
  await stepsOf(other).business();
  await other.field('City').fill('Ilorin');
  await I.button('Save').click();
  await I.at(LIST);
  await other.button('Save').click();
  await other.at(LIST);
  await expect(row(popup, 'Business information')).toContainText('100% complete');
  await page.getByRole('link', { name: 'Business information', exact: true }).click();
  await expect(I.field('City')).toHaveValue('Ilorin');

  await providerOf(sandbox).sendStage(token, 'complete');
  for (const tab of [page, popup]) await tab.goto(sandbox.address + LIST);
  await I.button('Submit Documents').waitFor();
  await other.button('Submit Documents').click();
  await other.heading('Dashboard').waitFor();
  await I.button('Submit Documents').click();
  await I.see(/already submitted/);
});
