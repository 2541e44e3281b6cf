/** A merchant answers a chargeback against the clock, with lost answers, other people and the keyboard alone. */
import type { Page } from '@playwright/test';
import { chargebacks } from '../../../contract/chargebacks/chargebacks';
import { users } from '../../../contract/people/users';
import type { Sandbox } from '../../../sandbox/start';
import { call } from '../../../sandbox/testing/client';
import { providerOf } from '../../drivers/provider';
import { expect, test } from '../fixtures';
import { AMAKA, type Merchant, TUNDE } from '../merchant';
import { attach, decline, explanation, open, pdf, twinOf, WORDS } from './answering';

async function recordOf(sandbox: Sandbox, id: string) {
  const { token } = await providerOf(sandbox).signIn(AMAKA);
  return (await call(sandbox, chargebacks.getChargeback, { params: { id } }, token)).chargeback;
}

/** What the provider has of the merchant's answers, and the status. */
async function answersTo(sandbox: Sandbox, id: string) {
  const { status, thread } = await recordOf(sandbox, id);
  const own = thread.filter(({ isAdmin }) => !isAdmin).map(({ comment, proofs }) => [comment, proofs.length]);
  return { status, own };
}

const review = (I: Merchant) => I.button('Review answer').click();
const submit = (I: Merchant) => I.button('Submit Request').click();
const submitted = (I: Merchant) => I.heading('Answer submitted').waitFor();

test('[CBK-03] an answer whose response was lost is sent once, and its outcome is found', async ({ I, page, sandbox }) => {
  const id = await open(I, sandbox);
  await decline(page);
  await attach(page);
  await review(I);
  sandbox.queueFault('disputeChargeback', 'lost');
  await submit(I);
  await submitted(I);
  expect(await answersTo(sandbox, id)).toEqual({ status: 'Awaiting Response', own: [[WORDS, 1]] });
});

test('[CBK-03] an upload that breaks in the middle loses nothing, and can be sent again', async ({ I, page, sandbox }) => {
  const id = await open(I, sandbox);
  await decline(page);
  await attach(page, 'waybill.pdf', 3_000_000);
  await review(I);
  sandbox.queueFault('disputeChargeback', 'network');
  await submit(I);
  await I.see('The provider has no answer from you yet. Review your answer and submit it again.');
  await expect(explanation(page)).toHaveValue(WORDS);
  await I.see('waybill.pdf');
  expect(await answersTo(sandbox, id)).toEqual({ status: 'Pending', own: [] });
  await review(I);
  await submit(I);
  await submitted(I);
  expect(await answersTo(sandbox, id)).toEqual({ status: 'Awaiting Response', own: [[WORDS, 1]] });
});

test('[CBK-03] an unknown outcome stays on the page until the provider says it, and nothing is sent twice', async ({
  I,
  page,
  sandbox,
}) => {
  const id = await open(I, sandbox);
  await page.getByRole('radio', { name: 'Accept' }).check();
  await explanation(page).fill('We could not deliver.');
  await I.button('Accept chargeback').click();
  sandbox.queueFault('disputeChargeback', 'lost');
  sandbox.queueFault('getChargeback', 'network');
  await page.getByRole('button', { name: /^Accept and pay NGN / }).click();
  await I.see('We didn’t get a response. Check the status.');
  await page.reload();
  await I.heading('Chargeback accepted').waitFor();
  expect(await answersTo(sandbox, id)).toEqual({ status: 'Accepted', own: [['We could not deliver.', 0]] });
});

test('[CBK-03] a reload at each step keeps the draft, and answers once', async ({ I, page, sandbox }) => {
  const id = await open(I, sandbox);
  await page.getByRole('radio', { name: 'Decline' }).waitFor();
  await page.reload();
  await decline(page);
  await attach(page);
  await page.reload();
  await I.see('waybill.pdf isn’t in the draft');
  await attach(page);
  await review(I);
  await I.see('You can’t change this after you submit.');
  await page.reload();
  await expect(explanation(page)).toHaveValue(WORDS);
  await I.see('waybill.pdf isn’t in the draft');
  await review(I);
  sandbox.queueFault('disputeChargeback', 'lost');
  sandbox.queueFault('getChargeback', 'timeout');
  await submit(I);
  await I.see('Checking the status of your answer…');
  await page.reload();
  await submitted(I);
  await page.reload();
  await I.see('This chargeback can’t be answered.');
  expect(await answersTo(sandbox, id)).toEqual({ status: 'Awaiting Response', own: [[WORDS, 0]] });
});

test('[CBK-03] an answer that comes late by the provider’s clock is not taken, and says so', async ({ I, page, sandbox }) => {
  const id = await open(I, sandbox);
  await decline(page);
  await review(I);
  const { dueAt } = await recordOf(sandbox, id);
  const due = Temporal.PlainDateTime.from(dueAt ?? '').toZonedDateTime('Africa/Lagos').epochMilliseconds;
  // The session ends before, so the provider alone moves: the page believes that there is time.
  await page.route('**/accept/dispute', async (route) => {
    sandbox.clock.advance(Math.ceil((due - sandbox.clock.now().epochMilliseconds) / 1_000) + 2);
    const { token } = await providerOf(sandbox).signIn(AMAKA);
    const headers = { ...route.request().headers(), authorization: `Bearer ${token}` };
    await page.evaluate((fresh) => sessionStorage.setItem('accessToken', fresh), token);
    await route.continue({ headers });
  });
  await submit(I);
  await I.see('This chargeback was decided or answered before your answer arrived.');
  await I.see(/Nobody at your business answered it in time/);
  await expect(page.getByText(WORDS)).toBeVisible();
  expect(await answersTo(sandbox, id)).toEqual({ status: 'Lost', own: [] });
  await page.unroute('**/accept/dispute');
});

test('[CBK-03] a role that loses its permission meanwhile is told so, with the draft kept', async ({ I, page, sandbox }) => {
  const owner = await providerOf(sandbox).signIn(AMAKA);
  const id = await providerOf(sandbox).chargeback(owner, 'open');
  const give = async (role: string) => {
    const { rows } = await call(sandbox, users.listUsers, {}, owner.token);
    const tunde = rows.find(({ email }) => email === TUNDE);
    const { firstName, lastName } = tunde ?? { firstName: '', lastName: '' };
    await call(sandbox, users.updateUser, { body: { firstName, lastName, email: TUNDE, role } }, owner.token);
  };
  await give('Owner');
  await I.enter(TUNDE, `/dashboard/chargeback/${id}/details?open=answer`);
  await decline(page);
  await review(I);
  await give('Viewer');
  await submit(I);
  await I.see(/permission|role/i);
  await expect(page.getByText(WORDS)).toBeVisible();
  expect(await answersTo(sandbox, id)).toEqual({ status: 'Pending', own: [] });
});

test('[CBK-03] two tabs submit at once: one answer is taken, and both show it', async ({ I, page, context, sandbox }) => {
  const id = await open(I, sandbox);
  await decline(page, 'The first tab.');
  await review(I);
  const other = await twinOf(page, context, sandbox);
  await decline(other, 'The second tab.');
  await other.getByRole('button', { name: 'Review answer' }).click();
  await Promise.all([submit(I), other.getByRole('button', { name: 'Submit Request' }).click()]);
  const taken = page.getByRole('heading', { name: 'Answer submitted' });
  const not = page.getByText('This chargeback was decided or answered before your answer arrived.');
  await taken.or(not).waitFor();
  const { own } = await answersTo(sandbox, id);
  expect(own).toHaveLength(1);
  const isFirst = await taken.isVisible();
  expect(own[0]?.[0]).toBe(isFirst ? 'The first tab.' : 'The second tab.');
  const words = isFirst ? 'This chargeback was decided or answered before your answer arrived.' : 'Answer submitted';
  await other.getByText(words).first().waitFor();
  await other.close();
});

test('[CBK-03] two people send the same proposed letter: the second one sees that its file was not taken', async ({
  I,
  page,
  context,
  sandbox,
}) => {
  const id = await open(I, sandbox);
  const propose = async (tab: Page) => {
    await tab.getByRole('radio', { name: 'Decline' }).check();
    await tab.getByRole('button', { name: 'Propose a letter' }).click();
  };
  await propose(page);
  await attach(page);
  await review(I);
  const other = await twinOf(page, context, sandbox);
  await propose(other);
  await other.getByRole('button', { name: 'Review answer' }).click();
  await other.getByRole('button', { name: 'Submit Request' }).click();
  await other.getByRole('heading', { name: 'Answer submitted' }).waitFor();
  await other.close();
  await submit(I);
  await I.see('This chargeback was decided or answered before your answer arrived.');
  await I.see('1 file was chosen, none was sent');
  expect((await answersTo(sandbox, id)).own).toEqual([[expect.stringMatching(/^This is our answer/), 0]]);
});

test('[CBK-03 NAV-14] the keyboard alone declines with a file, goes back, reviews and submits', async ({ I, page, sandbox }) => {
  const id = await open(I, sandbox);
  await page.getByRole('radio', { name: 'Decline' }).waitFor();
  const tabTo = async (name: string | RegExp, role: 'radio' | 'textbox' | 'button') => {
    const wanted = page.getByRole(role, { name }).first();
    for (let presses = 0; presses < 60; presses += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never reached ${name}`);
  };
  await page.getByRole('heading', { name: 'Treat Chargeback' }).click();
  await tabTo('Decline', 'radio');
  await page.keyboard.press('Space');
  await tabTo('Explanation', 'textbox');
  await page.keyboard.type(WORDS);
  const field = page.getByLabel('Proof of delivery', { exact: true });
  for (let presses = 0; presses < 60 && !(await field.evaluate((one) => one === document.activeElement)); presses += 1)
    await page.keyboard.press('Tab');
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(pdf('waybill.pdf'));
  await page.getByRole('button', { name: 'Remove waybill.pdf' }).waitFor();
  await expect(field).toBeFocused();
  await tabTo('Review answer', 'button');
  await page.keyboard.press('Enter');
  await tabTo('Back to your answer', 'button');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove waybill.pdf' }).waitFor();
  await expect(page.locator('body')).not.toBeFocused();
  await tabTo('Review answer', 'button');
  await page.keyboard.press('Enter');
  await tabTo('Submit Request', 'button');
  await page.keyboard.press('Enter');
  await submitted(I);
  await tabTo('Done', 'button');
  await page.keyboard.press('Enter');
  await I.see('You answered. The bank decides now.');
  expect(await answersTo(sandbox, id)).toEqual({ status: 'Awaiting Response', own: [[WORDS, 1]] });
});

test('[CBK-03] after an answer the next chargeback opens, and back leads to the list', async ({ I, page, sandbox }) => {
  await I.enter(AMAKA, '/dashboard/chargeback');
  await page
    .getByRole('link', { name: /^Treat Chargeback/ })
    .first()
    .click();
  await decline(page);
  await review(I);
  await submit(I);
  await submitted(I);
  const first = new URL(page.url()).pathname;
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Next chargeback, / })
    .click();
  await page.getByRole('radio', { name: 'Decline' }).waitFor();
  expect(new URL(page.url()).pathname).not.toBe(first);
  await expect(explanation(page)).toHaveCount(0);
  await I.button('Save and close').click();
  await expect(page.getByRole('button', { name: 'Next row' })).toBeVisible();
  await page.goBack();
  await I.at('/dashboard/chargeback');
  expect(await sandbox.ledger.isBalanced()).toBe(true);
});
